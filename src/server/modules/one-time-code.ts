import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Connection, Executor } from '../db/connect.ts';
import type { MessageSender } from './code-sender.ts';
import { clockToleranceMs, type Limit, sweepLimits, take, takeAll } from './limits.ts';

/** The numbers of contract §4. */
const lifeMs = 5 * 60_000;
const guessesPerChallenge = 5;
const guessesPerPhoneDay = 30;
const sendsPerPhoneDay = 6;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface SendLimits {
  readonly sendsPerAddressHour: number;
  /** the budget over all phones */
  readonly sendsPerDay: number;
}

interface CodeRequest {
  readonly phone1: string;
  /** the client's network address */
  readonly address: string;
  readonly locale: Locale;
}

interface IssuedCode {
  readonly challengeId: string;
  /** seconds */
  readonly resendAfter: number;
}

interface Guess {
  readonly challengeId: string;
  readonly phone1: string;
  readonly code: string;
}

/** One-time codes: six digits, five minutes, single use (contract §4). Knows phones, never customers. */
export interface OneTimeCodes {
  /** Sends a new code; refuses with TOO_MANY_CODES `{ resendAfter }`; rejects when the sender fails. */
  issue(request: CodeRequest, now: number): Promise<Result<IssuedCode, Problem>>;
  /** Accepts the right code once; refuses with CODE_WRONG `{ guessesLeft }`, CODE_EXPIRED, TOO_MANY_GUESSES. */
  verify(guess: Guess, now: number): Promise<Result<null, Problem>>;
}

export function createOneTimeCodes(connection: Connection, send: MessageSender, limits: SendLimits): OneTimeCodes {
  return {
    async issue({ phone1, address, locale }, now) {
      const reached = await takeAll(connection, sendLimits(phone1, address, limits), now);
      if (reached !== null) return refuse(problem('TOO_MANY_CODES', { resendAfter: Math.ceil((reached.until - now) / 1_000) }));
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const challengeId = await storeChallenge(connection, phone1, code, now);
      await send({ phone1, code, text: createTranslator(locale, 'code-sender')('text', { code }) });
      return accept({ challengeId, resendAfter: minuteMs / 1_000 });
    },

    async verify(guess, now) {
      // a flood of guesses at a spent challenge must not queue for its row
      const refusal = await refusalOf(connection.db, guess, now);
      if (refusal !== null) return refuse(refusal);
      return connection.db.transaction().execute((transaction) => judge(transaction, guess, now));
    },
  };
}

function sendLimits(phone1: string, address: string, { sendsPerAddressHour, sendsPerDay }: SendLimits): Limit[] {
  return [
    { key: `code-sends/minute/${phone1}`, max: 1, windowMs: minuteMs },
    { key: `code-sends/day/${phone1}`, max: sendsPerPhoneDay, windowMs: dayMs },
    { key: `code-sends/address/${address}`, max: sendsPerAddressHour, windowMs: hourMs },
    { key: 'code-sends/all', max: sendsPerDay, windowMs: dayMs },
  ];
}

async function storeChallenge(connection: Connection, phone1: string, code: string, now: number): Promise<string> {
  const id = randomUUID();
  await sweepLimits(connection, now);
  await connection.db.deleteFrom('challenges').where('phone1', '=', phone1).where('expires_at', '<=', now).execute();
  await connection.db
    .insertInto('challenges')
    .values({
      id,
      phone1,
      code_hash: hashOf(id, code).toString('hex'),
      guesses: 0,
      used_at: null,
      created_at: now,
      expires_at: now + lifeMs,
    })
    .execute();
  return id;
}

/** Counts the guess before it compares: parallel guesses queue at the row and never get a sixth comparison. */
async function judge(db: Executor, { challengeId, phone1, code }: Guess, now: number): Promise<Result<null, Problem>> {
  const challenge = await db
    .updateTable('challenges')
    .set((row) => ({ guesses: row('guesses', '+', 1) }))
    .where('id', '=', challengeId)
    .where('phone1', '=', phone1)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockToleranceMs)
    .where('guesses', '<', guessesPerChallenge)
    .returning(['code_hash', 'guesses'])
    .executeTakeFirst();
  if (challenge === undefined) return refuse((await refusalOf(db, { challengeId, phone1 }, now)) ?? problem('CODE_EXPIRED'));
  const limit = { key: `code-guesses/day/${phone1}`, max: guessesPerPhoneDay, windowMs: dayMs };
  if ((await take(db, limit, now)) !== null) return refuse(problem('TOO_MANY_GUESSES'));
  if (!timingSafeEqual(hashOf(challengeId, code), Buffer.from(challenge.code_hash, 'hex'))) {
    return refuse(problem('CODE_WRONG', { guessesLeft: guessesPerChallenge - challenge.guesses }));
  }
  await db.updateTable('challenges').set({ used_at: now }).where('id', '=', challengeId).execute();
  return accept(null);
}

/** Why a challenge is not judged any more; null: it may be. */
async function refusalOf(db: Executor, { challengeId, phone1 }: Omit<Guess, 'code'>, now: number): Promise<Problem | null> {
  const challenge = await db
    .selectFrom('challenges')
    .select(['used_at', 'expires_at', 'guesses'])
    .where('id', '=', challengeId)
    .where('phone1', '=', phone1)
    .where('created_at', '<=', now + clockToleranceMs)
    .executeTakeFirst();
  if (challenge === undefined || challenge.used_at !== null || challenge.expires_at <= now) return problem('CODE_EXPIRED');
  return challenge.guesses < guessesPerChallenge ? null : problem('TOO_MANY_GUESSES');
}

/** The challenge's id salts the code. */
function hashOf(challengeId: string, code: string): Buffer {
  return createHash('sha256').update(`${challengeId}:${code}`).digest();
}

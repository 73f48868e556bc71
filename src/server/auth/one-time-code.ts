import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../db/connection.ts';
import { guessLimits, type Requester, type SendLimits, sendLimits } from './code-limits.ts';
import { allOpenAt, clockToleranceMs, type Limit, purgeLimits, take, takeAll } from './rate-limit.ts';
import { type MessageSender, SendFailure } from './sms/text-message.ts';
import type { SmsTexts } from './sms/texts.ts';

/** The limits of R-CODE-1, R-CODE-2. */
const lifeMs = 5 * 60_000;
const guessesPerChallenge = 5;

interface CodeRequest extends Requester {
  readonly locale: Locale;
}

interface IssuedCode {
  readonly challengeId: string;
  /** seconds until another code can be requested, by the limit that opens last */
  readonly resendAfter: number;
  /** the gateway did not confirm the message: it may arrive or not */
  readonly isUncertain: boolean;
}

interface Guess extends Requester {
  readonly challengeId: string;
  readonly code: string;
}

/**
 * What a code is for: one that was sent for one purpose is of no use for the other. A command on the machine grants codes of the team: no
 * message is sent, and the next request for a code of that phone gets the granted one.
 */
type Purpose = 'customer' | 'team';

/**
 * One-time codes: six digits, five minutes, single use (R-CODE-1). Uses phones, never customers. The limits hold for all purposes together.
 */
export interface OneTimeCodes {
  /**
   * Sends a new code, at most once; returns TOO_MANY_CODES `{ resendAfter }`. Rejects when it was not sent. After an unknown outcome the
   * code is valid, since the message may arrive.
   */
  issue(request: CodeRequest, now: number): Promise<Result<IssuedCode, Problem>>;
  /**
   * Accepts the right code once; returns CODE_WRONG `{ guessesLeft }`, CODE_EXPIRED, TOO_MANY_GUESSES, for the day with `{ retryAfter }`.
   */
  verify(guess: Guess, now: number): Promise<Result<null, Problem>>;
}

interface Aim {
  readonly purpose: Purpose;
}

const grantedPurpose = 'team/granted';
type StoredPurpose = Purpose | typeof grantedPurpose;

type ChallengeKey = Pick<Guess, 'challengeId' | 'phone'> & Aim;

interface Messages {
  readonly send: MessageSender;
  readonly texts: Pick<SmsTexts, 'code'>;
}

export function createOneTimeCodes(
  connection: Connection,
  { send, texts }: Messages,
  limits: SendLimits,
  purpose: Purpose = 'customer',
): OneTimeCodes {
  return {
    async issue({ locale, ...requester }, now) {
      const { phone } = requester;
      const granted = purpose === 'team' ? await findOpen(connection.db, { phone, purpose: grantedPurpose }, now) : undefined;
      if (granted) return ok({ challengeId: granted.id, resendAfter: secondsTo(granted.expires_at, now), isUncertain: false });
      const lists = sendLimits(requester, limits);
      const until = await takeOne(connection, lists, now);
      if (until !== null) return err(problem('TOO_MANY_CODES', { resendAfter: secondsTo(until, now) }));
      const code = randomCode();
      const isRepeated = (await findOpen(connection.db, { phone, purpose }, now)) !== undefined;
      const challengeId = await storeChallenge(connection, { phone, code, purpose }, now);
      const isUncertain = !(await isConfirmed(send({ phone, code, text: texts.code(locale, code), isRepeated })));
      return ok({ challengeId, resendAfter: secondsTo(await nextSendAt(connection, lists, now), now), isUncertain });
    },

    async verify(guess, now) {
      // many guesses for a used challenge must not queue for its row
      const rejection = await problemOf(connection.db, { ...guess, purpose }, now);
      if (rejection !== null) return err(rejection);
      return connection.db.transaction().execute((transaction) => check(transaction, { ...guess, purpose }, now));
    },
  };
}

/** Rejects when the message was refused. */
async function isConfirmed(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof SendFailure && error.outcome === 'unknown') return false;
    throw error;
  }
}

/** Counts one use in the first list that is not used up. Returns null, or the instant (ms) at which one of them is open again. */
async function takeOne(connection: Connection, lists: readonly (readonly Limit[])[], now: number): Promise<number | null> {
  const times: number[] = [];
  for (const list of lists) {
    const until = await takeAll(connection, list, now);
    if (until === null) return null;
    times.push(until);
  }
  return Math.min(...times);
}

async function nextSendAt({ db }: Connection, lists: readonly (readonly Limit[])[], now: number): Promise<number> {
  const times = await Promise.all(lists.map((list) => allOpenAt(db, list, now)));
  return Math.min(...times.map((time) => time ?? now));
}

function secondsTo(instant: number, now: number): number {
  return Math.ceil((instant - now) / 1_000);
}

/** A code for a person of the team whose phone gets none, printed on the machine. */
export async function grantCode(connection: Connection, phone: string, now: number): Promise<string> {
  const code = randomCode();
  await connection.db.deleteFrom('challenges').where('phone1', '=', phone).where('purpose', '=', grantedPurpose).execute();
  await storeChallenge(connection, { phone, code, purpose: grantedPurpose }, now);
  return code;
}

function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

interface Sought {
  readonly phone: string;
  readonly purpose: StoredPurpose;
}

/** The challenge of a code that can still be used. */
function findOpen(db: Executor, { phone, purpose }: Sought, now: number) {
  return db
    .selectFrom('challenges')
    .select(['id', 'expires_at'])
    .where('phone1', '=', phone)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('guesses', '<', guessesPerChallenge)
    .executeTakeFirst();
}

/** The stored purposes that a code may have. */
function purposesOf(purpose: Purpose): StoredPurpose[] {
  return purpose === 'team' ? [purpose, grantedPurpose] : [purpose];
}

interface NewChallenge extends Sought {
  readonly code: string;
}

async function storeChallenge(connection: Connection, { phone, code, purpose }: NewChallenge, now: number): Promise<string> {
  const id = randomUUID();
  await purgeLimits(connection, now);
  await connection.db.deleteFrom('challenges').where('phone1', '=', phone).where('expires_at', '<=', now).execute();
  await connection.db
    .insertInto('challenges')
    .values({
      id,
      purpose,
      phone1: phone,
      code_hash: hashOf(id, code).toString('hex'),
      guesses: 0,
      used_at: null,
      created_at: now,
      expires_at: now + lifeMs,
    })
    .execute();
  return id;
}

/** Counts one use in the first list that is not used up; the others count what was refused. Returns null, or when one is open again (ms). */
async function takeFirstOpen(db: Executor, lists: readonly (readonly Limit[])[], now: number): Promise<number | null> {
  const times: number[] = [];
  for (const list of lists) {
    const until = await takeInTurn(db, list, now);
    if (until === null) return null;
    times.push(until);
  }
  return Math.min(...times);
}

async function takeInTurn(db: Executor, list: readonly Limit[], now: number): Promise<number | null> {
  for (const limit of list) {
    const until = await take(db, limit, now);
    if (until !== null) return until;
  }
  return null;
}

/** Counts the guess before comparing it: parallel guesses queue for the row lock and never get a sixth comparison. */
async function check(db: Executor, guess: Guess & Aim, now: number): Promise<Result<null, Problem>> {
  const { challengeId, phone, code, purpose } = guess;
  const challenge = await db
    .updateTable('challenges')
    .set((row) => ({ guesses: row('guesses', '+', 1) }))
    .where('id', '=', challengeId)
    .where('phone1', '=', phone)
    .where('purpose', 'in', purposesOf(purpose))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockToleranceMs)
    .where('guesses', '<', guessesPerChallenge)
    .returning(['code_hash', 'guesses', 'purpose'])
    .executeTakeFirst();
  const isGranted = challenge?.purpose === grantedPurpose;
  if (challenge === undefined) return err((await problemOf(db, guess, now)) ?? problem('CODE_EXPIRED'));
  const until = isGranted ? null : await takeFirstOpen(db, guessLimits(guess), now);
  if (until !== null) return err(problem('TOO_MANY_GUESSES', { retryAfter: secondsTo(until, now) }));
  if (!timingSafeEqual(hashOf(challengeId, code), Buffer.from(challenge.code_hash, 'hex'))) {
    return err(problem('CODE_WRONG', { guessesLeft: guessesPerChallenge - challenge.guesses }));
  }
  await db.updateTable('challenges').set({ used_at: now }).where('id', '=', challengeId).execute();
  return ok(null);
}

/** Why guesses for a challenge are not checked; null: they are. */
async function problemOf(db: Executor, { challengeId, phone, purpose }: ChallengeKey, now: number): Promise<Problem | null> {
  const challenge = await db
    .selectFrom('challenges')
    .select(['used_at', 'expires_at', 'guesses'])
    .where('id', '=', challengeId)
    .where('phone1', '=', phone)
    .where('purpose', 'in', purposesOf(purpose))
    .where('created_at', '<=', now + clockToleranceMs)
    .executeTakeFirst();
  if (challenge === undefined || challenge.used_at !== null || challenge.expires_at <= now) return problem('CODE_EXPIRED');
  return challenge.guesses < guessesPerChallenge ? null : problem('TOO_MANY_GUESSES');
}

/** The challenge's id is the salt of the code. */
function hashOf(challengeId: string, code: string): Buffer {
  return createHash('sha256').update(`${challengeId}:${code}`).digest();
}

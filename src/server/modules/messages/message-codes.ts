import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Executor } from '../../db/connection.ts';

const codeLifeMs = 60 * 60_000;
const mostGuesses = 5;

/** The customer who asked for a code, and the language of the page. */
export interface CodeOwner {
  readonly customerId: Id;
  readonly locale: Locale;
}

/** A code for the link that opens the bot: 128 random bits, valid once and for an hour; an earlier one of the customer ends (R-MSG-7). */
export async function makeTelegramCode(executor: Executor, { customerId, locale }: CodeOwner, now: number): Promise<string> {
  const code = randomBytes(16).toString('base64url');
  await executor.deleteFrom('message_codes').where('customer_id', '=', customerId).where('address', '=', '').execute();
  const row = { id: hashOf(code), customer_id: customerId, address: '', code_hash: '', locale, guesses: 0, expires_at: now + codeLifeMs };
  await executor.insertInto('message_codes').values(row).execute();
  return code;
}

/** null: the code is unknown, used or over */
export async function takeTelegramCode(executor: Executor, code: string, now: number): Promise<CodeOwner | null> {
  const row = await executor
    .deleteFrom('message_codes')
    .where('id', '=', hashOf(code))
    .where('address', '=', '')
    .returning(['customer_id', 'locale', 'expires_at'])
    .executeTakeFirst();
  return row === undefined || row.expires_at <= now ? null : { customerId: row.customer_id, locale: row.locale as Locale };
}

/** Six digits that prove an e-mail address; an earlier code of the customer ends (R-MSG-8). */
export async function makeMailCode(executor: Executor, { customerId, locale }: CodeOwner, address: string, now: number): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = mailId(customerId);
  const row = { address, code_hash: hashOf(`${id}/${code}`), locale, guesses: 0, expires_at: now + codeLifeMs };
  await executor
    .insertInto('message_codes')
    .values({ id, customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return code;
}

/** The address that the code proves. Returns the problems CODE_EXPIRED, CODE_WRONG `{ guessesLeft }`; after five wrong codes it has expired. */
export async function takeMailCode(
  executor: Executor,
  customerId: Id,
  code: string,
  now: number,
): Promise<Result<{ readonly address: string; readonly locale: Locale }, Problem>> {
  const id = mailId(customerId);
  const row = await executor
    .updateTable('message_codes')
    .set((column) => ({ guesses: column('guesses', '+', 1) }))
    .where('id', '=', id)
    .where('guesses', '<', mostGuesses)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return err(problem('CODE_EXPIRED'));
  if (!timingSafeEqual(Buffer.from(hashOf(`${id}/${code}`)), Buffer.from(row.code_hash))) {
    const guessesLeft = mostGuesses - row.guesses;
    return guessesLeft === 0 ? err(problem('CODE_EXPIRED')) : err(problem('CODE_WRONG', { guessesLeft }));
  }
  await executor.deleteFrom('message_codes').where('id', '=', id).execute();
  return ok({ address: row.address, locale: row.locale as Locale });
}

function mailId(customerId: Id): string {
  return `email/${customerId}`;
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

import { createHash, randomBytes } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import type { Executor } from '../../../db/connection.ts';

const codeLifeMs = 60 * 60_000;

/** What a code connects with Telegram: the group of a restaurant, or a person of the team. */
export interface CodeOwner {
  readonly kind: 'group' | 'member';
  readonly id: Id;
}

interface FoundCode {
  readonly id: Id;
  readonly locale: Locale;
  /** who made it; null: somebody without a name */
  readonly madeBy: string | null;
}

/** 128 random bits, valid once and for an hour; a former code for the same ends (R-MSG-12). */
export async function makeGroupCode(
  executor: Executor,
  { kind, id }: CodeOwner,
  { locale, madeBy }: Pick<FoundCode, 'locale' | 'madeBy'>,
  now: number,
): Promise<string> {
  const code = randomBytes(16).toString('base64url');
  const row = { id: hashOf(code), made_by: madeBy, locale, expires_at: now + codeLifeMs };
  await executor
    .insertInto('telegram_codes')
    .values({ owner: `${kind}/${id}`, ...row })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
    .execute();
  return code;
}

/** null: the code is unknown, used, over, or for something else */
export async function takeGroupCode(executor: Executor, kind: CodeOwner['kind'], code: string, now: number): Promise<FoundCode | null> {
  const row = await executor
    .deleteFrom('telegram_codes')
    .where('id', '=', hashOf(code))
    .where('owner', 'like', `${kind}/%`)
    .returning(['owner', 'made_by', 'locale', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return null;
  return { id: row.owner.slice(kind.length + 1), locale: parseLocale(row.locale) ?? 'ru', madeBy: row.made_by };
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { AccessToken } from '../config/config.ts';
import type { Connection } from '../db/connection.ts';
import { type Limit, reachedUntil, take } from './rate-limit.ts';

const sessionLifeMs = 12 * 60 * 60_000;
export const accessSessionSeconds = sessionLifeMs / 1_000;

const guessesPerMinute = 10;
const minuteMs = 60_000;

export type Role = 'staff' | 'editor';

/** A staff member or an editor; their actions are recorded with the name, null where the token has none. */
export interface StaffMember {
  readonly name: string | null;
}

/** A received token, and the client that sent it. */
interface Guess {
  readonly token: string;
  /** the client's network address */
  readonly address: string;
}

/** Access of staff or editors, by token or by the session that a token opened (contract §3). */
export interface Access {
  /** false: no token is configured, and its pages and calls are 404 */
  readonly isOpen: boolean;
  /**
   * The owner of a token; rejects with ACCESS_TOKEN_WRONG, and TOO_MANY_REQUESTS `{ retryAfter }` after ten wrong ones of an address in a
   * minute.
   */
  byToken(guess: Guess, now: number): Promise<Result<StaffMember, Problem>>;
  bySession(session: string | undefined, now: number): Promise<StaffMember | null>;
  /** Returns those of the sessions that are valid. */
  living(sessions: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /** The token of a new session, valid for 12 hours; rejects as `byToken` does. */
  open(guess: Guess, now: number): Promise<Result<string, Problem>>;
  close(session: string | undefined): Promise<void>;
}

interface KnownToken extends StaffMember {
  readonly hash: Buffer;
}

export function accessCookieName(role: Role, isHttps: boolean): string {
  return isHttps ? `__Host-${role}` : role;
}

/** A session ends with the token that opened it: a token removed from the configuration gives no access. */
export function createAccess({ db }: Connection, role: Role, tokens: readonly AccessToken[]): Access {
  const known: readonly KnownToken[] = tokens.map(({ name, token }) => ({ name, hash: hashOf(token) }));
  const find = (token: string) => {
    const hash = hashOf(token);
    return known.filter((entry) => timingSafeEqual(entry.hash, hash))[0] ?? null;
  };
  /** Counts wrong tokens; after too many even the right one is rejected. */
  const check = async ({ token, address }: Guess, now: number): Promise<Result<KnownToken, Problem>> => {
    const entry = find(token);
    const limit: Limit = { key: `${role}-guesses/${address}`, max: guessesPerMinute, windowMs: minuteMs };
    const until = await (entry === null ? take : reachedUntil)(db, limit, now);
    if (until !== null) return err(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
    return entry === null ? err(problem('ACCESS_TOKEN_WRONG')) : ok(entry);
  };
  return {
    isOpen: tokens.length > 0,

    async byToken(guess, now) {
      const checked = await check(guess, now);
      return checked.ok ? ok({ name: checked.value.name }) : checked;
    },

    async bySession(session, now) {
      if (!session) return null;
      const row = await db
        .selectFrom('access_sessions')
        .select('access_hash')
        .where('token_hash', '=', hashOf(session).toString('hex'))
        .where('side', '=', role)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      const entry = known.find(({ hash }) => hash.toString('hex') === row?.access_hash);
      return entry === undefined ? null : { name: entry.name };
    },

    async living(sessions, now) {
      const hashes = new Map(sessions.map((session) => [hashOf(session).toString('hex'), session]));
      const rows = await db
        .selectFrom('access_sessions')
        .select('token_hash')
        .where('token_hash', 'in', [...hashes.keys()])
        .where('side', '=', role)
        .where('expires_at', '>', now)
        .where(
          'access_hash',
          'in',
          known.map(({ hash }) => hash.toString('hex')),
        )
        .execute();
      return new Set(rows.flatMap((row) => hashes.get(row.token_hash) ?? []));
    },

    async open(guess, now) {
      const checked = await check(guess, now);
      if (!checked.ok) return checked;
      const session = randomBytes(32).toString('base64url');
      await db.deleteFrom('access_sessions').where('expires_at', '<=', now).execute();
      const row = { token_hash: hashOf(session).toString('hex'), side: role, access_hash: checked.value.hash.toString('hex') };
      await db
        .insertInto('access_sessions')
        .values({ ...row, expires_at: now + sessionLifeMs })
        .execute();
      return ok(session);
    },

    async close(session) {
      if (!session) return;
      await db.deleteFrom('access_sessions').where('token_hash', '=', hashOf(session).toString('hex')).where('side', '=', role).execute();
    },
  };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

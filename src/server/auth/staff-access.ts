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

/** Access of staff or editors, by token or by the session that a token opened (R-TEAM-1, R-TEAM-2). */
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
  findValid(sessions: readonly string[], now: number): Promise<ReadonlySet<string>>;
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
  /** Counts wrong tokens; after too many even the right one is rejected. */
  const check = async ({ token, address }: Guess, now: number): Promise<Result<KnownToken, Problem>> => {
    const entry = findToken(known, token);
    const limit: Limit = { key: `${role}-guesses/${address}`, max: guessesPerMinute, windowMs: minuteMs };
    const until = await (entry === null ? take : reachedUntil)(db, limit, now);
    if (until !== null) return err(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
    return entry === null ? err(problem('ACCESS_TOKEN_WRONG')) : ok(entry);
  };
  /** The sessions of these that are open, and the tokens that opened them. */
  const openSessions = (sessions: readonly string[], now: number) =>
    db
      .selectFrom('access_sessions')
      .select(['token_hash', 'access_hash'])
      .where('token_hash', 'in', sessions.map(hexOf))
      .where('side', '=', role)
      .where('expires_at', '>', now)
      .execute();
  const openedBy = (accessHash: string | undefined) => known.find(({ hash }) => hash.toString('hex') === accessHash);

  return {
    isOpen: tokens.length > 0,

    async byToken(guess, now) {
      const checked = await check(guess, now);
      return checked.ok ? ok({ name: checked.value.name }) : checked;
    },

    async bySession(session, now) {
      if (!session) return null;
      const [row] = await openSessions([session], now);
      const entry = openedBy(row?.access_hash);
      return entry === undefined ? null : { name: entry.name };
    },

    async findValid(sessions, now) {
      const hashes = new Map(sessions.map((session) => [hexOf(session), session]));
      const rows = await openSessions(sessions, now);
      return new Set(rows.flatMap((row) => (openedBy(row.access_hash) === undefined ? [] : (hashes.get(row.token_hash) ?? []))));
    },

    async open(guess, now) {
      const checked = await check(guess, now);
      return checked.ok ? ok(await openSession(db, role, checked.value.hash.toString('hex'), now)) : checked;
    },

    async close(session) {
      if (!session) return;
      await db.deleteFrom('access_sessions').where('token_hash', '=', hexOf(session)).where('side', '=', role).execute();
    },
  };
}

/** Compares with every known token, each in constant time. */
function findToken(known: readonly KnownToken[], token: string): KnownToken | null {
  const hash = hashOf(token);
  return known.filter((entry) => timingSafeEqual(entry.hash, hash))[0] ?? null;
}

async function openSession(db: Connection['db'], role: Role, accessHash: string, now: number): Promise<string> {
  const session = randomBytes(32).toString('base64url');
  await db.deleteFrom('access_sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('access_sessions')
    .values({ token_hash: hexOf(session), side: role, access_hash: accessHash, expires_at: now + sessionLifeMs })
    .execute();
  return session;
}

function hexOf(text: string): string {
  return hashOf(text).toString('hex');
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

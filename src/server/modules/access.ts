import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AccessToken } from '../config.ts';
import type { Connection } from '../db/connect.ts';

const sessionLifeMs = 12 * 60 * 60_000;
export const accessSessionSeconds = sessionLifeMs / 1_000;

export type Side = 'staff' | 'editor';

/** Somebody who works here; the name signs what they do, null where the token has none. */
export interface Worker {
  readonly name: string | null;
}

/** Who may enter one side of the house, by token or by the session that a token opened (contract §3). */
export interface Access {
  /** false: no token is configured, and the side is 404 */
  readonly isOpen: boolean;
  /** The worker of a token; compared in constant time. */
  byToken(token: string): Worker | null;
  bySession(session: string | undefined, now: number): Promise<Worker | null>;
  /** The token of a new session, 12 hours long; null for a wrong access token. */
  open(token: string, now: number): Promise<string | null>;
  close(session: string | undefined): Promise<void>;
}

export function accessCookieName(side: Side, isHttps: boolean): string {
  return isHttps ? `__Host-${side}` : side;
}

/** A session ends with the token it was opened with: a token that leaves the configuration lets nobody in any more. */
export function createAccess({ db }: Connection, side: Side, tokens: readonly AccessToken[]): Access {
  const known = tokens.map(({ name, token }) => ({ name, hash: hashOf(token) }));
  const find = (token: string) => {
    const hash = hashOf(token);
    return known.filter((entry) => timingSafeEqual(entry.hash, hash))[0] ?? null;
  };
  return {
    isOpen: tokens.length > 0,
    byToken: (token) => workerOf(find(token)),

    async bySession(session, now) {
      if (!session) return null;
      const row = await db
        .selectFrom('access_sessions')
        .select('access_hash')
        .where('token_hash', '=', hashOf(session).toString('hex'))
        .where('side', '=', side)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return workerOf(known.find(({ hash }) => hash.toString('hex') === row?.access_hash) ?? null);
    },

    async open(token, now) {
      const entry = find(token);
      if (entry === null) return null;
      const session = randomBytes(32).toString('base64url');
      await db.deleteFrom('access_sessions').where('expires_at', '<=', now).execute();
      const row = { token_hash: hashOf(session).toString('hex'), side, access_hash: entry.hash.toString('hex') };
      await db
        .insertInto('access_sessions')
        .values({ ...row, expires_at: now + sessionLifeMs })
        .execute();
      return session;
    },

    async close(session) {
      if (!session) return;
      await db.deleteFrom('access_sessions').where('token_hash', '=', hashOf(session).toString('hex')).where('side', '=', side).execute();
    },
  };
}

function workerOf(entry: Worker | null): Worker | null {
  return entry === null ? null : { name: entry.name };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

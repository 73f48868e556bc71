import { createHash, randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { Connection } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';

const dayMs = 24 * 60 * 60_000;
const absoluteLifeMs = 30 * dayMs;
export const idleLifeMs = 14 * dayMs;
/** How long the code of another phone counts as fresh. */
const verifiedLifeMs = 10 * 60_000;
/** How stale the last use may be noted, so that reading seldom writes. */
const seenStepMs = 60 * 60_000;

/** The life of the session's cookies, seconds (specification §9: 2592000). */
export const sessionMaxAgeSeconds = absoluteLifeMs / 1_000;

/** A session authorizes; the `user-id` cookie only hints (contract §4). */
export interface Session {
  readonly tokenHash: string;
  /** null: the phone is verified, its customer not created yet; such a session may only create it */
  readonly customerId: Id | null;
  /** the phone whose code opened it, 12 digits */
  readonly phone1: string;
  /** another phone whose code it has shown within the last ten minutes: its customer may change to it */
  readonly verifiedPhone: string | null;
}

/** Tokens are 256 random bits, stored as their SHA-256; 30 days absolute, 14 idle (contract §4). */
export interface Sessions {
  find(token: string | undefined, now: number): Promise<Session | null>;
  /** Which of these, by their hashes, live and are a customer's. */
  living(tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /** Opens a session and ends `previous`, the one the browser had: the token rotates at sign-in. */
  open(owner: Pick<Session, 'customerId' | 'phone1'>, previous: string | undefined, now: number): Promise<string>;
  /** Gives a session without a customer its customer and a new token; null when another call did so first. */
  bind(session: Session, customerId: Id): Promise<string | null>;
  /** Notes that this session has shown the code of another phone. */
  verifyPhone(session: Session, phone1: string, now: number): Promise<void>;
  /** All sessions of a customer follow their changed phone. */
  changePhone(customerId: Id, phone1: string): Promise<void>;
  revoke(token: string | undefined): Promise<void>;
  revokeAll(customerId: Id): Promise<void>;
}

export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-sid' : 'sid';
}

export function createSessions({ db }: Connection): Sessions {
  return {
    async find(token, now) {
      if (token === undefined || token === '') return null;
      const row = await db
        .selectFrom('sessions')
        .select(['token_hash', 'customer_id', 'phone1', 'seen_at', 'verified_phone', 'verified_at'])
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .where('seen_at', '>', now - idleLifeMs)
        .executeTakeFirst();
      if (row === undefined) return null;
      if (now - row.seen_at > seenStepMs) {
        await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', row.token_hash).execute();
      }
      const isVerified = row.verified_at !== null && now - row.verified_at < verifiedLifeMs;
      const verifiedPhone = isVerified ? row.verified_phone : null;
      return { tokenHash: row.token_hash, customerId: row.customer_id, phone1: row.phone1, verifiedPhone };
    },

    async living(tokenHashes, now) {
      const rows = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', 'in', tokenHashes)
        .where('customer_id', 'is not', null)
        .where('expires_at', '>', now)
        .where('seen_at', '>', now - idleLifeMs)
        .execute();
      return new Set(rows.map((row) => row.token_hash));
    },

    async open(owner, previous, now) {
      const token = randomToken();
      await db.deleteFrom('sessions').where('phone1', '=', owner.phone1).where('expires_at', '<=', now).execute();
      await replaceSession(db, previous, {
        token_hash: hashOf(token),
        customer_id: owner.customerId,
        phone1: owner.phone1,
        created_at: now,
        seen_at: now,
        expires_at: now + absoluteLifeMs,
        verified_phone: null,
        verified_at: null,
      });
      return token;
    },

    async bind({ tokenHash }, customerId) {
      const token = randomToken();
      const bound = await db
        .updateTable('sessions')
        .set({ token_hash: hashOf(token), customer_id: customerId })
        .where('token_hash', '=', tokenHash)
        .where('customer_id', 'is', null)
        .executeTakeFirst();
      return bound.numUpdatedRows === 1n ? token : null;
    },

    async verifyPhone({ tokenHash }, phone1, now) {
      const verified = { verified_phone: phone1, verified_at: now };
      await db.updateTable('sessions').set(verified).where('token_hash', '=', tokenHash).execute();
    },

    async changePhone(customerId, phone1) {
      const changed = { phone1, verified_phone: null, verified_at: null };
      await db.updateTable('sessions').set(changed).where('customer_id', '=', customerId).execute();
    },

    async revoke(token) {
      if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
    },

    async revokeAll(customerId) {
      await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
    },
  };
}

async function replaceSession(db: Connection['db'], previous: string | undefined, row: Insertable<Database['sessions']>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (previous) await transaction.deleteFrom('sessions').where('token_hash', '=', hashOf(previous)).execute();
    await transaction.insertInto('sessions').values(row).execute();
  });
}

function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { Connection, Executor } from '../db/connection.ts';
import type { Database } from '../db/schema.ts';
import { endLink, endTelegram, linkPerson } from './telegram/telegram-people.ts';

const dayMs = 24 * 60 * 60_000;
const absoluteLifeMs = 30 * dayMs;
/** The lifetime of a session whose phone has no customer yet. */
const unboundLifeMs = 15 * 60_000;
export const idleLifeMs = 14 * dayMs;
/** How long a code entered in an open session counts as fresh. */
const verifiedLifeMs = 10 * 60_000;
/** How far the stored time of the last use may lag behind, so that reading a session seldom writes. */
const seenStepMs = 60 * 60_000;

/** The lifetime of the session's cookies, seconds (R-SESSION-2: 2592000). */
export function sessionMaxAgeSeconds(customerId: Id | null): number {
  return (customerId === null ? unboundLifeMs : absoluteLifeMs) / 1_000;
}

/** A session authorizes; the `user-id` cookie is only a hint (R-SESSION-1, R-SESSION-2). */
export interface Session {
  readonly tokenHash: string;
  /** null: the phone is verified, but its customer does not exist yet; such a session may only create it */
  readonly customerId: Id | null;
  /** the phone whose code opened the session, 12 digits */
  readonly phone: string;
  /** another phone whose code was entered in this session within the last ten minutes: its customer may change to it */
  readonly verifiedPhone: string | null;
  /** whether a code of the customer's own phone was entered in this session within the last ten minutes */
  readonly isOwnPhoneVerified: boolean;
  /** the person who opened it in Telegram; null: opened by a code */
  readonly telegramId: number | null;
}

type SessionOwner = Pick<Session, 'customerId' | 'phone'> & Partial<Pick<Session, 'telegramId'>>;

/**
 * Tokens are 256 random bits, stored as their SHA-256. A session lasts 30 days, 14 days when idle, 15 minutes without a customer
 * (R-SESSION-1, R-SESSION-3).
 */
export interface Sessions {
  find(token: string | undefined, now: number): Promise<Session | null>;
  /** Returns those of the hashes whose session is valid and belongs to a customer. */
  findValid(tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /**
   * Opens a session and ends `previous`, the browser's former session: the token rotates at sign-in. If that one was of the same customer,
   * their own phone counts as verified again, by a code. A person of Telegram is linked with the customer. Sessions of the phone without a
   * customer end.
   */
  open(owner: SessionOwner, previous: string | undefined, now: number): Promise<string>;
  /** Assigns a customer and a new token to a session without a customer; null when another call did so first. */
  bind(session: Session, customerId: Id, now: number): Promise<string | null>;
  /** Records that the code of another phone was entered in this session. */
  verifyPhone(session: Session, phone: string, now: number): Promise<void>;
  /** After a change of the customer's phone: this session continues with a new token, all others end. */
  changePhone(session: Session, customerId: Id, phone: string): Promise<string>;
  revoke(token: string | undefined): Promise<void>;
  revokeAll(customerId: Id): Promise<void>;
  /** Ends all of the customer's sessions except this one. */
  revokeOthers(customerId: Id, token: string): Promise<void>;
}

export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-sid' : 'sid';
}

export function createSessions({ db }: Connection): Sessions {
  return {
    find: (token, now) => findSession(db, token, now),
    findValid: (tokenHashes, now) => validSessions(db, tokenHashes, now),
    open: (owner, previous, now) => openSession(db, owner, previous, now),
    bind: (session, customerId, now) => bindSession(db, session, customerId, now),

    async verifyPhone({ tokenHash }, phone, now) {
      const verified = { verified_phone: phone, verified_at: now };
      await db.updateTable('sessions').set(verified).where('token_hash', '=', tokenHash).execute();
    },

    changePhone: ({ tokenHash }, customerId, phone) => moveSession(db, tokenHash, customerId, phone),

    async revoke(token) {
      if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
    },

    revokeAll: (customerId) => endSessions(db, customerId),

    async revokeOthers(customerId, token) {
      await db.deleteFrom('sessions').where('customer_id', '=', customerId).where('token_hash', '!=', hashOf(token)).execute();
    },
  };
}

async function findSession(db: Connection['db'], token: string | undefined, now: number): Promise<Session | null> {
  if (!token) return null;
  const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();
  if (row === undefined || !isOpen(row, now)) return null;
  if (now - row.seen_at > seenStepMs) {
    await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', row.token_hash).execute();
  }
  return toSession(row, now);
}

type SessionRow = Selectable<Database['sessions']>;

function toSession(row: SessionRow, now: number): Session {
  return {
    tokenHash: row.token_hash,
    customerId: row.customer_id,
    phone: row.phone1,
    verifiedPhone: isFresh(row.verified_at, now) ? row.verified_phone : null,
    isOwnPhoneVerified: isFresh(row.own_phone_verified_at, now),
    telegramId: row.telegram_id,
  };
}

async function validSessions(db: Connection['db'], tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', 'in', tokenHashes)
    .where('customer_id', 'is not', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - idleLifeMs)
    .execute();
  return new Set(rows.map((row) => row.token_hash));
}

async function openSession(db: Connection['db'], owner: SessionOwner, previous: string | undefined, now: number): Promise<string> {
  const token = randomToken();
  await db.deleteFrom('sessions').where('phone1', '=', owner.phone).where('expires_at', '<=', now).execute();
  await replaceSession(db, previous, {
    token_hash: hashOf(token),
    customer_id: owner.customerId,
    phone1: owner.phone,
    created_at: now,
    seen_at: now,
    expires_at: now + (owner.customerId === null ? unboundLifeMs : absoluteLifeMs),
    verified_phone: null,
    verified_at: null,
    own_phone_verified_at: null,
    telegram_id: owner.telegramId ?? null,
  });
  return token;
}

async function bindSession(
  db: Connection['db'],
  { tokenHash, phone, telegramId }: Session,
  customerId: Id,
  now: number,
): Promise<string | null> {
  const token = randomToken();
  return db.transaction().execute(async (transaction) => {
    const bound = await transaction
      .updateTable('sessions')
      .set({ token_hash: hashOf(token), customer_id: customerId, expires_at: now + absoluteLifeMs })
      .where('token_hash', '=', tokenHash)
      .where('customer_id', 'is', null)
      .executeTakeFirst();
    if (bound.numUpdatedRows !== 1n) return null;
    await endUnbound(transaction, phone);
    await linkPerson(transaction, telegramId, customerId, now);
    return token;
  });
}

/** Ends the sign-in from Telegram and all sessions of a customer, also those of their phone that could still be bound to them. */
export async function endSessions(executor: Executor, customerId: Id): Promise<void> {
  const customer = await executor.selectFrom('customers').select('phone1').where('id', '=', customerId).executeTakeFirst();
  await executor.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  await endLink(executor, customerId);
  if (customer?.phone1 != null) await endUnbound(executor, customer.phone1);
}

async function endUnbound(executor: Executor, phone: string): Promise<void> {
  await executor.deleteFrom('sessions').where('phone1', '=', phone).where('customer_id', 'is', null).execute();
}

async function moveSession(db: Connection['db'], tokenHash: string, customerId: Id, phone: string): Promise<string> {
  const token = randomToken();
  const changed = { token_hash: hashOf(token), phone1: phone, verified_phone: null, verified_at: null, own_phone_verified_at: null };
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sessions').where('customer_id', '=', customerId).where('token_hash', '!=', tokenHash).execute();
    await endUnbound(transaction, phone);
    await transaction.updateTable('sessions').set(changed).where('token_hash', '=', tokenHash).execute();
    await followSession(transaction, tokenHash, changed.token_hash);
    await endTelegram(transaction, customerId);
  });
  return token;
}

async function replaceSession(db: Connection['db'], previous: string | undefined, row: Insertable<Database['sessions']>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const replaced = previous ? await takeSession(transaction, previous, row.created_at) : undefined;
    await endUnbound(transaction, row.phone1);
    if (previous) await followSession(transaction, hashOf(previous), row.token_hash);
    // whoever enters a code of the phone that somebody called with is its customer
    if (row.customer_id != null) {
      await transaction
        .updateTable('customers')
        .set({ is_unverified: 0 })
        .where('id', '=', row.customer_id)
        .where('is_unverified', '=', 1)
        .execute();
    }
    const isSame = replaced !== undefined && replaced.customer_id !== null && replaced.customer_id === row.customer_id;
    const { verified_phone = null, verified_at = null, own_phone_verified_at: earlier = null } = isSame ? replaced : {};
    const ownCodeAt = row.telegram_id == null ? row.created_at : earlier;
    const proofs = isSame ? { verified_phone, verified_at, own_phone_verified_at: ownCodeAt } : {};
    await transaction
      .insertInto('sessions')
      .values({ ...row, ...proofs })
      .execute();
    await linkPerson(transaction, row.telegram_id ?? null, row.customer_id ?? null, row.created_at);
  });
}

/** The browser of a session keeps its messages when the token changes; of another customer it gets none (R-MSG-6). */
async function followSession(transaction: Executor, from: string, to: string): Promise<void> {
  await transaction.updateTable('message_targets').set({ session_hash: to }).where('session_hash', '=', from).execute();
}

/** Ends a session; returns it if it was still valid. */
async function takeSession(transaction: Executor, token: string, now: number): Promise<SessionRow | undefined> {
  const row = await transaction.selectFrom('sessions').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();
  await transaction.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
  return row !== undefined && isOpen(row, now) ? row : undefined;
}

function isOpen(row: SessionRow, now: number): boolean {
  const isInUse = row.expires_at > now && row.seen_at > now - idleLifeMs;
  return isInUse && (row.customer_id !== null || row.created_at > now - unboundLifeMs);
}

function isFresh(verifiedAt: number | null, now: number): boolean {
  return verifiedAt !== null && now - verifiedAt < verifiedLifeMs;
}

function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

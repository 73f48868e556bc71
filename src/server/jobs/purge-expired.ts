import { type RawBuilder, sql } from 'kysely';
import { clockToleranceMs } from '../auth/rate-limit.ts';
import { idleLifeMs } from '../auth/sessions.ts';
import { teamIdleMs } from '../auth/team-sessions.ts';
import type { Connection } from '../db/connection.ts';
import { forgottenMs } from '../modules/content/presence.ts';
import { keyLifeMs } from '../modules/orders/idempotency.ts';

/** Limits the rows per run, so that a run never delays an order. */
const mostRows = 1_000;

/** How long a phone change that an upstream rejects is retried. */
const phoneChangeTriesMs = 7 * 24 * 60 * 60_000;

/** As long as messages about orders. */
const noticeLifeMs = 7 * 24 * 60 * 60_000;

/** How long the office sees a mailing and what became of it, or a draft since its last change. */
const mailingLifeMs = 90 * 24 * 60 * 60_000;

/** The office sees the codes of the day. */
const sentCodeLifeMs = 2 * 24 * 60 * 60_000;

/** Telegram sends an update again for a day at most. */
const updateLifeMs = 2 * 24 * 60 * 60_000;

const yearMs = 365 * 24 * 60 * 60_000;
/** How long the log has what happened to orders and limits, and all else. */
const orderLogMs = yearMs;
const logMs = 3 * yearMs;
/** How long it can be shown that a customer had agreed to mailings, once that has ended. */
const consentMs = 3 * yearMs;

/** A ticket that no printer took is of no use on another day. */
const printJobMs = 24 * 60 * 60_000;

interface Sweep {
  readonly table: string;
  readonly key: readonly string[];
  readonly isOver: (now: number) => RawBuilder<unknown>;
}

const isExpired = (now: number) => sql`expires_at <= ${now}`;

const sweeps: readonly Sweep[] = [
  { table: 'challenges', key: ['id'], isOver: (now) => sql`expires_at <= ${now} or created_at > ${now + clockToleranceMs}` },
  { table: 'limits', key: ['key'], isOver: (now) => sql`expires_at <= ${now} or window_start > ${now + clockToleranceMs}` },
  { table: 'sessions', key: ['token_hash'], isOver: (now) => sql`expires_at <= ${now} or seen_at <= ${now - idleLifeMs}` },
  { table: 'access_sessions', key: ['token_hash'], isOver: isExpired },
  { table: 'team_sessions', key: ['id'], isOver: (now) => sql`expires_at <= ${now} or seen_at <= ${now - teamIdleMs}` },
  { table: 'phone_changes', key: ['customer_id'], isOver: (now) => sql`effective_at <= ${now - phoneChangeTriesMs}` },
  { table: 'preview_links', key: ['token_hash'], isOver: isExpired },
  { table: 'shared_tables', key: ['id'], isOver: isExpired },
  { table: 'table_seats', key: ['token_hash'], isOver: isExpired },
  { table: 'courier_positions', key: ['order_id'], isOver: isExpired },
  { table: 'editor_presence', key: ['tab'], isOver: (now) => sql`seen_at <= ${now - forgottenMs}` },
  { table: 'content_log', key: ['id'], isOver: (now) => sql`part in ('orders', 'customers') and at <= ${now - orderLogMs}` },
  { table: 'content_log', key: ['id'], isOver: (now) => sql`part in ('site', 'catalog', 'team') and at <= ${now - logMs}` },
  { table: 'message_codes', key: ['id'], isOver: isExpired },
  { table: 'telegram_codes', key: ['id'], isOver: isExpired },
  { table: 'notices', key: ['id'], isOver: (now) => sql`delivered_at <= ${now - noticeLifeMs} and mailing_id is null` },
  { table: 'notices', key: ['id'], isOver: (now) => sql`created_at <= ${now - mailingLifeMs} and mailing_id is not null` },
  { table: 'mailings', key: ['id'], isOver: (now) => sql`send_at <= ${now - mailingLifeMs}` },
  { table: 'mailing_drafts', key: ['id'], isOver: (now) => sql`changed_at <= ${now - mailingLifeMs}` },
  { table: 'mailing_consents', key: ['id'], isOver: (now) => sql`ended_at <= ${now - consentMs}` },
  { table: 'telegram_updates', key: ['id'], isOver: (now) => sql`at <= ${now - updateLifeMs}` },
  { table: 'sent_codes', key: ['id'], isOver: (now) => sql`sent_at <= ${now - sentCodeLifeMs}` },
  { table: 'print_jobs', key: ['order_id'], isOver: (now) => sql`created_at < ${now - printJobMs}` },
  { table: 'idempotency_keys', key: ['customer_id', 'key'], isOver: (now) => sql`created_at < ${now - keyLifeMs}` },
];

/**
 * Removes a batch of expired codes, counters, sessions, links, shared tables, idempotency keys and entries of the log; the next run removes more. On PostgreSQL it skips
 * locked rows, so that it neither waits nor causes a deadlock.
 */
export async function purgeExpired({ db, engine }: Connection, now: number): Promise<void> {
  const unheld = engine === 'postgres' ? sql`for update skip locked` : sql``;
  for (const { table, key, isOver } of sweeps) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const over = sql`select ${columns} from ${sql.table(table)} where ${isOver(now)} limit ${mostRows} ${unheld}`;
    await sql`delete from ${sql.table(table)} where (${columns}) in (${over})`.execute(db);
  }
}

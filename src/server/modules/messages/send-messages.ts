import { sql } from 'kysely';
import { retryPauseMs } from '../../async/retry-pause.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { unassigned } from './assign-channels.ts';
import { runClock } from './channel-turn.ts';
import { leaseRow, type OutboxRow } from './lease-row.ts';
import { type OrderMessenger, readMessage } from './order-event.ts';

const sentAtOnce = 20;
const ttlMs = 7 * 24 * 60 * 60_000;

/**
 * Sends the messages that are due on a system's channel, the events of one order in sequence. A message is done when the messenger accepted it; a
 * failed one is retried with increasing pauses until it succeeds: at-least-once delivery. Other orders do not wait for it.
 */
export async function sendMessages(
  { db }: Connection,
  { channel, send }: { readonly channel: string; readonly send: OrderMessenger },
  now: number,
  report: (error: unknown) => void,
): Promise<void> {
  const clock = runClock(now);
  for (const row of await dueRows(db, channel, now)) {
    if ((await leaseRow(db, row, clock())) === null) continue;
    const isSent = await trySend(db, row, send).catch((error: unknown) => {
      report(error);
      return false;
    });
    const next = isSent ? { delivered_at: now, failure: null } : { next_at: now + retryPauseMs(row.attempts), failure: 'failed' };
    await db.updateTable('outbox').set(next).where('id', '=', row.id).execute();
  }
}

/** Deletes messages that were delivered a week ago. */
export async function forgetMessages({ db }: Connection, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('delivered_at', '<', now - ttlMs)
    .execute();
}

/**
 * The number of waiting messages on each channel, and since when the oldest waits (ms); events without a channel yet count for all
 * channels.
 */
export async function waitingMessages({ db }: Connection): Promise<{ channel: string; count: number; since: number }[]> {
  return db
    .selectFrom('outbox')
    .innerJoin('order_history', 'order_history.id', 'outbox.history_id')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('count'), fn.min('order_history.at').as('since')])
    .where('delivered_at', 'is', null)
    .groupBy('channel')
    .execute();
}

const soonMs = 10 * 60_000;

/** How many messages about orders and notices to groups have not arrived for ten minutes, on all channels; mailings take their time. */
export async function countUndelivered({ db }: Connection, now: number): Promise<number> {
  const notices = await db
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('delivered_at', 'is', null)
    .where('mailing_id', 'is', null)
    .where('created_at', '<=', now - soonMs)
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('outbox')
    .innerJoin('order_history', 'order_history.id', 'outbox.history_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('delivered_at', 'is', null)
    .where('order_history.at', '<=', now - soonMs)
    .executeTakeFirstOrThrow();
  return Number(count) + Number(notices.count);
}

async function trySend(db: Executor, row: OutboxRow, send: OrderMessenger): Promise<true> {
  const message = await readMessage(db, row);
  if (message !== null) await send(message);
  return true;
}

/**
 * Both engines read the due rows in the order of their index until there are enough, and look for earlier ones by order: the form of the
 * conditions keeps them from comparing all waiting rows with one another.
 */
function dueRows(executor: Executor, channel: string, now: number): Promise<OutboxRow[]> {
  return executor
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('next_at', '<=', now)
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('outbox as earlier')
          .select('earlier.id')
          .whereRef('earlier.order_id', '=', 'outbox.order_id')
          .whereRef('earlier.history_id', '<', 'outbox.history_id')
          .where(sql<string>`earlier.channel || ''`, 'in', [channel, unassigned])
          .where('earlier.delivered_at', 'is', null)
          .limit(1),
        'is',
        null,
      ),
    )
    .orderBy('delivered_at')
    .orderBy('next_at')
    .limit(sentAtOnce)
    .execute();
}

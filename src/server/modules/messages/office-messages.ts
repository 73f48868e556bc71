import { sql } from 'kysely';
import { codesLeft } from '../../auth/code-limits.ts';
import type { Connection, Executor } from '../../db/connection.ts';

/** Ends of messages that are no failures: the place is gone, or a newer message took its place. */
const noFailures = ['superseded', 'ended'];
const mostFailures = 100;

interface ChannelState {
  readonly channel: string;
  readonly sent: number;
  readonly failed: number;
  readonly waiting: number;
  /** ms; null: none waits */
  readonly waitsSince: number | null;
  /** ms; null: it is not paused */
  readonly pausedUntil: number | null;
}

interface GivenUpMessage {
  readonly id: string;
  readonly orderNumber: number;
  readonly channel: string;
  readonly at: number;
  readonly reason: string;
}

/** What the office sees of messages about orders (R-MSG-11). */
export interface OfficeMessages {
  channels(now: number): Promise<readonly ChannelState[]>;
  /** The newest that were given up. */
  failures(): Promise<readonly GivenUpMessage[]>;
  /** How many codes may still leave today. */
  codesLeft(sendsPerDay: number, now: number): Promise<number>;
  /** @returns false: it was not given up */
  sendAgain(id: string, now: number): Promise<boolean>;
}

export function createOfficeMessages(connection: Connection, channels: readonly string[]): OfficeMessages {
  const { db } = connection;
  return {
    channels: (now) => readChannels(db, channels, now),
    failures: () => readFailures(db),
    codesLeft: (sendsPerDay, now) => codesLeft(connection, sendsPerDay, now),

    async sendAgain(id, now) {
      const changed = await db
        .updateTable('outbox')
        .set({ delivered_at: null, next_at: now, attempts: 0, failure: null })
        .where('id', '=', id)
        .where('delivered_at', 'is not', null)
        .where('failure', 'is not', null)
        .where('failure', 'not in', noFailures)
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },
  };
}

async function readChannels(db: Executor, channels: readonly string[], now: number): Promise<ChannelState[]> {
  const isDone = sql<boolean>`outbox.delivered_at is not null`;
  const counts = await db
    .selectFrom('outbox')
    .innerJoin('order_history', 'order_history.id', 'outbox.history_id')
    .select([
      'outbox.channel',
      sql<number>`sum(case when ${isDone} and outbox.failure is null then 1 else 0 end)`.as('sent'),
      sql<number>`sum(case when ${isDone} and outbox.failure not in (${sql.join(noFailures)}) then 1 else 0 end)`.as('failed'),
      sql<number>`sum(case when ${isDone} then 0 else 1 end)`.as('waiting'),
      sql<number | null>`min(case when ${isDone} then null else order_history.at end)`.as('since'),
    ])
    .groupBy('outbox.channel')
    .execute();
  const pauses = await db.selectFrom('message_channels').select(['channel', 'paused_until']).where('paused_until', '>', now).execute();
  return channels.map((channel) => {
    const count = counts.find((one) => one.channel === channel);
    const since = count?.since ?? null;
    return {
      channel,
      sent: Number(count?.sent ?? 0),
      failed: Number(count?.failed ?? 0),
      waiting: Number(count?.waiting ?? 0),
      waitsSince: since === null ? null : Number(since),
      pausedUntil: pauses.find((pause) => pause.channel === channel)?.paused_until ?? null,
    };
  });
}

async function readFailures(db: Executor): Promise<GivenUpMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .select(['outbox.id', 'orders.number', 'outbox.channel', 'outbox.delivered_at', 'outbox.failure'])
    .where('outbox.delivered_at', 'is not', null)
    .where('outbox.failure', 'is not', null)
    .where('outbox.failure', 'not in', noFailures)
    .orderBy('outbox.delivered_at', 'desc')
    .orderBy('outbox.id')
    .limit(mostFailures)
    .execute();
  return rows.map(({ id, number, channel, delivered_at, failure }) => ({
    ...{ id, channel },
    orderNumber: number,
    at: delivered_at ?? 0,
    reason: failure ?? '',
  }));
}

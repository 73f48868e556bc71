import { sql } from 'kysely';
import { codesLeft } from '../../auth/code-limits.ts';
import type { SentCodes } from '../../auth/sms/sent-codes.ts';
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
  /** null: a notice, which belongs to no order */
  readonly orderNumber: number | null;
  readonly channel: string;
  readonly at: number;
  readonly reason: string;
}

/** What the office sees of messages about orders, and of notices to groups; mailings have a page of their own (R-MSG-11). */
export interface OfficeMessages {
  channels(now: number): Promise<readonly ChannelState[]>;
  /** The newest that were given up. */
  failures(): Promise<readonly GivenUpMessage[]>;
  /** How many codes may still leave today. */
  codesLeft(sendsPerDay: number, now: number): Promise<number>;
  /** The codes since midnight. */
  readonly codesOfDay: SentCodes['ofDay'];
  /** @returns false: it was not given up */
  sendAgain(id: string, now: number): Promise<boolean>;
}

export function createOfficeMessages(
  connection: Connection,
  channels: readonly string[],
  sentCodes: Pick<SentCodes, 'ofDay'>,
): OfficeMessages {
  const { db } = connection;
  return {
    channels: (now) => readChannels(db, channels, now),
    failures: () => readFailures(db),
    codesLeft: (sendsPerDay, now) => codesLeft(connection, sendsPerDay, now),
    codesOfDay: sentCodes.ofDay,

    async sendAgain(id, now) {
      const values = { delivered_at: null, next_at: now, attempts: 0, failure: null };
      const message = await db
        .updateTable('outbox')
        .set(values)
        .where('id', '=', id)
        .where('delivered_at', 'is not', null)
        .where('failure', 'not in', noFailures)
        .executeTakeFirst();
      const notice = await db
        .updateTable('notices')
        // its day begins anew
        .set({ ...values, created_at: now })
        .where('id', '=', id)
        .where('mailing_id', 'is', null)
        .where('delivered_at', 'is not', null)
        .where('failure', 'not in', noFailures)
        .executeTakeFirst();
      return message.numUpdatedRows + notice.numUpdatedRows === 1n;
    },
  };
}

async function readChannels(db: Executor, channels: readonly string[], now: number): Promise<ChannelState[]> {
  const [messages, notices] = await Promise.all([countMessages(db), countNotices(db)]);
  const pauses = await db.selectFrom('message_channels').select(['channel', 'paused_until']).where('paused_until', '>', now).execute();
  return channels.map((channel) => {
    const own = [...messages, ...notices].filter((count) => count.channel === channel);
    const sum = (figure: 'sent' | 'failed' | 'waiting') => own.reduce((total, count) => total + Number(count[figure]), 0);
    const since = own.flatMap((count) => (count.since === null ? [] : Number(count.since)));
    return {
      ...{ channel, sent: sum('sent'), failed: sum('failed'), waiting: sum('waiting') },
      waitsSince: since.length === 0 ? null : Math.min(...since),
      pausedUntil: pauses.find((pause) => pause.channel === channel)?.paused_until ?? null,
    };
  });
}

/** The sums of rows by what became of them. @param since when a row began to wait */
function figuresOf(table: 'outbox' | 'notices', since: 'order_history.at' | 'notices.created_at') {
  const [delivered, failure] = [sql.ref(`${table}.delivered_at`), sql.ref(`${table}.failure`)];
  return [
    sql<number | string>`sum(case when ${delivered} is not null and ${failure} is null then 1 else 0 end)`.as('sent'),
    sql<number | string>`sum(case when ${delivered} is not null and ${failure} not in (${sql.join(noFailures)}) then 1 else 0 end)`.as(
      'failed',
    ),
    sql<number | string>`sum(case when ${delivered} is null then 1 else 0 end)`.as('waiting'),
    sql<number | string | null>`min(case when ${delivered} is null then ${sql.ref(since)} else null end)`.as('since'),
  ] as const;
}

function countMessages(db: Executor) {
  return db
    .selectFrom('outbox')
    .innerJoin('order_history', 'order_history.id', 'outbox.history_id')
    .select(['outbox.channel', ...figuresOf('outbox', 'order_history.at')])
    .groupBy('outbox.channel')
    .execute();
}

function countNotices(db: Executor) {
  return db
    .selectFrom('notices')
    .select(['notices.channel', ...figuresOf('notices', 'notices.created_at')])
    .where('mailing_id', 'is', null)
    .groupBy('notices.channel')
    .execute();
}

async function readFailures(db: Executor): Promise<GivenUpMessage[]> {
  const messages = await db
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .select(['outbox.id', 'orders.number', 'outbox.channel', 'outbox.delivered_at', 'outbox.failure'])
    .where('outbox.delivered_at', 'is not', null)
    .where('outbox.failure', 'not in', noFailures)
    .orderBy('outbox.delivered_at', 'desc')
    .orderBy('outbox.id')
    .limit(mostFailures)
    .execute();
  const notices = await db
    .selectFrom('notices')
    .select(['id', 'channel', 'delivered_at', 'failure'])
    .where('mailing_id', 'is', null)
    .where('delivered_at', 'is not', null)
    .where('failure', 'not in', noFailures)
    .orderBy('delivered_at', 'desc')
    .orderBy('id')
    .limit(mostFailures)
    .execute();
  return [...messages, ...notices.map((notice) => ({ ...notice, number: null }))]
    .map(({ id, number, channel, delivered_at, failure }) => ({
      ...{ id, channel, orderNumber: number },
      ...{ at: delivered_at ?? 0, reason: failure ?? '' },
    }))
    .sort((one, other) => other.at - one.at)
    .slice(0, mostFailures);
}

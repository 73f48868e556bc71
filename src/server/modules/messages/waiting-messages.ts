import { isImportant } from '#domain/order/message-level.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';
import type { OutboxRow } from './lease-row.ts';

const lookedAt = 400;

/** The newest message about an order that is due at a place. */
export interface DueMessage {
  readonly row: OutboxRow;
  /** the ids of earlier ones that it takes the place of */
  readonly superseded: readonly string[];
  /** one of them all has to be noticed */
  readonly isImportant: boolean;
  /** a newer one was sent already */
  readonly isOutdated: boolean;
}

/** Whether anything is due: looked at each second, so that an idle channel writes nothing. */
export async function hasDue(db: Executor, channel: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('next_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What is due on a channel, the longest first: at each place one message. */
export async function dueMessages(db: Executor, channel: string, most: number, now: number): Promise<DueMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('delivered_at')
    .orderBy('next_at')
    .limit(lookedAt)
    .execute();
  const groups = Map.groupBy(rows, ({ order_id, target_id }) => `${order_id} ${target_id}`);
  const chosen = new Map<string, OutboxRow[]>();
  for (const group of groups.values()) {
    const target = group[0]?.target_id ?? '';
    if (chosen.size < most && !chosen.has(target)) chosen.set(target, group);
  }
  return Promise.all([...chosen.values()].map((group) => toDue(db, group)));
}

async function toDue(db: Executor, group: readonly OutboxRow[]): Promise<DueMessage> {
  const [row, ...earlier] = group.toSorted((one, other) => other.history_id - one.history_id);
  if (row === undefined) throw new Error('a group of messages has none');
  const historyIds = group.map(({ history_id }) => history_id);
  const changes = await db.selectFrom('order_history').select(['status', 'change']).where('id', 'in', historyIds).execute();
  const newer = await db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', row.order_id)
    .where('target_id', '=', row.target_id)
    .where('history_id', '>', row.history_id)
    .where('delivered_at', 'is not', null)
    .where('failure', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return {
    row,
    superseded: earlier.map(({ id }) => id),
    isImportant: changes.some(({ status, change }) => isImportant({ status: status as OrderStatus, change })),
    isOutdated: newer !== undefined,
  };
}

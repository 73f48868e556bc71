import { randomUUID } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { ChangeState } from '#domain/order/order-change.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';

/** What happens to a change that is offered to the customer. */
export type HistoryChange = 'offered' | Exclude<ChangeState, 'open'>;

interface Change {
  readonly orderId: Id;
  readonly status: OrderStatus;
  readonly by: string;
  readonly now: number;
  /** Of a change of the order: its status stays. */
  readonly change?: HistoryChange;
  /** Of an order that the kitchen has never known: nobody is told. */
  readonly isSilent?: boolean;
}

/** Appends changes to the history of orders and to the outbox, from which they are delivered at least once (R-STATUS-8). */
export async function appendHistory(transaction: Executor, changes: readonly Change[]): Promise<void> {
  const rows = await transaction
    .insertInto('order_history')
    .values(changes.map(({ orderId, status, by, now, change = null }) => ({ order_id: orderId, status, at: now, by, change })))
    .returning(['id', 'order_id', 'at'])
    .execute();
  const silent = new Set(changes.filter(({ status, isSilent }) => isSilent || status === 'awaiting_payment').map(({ orderId }) => orderId));
  const messages = rows
    .filter(({ order_id }) => !silent.has(order_id))
    .map(({ id, order_id, at }) => ({ id: randomUUID(), history_id: id, order_id, attempts: 0, next_at: at }));
  if (messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
}

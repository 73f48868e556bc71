import { randomUUID } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { ChangeState } from '#domain/order/order-change.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';
import { queuePrints } from './queue-prints.ts';

/** What happens to a change that is offered to the customer; `delayed`: what is promised has moved; `courier`: another courier, or none. */
export type HistoryChange = 'offered' | 'delayed' | 'courier' | Exclude<ChangeState, 'open'>;

/** Of the kitchen alone: the customer hears nothing of what is made. */
export const ofKitchen = 'made';

interface Change {
  readonly orderId: Id;
  readonly status: OrderStatus;
  readonly by: string;
  readonly now: number;
  /** Of a change of the order: its status stays. */
  readonly change?: HistoryChange | typeof ofKitchen;
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
  const isUntold = ({ status, isSilent, change }: Change) => isSilent || status === 'awaiting_payment' || change === ofKitchen;
  const silent = new Set(changes.filter(isUntold).map(({ orderId }) => orderId));
  const messages = rows
    .filter(({ order_id }) => !silent.has(order_id))
    .map(({ id, order_id, at }) => ({ id: randomUUID(), history_id: id, order_id, attempts: 0, next_at: at }));
  const begun = changes.filter(({ status, change }) => status === 'created' && change === undefined);
  await queuePrints(
    transaction,
    begun.map(({ orderId }) => orderId),
    begun[0]?.now ?? 0,
  );
  if (messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
}

/** How the history names a member of staff. @param name null: somebody without a name */
export function staffSignature(name: string | null): string {
  return name === null ? 'staff' : `staff:${name}`;
}

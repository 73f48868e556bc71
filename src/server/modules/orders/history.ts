import { randomUUID } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';

/** Appends a change to an order's history and to the outbox, from which it is delivered at least once (R-STATUS-8). */
export async function appendHistory(transaction: Executor, orderId: Id, status: OrderStatus, by: string, now: number): Promise<void> {
  const { id } = await transaction
    .insertInto('order_history')
    .values({ order_id: orderId, status, at: now, by })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = { id: randomUUID(), history_id: id, order_id: orderId, attempts: 0, next_at: now, delivered_at: null };
  await transaction.insertInto('outbox').values(event).execute();
}

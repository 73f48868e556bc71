import type { Id } from '#domain/id.ts';
import { completesAfterMs, handedOverStatuses } from '#domain/order/order-status.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { moveOrder } from './move-order.ts';

/**
 * Completes orders that were handed over two hours ago (R-STATUS-4): those of one customer before they are read, all of them in the purge
 * job.
 */
export async function completeOrders({ db }: Connection, read: CatalogReader, now: number, customerId?: Id): Promise<number> {
  const due = await dueOrders(db, now - completesAfterMs, customerId);
  for (const orderId of due) {
    // when another process completes it first, this call is rejected and can be ignored
    await db
      .transaction()
      .execute((transaction) => moveOrder(transaction, read, { orderId, to: 'completed', by: { actor: 'system' }, now }));
  }
  return due.length;
}

async function dueOrders(executor: Executor, before: number, customerId: Id | undefined): Promise<Id[]> {
  let query = executor
    .selectFrom('orders')
    .innerJoin('order_history as change', (join) =>
      join.onRef('change.order_id', '=', 'orders.id').onRef('change.status', '=', 'orders.status'),
    )
    .select('orders.id')
    .where('orders.status', 'in', [...handedOverStatuses])
    .where('change.at', '<=', before);
  if (customerId !== undefined) query = query.where('orders.customer_id', '=', customerId);
  return (await query.execute()).map(({ id }) => id);
}

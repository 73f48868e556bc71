import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';

/** Queues the tickets of orders whose restaurants have a printer, in the transaction by which the kitchen gets them (R-BOARD-3). */
export async function queuePrints(transaction: Executor, orderIds: readonly Id[], now: number): Promise<void> {
  if (orderIds.length === 0) return;
  const printed = await transaction
    .selectFrom('orders')
    .innerJoin('printers', 'printers.restaurant_id', 'orders.restaurant_id')
    .select(['orders.id', 'orders.restaurant_id'])
    .where('orders.id', 'in', [...orderIds])
    .execute();
  if (printed.length === 0) return;
  const jobs = printed.map(({ id, restaurant_id }) => ({ order_id: id, restaurant_id, next_at: now, created_at: now }));
  await transaction
    .insertInto('print_jobs')
    .values(jobs)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

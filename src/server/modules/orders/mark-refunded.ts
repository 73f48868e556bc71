import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';
import { orderOf } from './order-rows.ts';

/** In the transaction that notes that an order's money went back, with its row locked: the customer reads it from then on (R-PAY-11). */
export async function markRefunded(transaction: Executor, orderId: Id): Promise<void> {
  const row = await transaction.selectFrom('orders').select('record').where('id', '=', orderId).executeTakeFirstOrThrow();
  const order = orderOf(row);
  const record = JSON.stringify({ ...order, payment: { ...order.payment, status: 'refunded' } });
  await transaction.updateTable('orders').set({ record }).where('id', '=', orderId).execute();
}

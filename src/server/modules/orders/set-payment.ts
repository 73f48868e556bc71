import type { Id } from '#domain/id.ts';
import type { OrderPayment } from '#domain/order/order.ts';
import type { Executor } from '../../db/connection.ts';
import { orderOf } from './order-rows.ts';

/** Changes what the customer reads of the payment of an order (R-PAY-11), in a transaction with its row locked. */
export async function setPayment(transaction: Executor, orderId: Id, change: Partial<OrderPayment>): Promise<void> {
  const row = await transaction.selectFrom('orders').select('record').where('id', '=', orderId).executeTakeFirstOrThrow();
  const order = orderOf(row);
  const record = JSON.stringify({ ...order, payment: { ...order.payment, ...change } });
  await transaction.updateTable('orders').set({ record }).where('id', '=', orderId).execute();
}

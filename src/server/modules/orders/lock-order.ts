import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';
import { lockCustomer } from '../loyalty/wallet.ts';
import type { OrderRow } from './order-rows.ts';

/** The order as it is once its customer and its row are locked, in this order; undefined: unknown. */
export async function lockOrder(transaction: Executor, orderId: Id): Promise<OrderRow | undefined> {
  const known = await transaction.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst();
  if (known === undefined) return undefined;
  if (known.customer_id !== null) await lockCustomer(transaction, known.customer_id);
  return transaction
    .updateTable('orders')
    .set((column) => ({ status: column.ref('status') }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
}

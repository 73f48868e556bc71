import type { Id } from '#domain/id.ts';
import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { moveOrder } from '../orders/move-order.ts';
import { orderOf } from '../orders/order-rows.ts';

/** Cancels orders whose payment has not come in its window, with their open attempts, and gives back all that they hold (R-PAY-3). */
export async function expireUnpaid({ db }: Connection, read: CatalogReader, now: number): Promise<number> {
  const rows = await db.selectFrom('orders').select(['id', 'record']).where('status', '=', 'awaiting_payment').execute();
  const due = rows.filter((row) => Date.parse(orderOf(row).payment.until ?? '') <= now);
  for (const { id } of due) await expireOrder({ db }, read, id, now);
  return due.length;
}

/** One that is paid meanwhile stays. */
export async function expireOrder({ db }: Pick<Connection, 'db'>, read: CatalogReader, orderId: Id, now: number): Promise<void> {
  const move = { orderId, to: 'cancelled', by: { actor: 'system' }, reason: 'payment_expired', onlyFrom: 'awaiting_payment', now } as const;
  await db.transaction().execute((transaction) => moveOrder(transaction, read, move));
}

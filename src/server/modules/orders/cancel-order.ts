import type { Id } from '#domain/id.ts';
import type { Order } from '#domain/order/order.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { moveOrder } from './move-order.ts';
import { findOrder } from './order-rows.ts';

interface Cancelling {
  readonly customerId: Id;
  readonly orderId: Id;
  readonly reason: string | undefined;
  readonly now: number;
}

/** Cancels an order for its customer, while it is created or confirmed. */
export async function cancelOrder({ db }: Connection, read: CatalogReader, cancelling: Cancelling): Promise<Result<Order, Problem>> {
  const { customerId, orderId, reason, now } = cancelling;
  return db.transaction().execute(async (transaction) => {
    const by = { actor: 'customer', customerId } as const;
    const moved = await moveOrder(transaction, read, { orderId, to: 'cancelled', by, reason, now });
    if (!moved.ok) return moved;
    const order = await findOrder(transaction, customerId, orderId);
    return order === null ? err(problem('NOT_FOUND', { what: 'order' })) : ok(order);
  });
}

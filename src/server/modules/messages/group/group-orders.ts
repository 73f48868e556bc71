import type { Id } from '#domain/id.ts';
import type { Order } from '#domain/order/order.ts';
import type { Executor } from '../../../db/connection.ts';
import { toOrders } from '../../orders/order-rows.ts';

/** An order as the board shows it; null: unknown. */
export async function readOrder(executor: Executor, id: Id): Promise<Order | null> {
  const rows = await executor.selectFrom('orders').selectAll().where('id', '=', id).execute();
  return (await toOrders(executor, rows, 'staff'))[0] ?? null;
}

/** The order with a number, of one restaurant; null: it has none. */
export async function findOrderOf(executor: Executor, restaurantId: Id, number: number): Promise<Order | null> {
  const query = executor.selectFrom('orders').selectAll().where('number', '=', number).where('restaurant_id', '=', restaurantId);
  return (await toOrders(executor, await query.execute(), 'staff'))[0] ?? null;
}

import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { OrderEvent } from '../../backend/kitchen.ts';
import type { Executor } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import { type OrderRow, toOrders } from './order-rows.ts';

/** Ids are given before they are committed: so many before a known one may still turn up after it. */
const lateIds = 50;
const eventsAtOnce = 500;

/** The changes of a customer's order after an id, oldest first; null: unknown or another customer's. */
export async function orderEventsOf(executor: Executor, customerId: Id, orderId: Id, after: number): Promise<OrderEvent[] | null> {
  const row = await executor
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const changes = await executor
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('id', '>', after)
    .orderBy('id')
    .execute();
  return changes.length === 0 ? [] : toEvents(executor, changes, [row], 'customer');
}

/** The newest change of each of these orders, for the board. */
export async function newestEventsOf(executor: Executor, orderIds: readonly Id[]): Promise<OrderEvent[]> {
  if (orderIds.length === 0) return [];
  const rows = await executor.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute();
  const changes = await executor.selectFrom('order_history').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
  const newest = new Map(changes.map((change) => [change.order_id, change]));
  const sorted = [...newest.values()].sort((a, b) => a.id - b.id);
  return toEvents(executor, sorted, rows, 'staff');
}

/** The orders that changed after an id, and some that changed shortly before it. */
export async function changedAfter(executor: Executor, id: number): Promise<Id[]> {
  const changes = await executor
    .selectFrom('order_history')
    .select('order_id')
    .where('id', '>', id - lateIds)
    .orderBy('id', 'desc')
    .limit(eventsAtOnce)
    .execute();
  return [...new Set(changes.map((change) => change.order_id))];
}

export async function newestEventId(executor: Executor): Promise<number> {
  const row = await executor.selectFrom('order_history').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

type Change = Selectable<Database['order_history']>;

async function toEvents(
  executor: Executor,
  changes: readonly Change[],
  rows: readonly OrderRow[],
  reader: 'customer' | 'staff',
): Promise<OrderEvent[]> {
  const orders = new Map((await toOrders(executor, rows, reader)).map((order) => [order.id, order]));
  return changes.flatMap(({ id, order_id, status, at, by }) => {
    const order = orders.get(order_id);
    if (order === undefined) return [];
    const signed = reader === 'staff' ? by : (by.split(':')[0] ?? by);
    return [{ id, status: status as OrderStatus, at: new Date(at).toISOString(), by: signed, order }];
  });
}

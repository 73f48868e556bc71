import type { Id } from '#domain/id.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';
import type { OrderEvent } from '../../ports/staff.ts';
import { ofKitchen } from './history.ts';
import { type HistoryRow, type OrderReader, signature, toOrder } from './order-rows.ts';

/** Ids are assigned before they are committed: up to this many lower ids may still appear after a known one. */
const lateIds = 50;
const eventsAtOnce = 500;

/** The history of an order, for its customer and for staff; oldest first, each event with the current order. */
export interface OrderEvents {
  /** null: the customer was deleted */
  readonly customerId: Id | null;
  readonly customer: readonly OrderEvent[];
  readonly staff: readonly OrderEvent[];
}

export async function readOrderEvents(executor: Executor, orderId: Id): Promise<OrderEvents | null> {
  const row = await executor.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (row === undefined) return null;
  const changes = await executor.selectFrom('order_history').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  return {
    customerId: row.customer_id,
    customer: eventsOf(
      toOrder(row, changes, 'customer'),
      changes.filter(({ change }) => change !== ofKitchen),
      'customer',
    ),
    staff: isKnownToKitchen(changes) ? eventsOf(toOrder(row, changes, 'staff'), changes, 'staff') : [],
  };
}

/** The changes of a customer's order after an id, oldest first; null: unknown or another customer's. */
export async function orderEventsOf(executor: Executor, customerId: Id, orderId: Id, after: number): Promise<OrderEvent[] | null> {
  const events = await readOrderEvents(executor, orderId);
  return events?.customerId === customerId ? events.customer.filter(({ id }) => id > after) : null;
}

/** The newest change of each of these orders, for the staff board. */
export async function newestEventsOf(executor: Executor, orderIds: readonly Id[]): Promise<OrderEvent[]> {
  if (orderIds.length === 0) return [];
  const rows = await executor.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute();
  const changes = await executor.selectFrom('order_history').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
  const byOrder = Map.groupBy(changes, (change) => change.order_id);
  return rows
    .flatMap((row) => {
      const own = byOrder.get(row.id) ?? [];
      return isKnownToKitchen(own) ? eventsOf(toOrder(row, own, 'staff'), own.slice(-1), 'staff') : [];
    })
    .sort((a, b) => a.id - b.id);
}

/** The orders that changed after an id; may include some that changed shortly before it. */
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

/** An order that was never paid online is none for the kitchen. */
function isKnownToKitchen(changes: readonly HistoryRow[]): boolean {
  return changes.some(({ status }) => status === ('created' satisfies OrderStatus));
}

function eventsOf(order: Order, changes: readonly HistoryRow[], reader: OrderReader): OrderEvent[] {
  return changes.map(({ id, status, at, by }) => ({
    id,
    status: status as OrderStatus,
    at: new Date(at).toISOString(),
    by: signature(by, reader),
    order,
  }));
}

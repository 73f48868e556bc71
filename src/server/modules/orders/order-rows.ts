import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import { expectedAt, promiseBySlot } from '#domain/order/expected-at.ts';
import type { Order, StatusChange } from '#domain/order/order.ts';
import type { OrderChange } from '#domain/order/order-change.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderPage } from '../../ports/backend.ts';
import { searchKeysOf } from '../search-keys.ts';
import { anonymous } from './anonymous.ts';
import { shownCourier } from './order-courier.ts';
import type { OrderHolds } from './order-holds.ts';
import type { NewOrder } from './stored-order.ts';

/**
 * The order of a row. Not checked: only this module writes it, in one shape for all versions, and the board, the journal and each order's limits
 * read hundreds of them.
 */
export function orderOf({ record }: Pick<OrderRow, 'record'>): NewOrder {
  return JSON.parse(record) as NewOrder;
}

const pageSize = 20;

/** An order that is being placed, for its row. */
interface OrderToInsert {
  readonly order: NewOrder;
  readonly holds: OrderHolds;
  readonly customerId: Id;
  readonly now: number;
}

/** The numbers of the orders by their ids; they ascend in the order of the list. */
export async function insertOrders(transaction: Executor, orders: readonly OrderToInsert[]): Promise<ReadonlyMap<Id, number>> {
  const rows = orders.map(({ order, holds, customerId, now }) => ({
    id: order.id,
    customer_id: customerId,
    restaurant_id: order.restaurantId,
    order_type_id: order.orderTypeId,
    slot_day: order.slot.day,
    slot_start: order.slot.start,
    slot_end: order.slot.end,
    status: firstStatus(order),
    total: order.total,
    created_at: now,
    record: JSON.stringify(order),
    holds: JSON.stringify(holds),
    ...searchKeysOf(order.contact),
  }));
  const placed = await transaction.insertInto('orders').values(rows).returning(['id', 'number']).execute();
  return new Map(placed.map(({ id, number }) => [id, number]));
}

/** An order that is paid online is created once it is paid. */
export function firstStatus({ payment }: Pick<NewOrder, 'payment'>): OrderStatus {
  return payment.status === 'pending' ? 'awaiting_payment' : 'created';
}

/** An order as whoever placed it gets it when it was just placed. */
export function toPlaced(order: NewOrder, number: number, { by, now }: { readonly by: string; readonly now: number }): Order {
  const created: StatusChange = { status: firstStatus(order), at: new Date(now).toISOString(), by };
  return { ...order, number, status: created.status, history: [created], createdAt: created.at, expectedAt: order.promised };
}

/** The customer's view; null: unknown or another customer's. */
export async function findOrder(executor: Executor, customerId: Id, id: Id): Promise<Order | null> {
  const row = await executor.selectFrom('orders').selectAll().where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst();
  return row === undefined ? null : ((await toOrders(executor, [row], 'customer'))[0] ?? null);
}

/** The orders with these ids, as whoever placed them sees them. */
export async function findOrders(executor: Executor, ids: readonly Id[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  return toOrders(executor, await executor.selectFrom('orders').selectAll().where('id', 'in', ids).execute(), 'message');
}

/** Newest first; the cursor is the last number of the previous page; an invalid cursor starts from the newest. */
export async function listOrders(executor: Executor, customerId: Id, cursor: string | null): Promise<OrderPage> {
  let query = executor
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .limit(pageSize + 1);
  if (cursor !== null && /^\d{1,15}$/.test(cursor)) query = query.where('number', '<', Number(cursor));
  const rows = await query.execute();
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    orders: await toOrders(executor, shown, 'customer'),
    nextCursor: rows.length > pageSize && last !== undefined ? String(last.number) : null,
  };
}

export type OrderRow = Selectable<Database['orders']>;

/** Converts rows to orders with their history; names of staff are included for staff only. */
export async function toOrders(executor: Executor, rows: readonly OrderRow[], reader: OrderReader): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const changes = await executor.selectFrom('order_history').selectAll().where('order_id', 'in', ids).orderBy('id').execute();
  const byOrder = Map.groupBy(changes, (change) => change.order_id);
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? [], reader));
}

export type HistoryRow = Selectable<Database['order_history']>;

/** @param changes the history of this order, oldest first */
export function toOrder(row: OrderRow, changes: readonly HistoryRow[], reader: OrderReader): Order {
  const { made, ...stored } = orderOf(row);
  const order = reader === 'customer' ? forItsCustomer(stored) : stored;
  const createdAt = new Date(row.created_at).toISOString();
  const history = changes
    .filter(({ change }) => change === null)
    .map(({ status, at, by }) => ({ status: status as OrderStatus, at: new Date(at).toISOString(), by: signature(by, reader) }));
  // orders of earlier versions have none
  const promised = order.promised ?? promiseBySlot({ ...order, createdAt });
  const expected = expectedAt({ ...order, createdAt, history }, promised);
  const offered = order.changes && { changes: order.changes.map((change) => signed(change, reader)) };
  const status = row.status as OrderStatus;
  const courier = shownCourier(row, status, reader);
  const { number } = row;
  const kitchen = reader === 'staff' && made !== undefined ? { made } : {};
  return {
    ...order,
    ...offered,
    ...kitchen,
    ...(courier && { courier }),
    promised,
    expectedAt: expected,
    number,
    status,
    history,
    createdAt,
  };
}

function signed(change: OrderChange, reader: OrderReader): OrderChange {
  const { offeredBy, endedBy } = change;
  return { ...change, offeredBy: signature(offeredBy, reader), ...(endedBy !== undefined && { endedBy: signature(endedBy, reader) }) };
}

/** The reader of an order: `message` is whoever is told about it. */
export type OrderReader = 'customer' | 'message' | 'staff';

/** What was said on the phone by somebody whose number nobody has verified is not shown to the owner of the number (R-HAND-5). */
function forItsCustomer(order: NewOrder): NewOrder {
  return order.isPhoneUnverified ? { ...anonymous(order), contact: { firstName: '', phone1: order.contact.phone1 } } : order;
}

export function signature(by: string, reader: OrderReader): string {
  return reader === 'staff' ? by : (by.split(':')[0] ?? by);
}

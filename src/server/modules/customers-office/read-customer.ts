import type { Customer } from '#domain/customer/customer.ts';
import type { PointsReason } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Executor } from '../../db/connection.ts';
import { addressesOf } from '../customers/addresses.ts';
import { orderOf } from '../orders/order-rows.ts';
import { type FoundOrder, searchOrders } from './search-orders.ts';

const shownOrders = 20;
const shownEntries = 20;
/** In how many orders a caller's addresses are looked for, and how many of them are offered. */
const latestOrders = 20;
const mostPlaces = 6;

/** A change of points as the office sees it. */
export interface PointsEntry {
  readonly id: string;
  readonly points: number;
  readonly balance: number;
  readonly reason: PointsReason;
  readonly orderNumber: number | null;
  /** ms */
  readonly at: number;
  readonly by: string | null;
  readonly note: string | null;
}

/** What the office has written about a customer. Times are in ms. */
export interface CustomerMarks {
  readonly phone: string;
  readonly createdAt: number;
  readonly isVerified: boolean;
  readonly note: string;
  readonly block: { readonly reason: string; readonly by: string | null; readonly at: number } | null;
  readonly spent: number;
}

export interface OpenedCustomer extends CustomerMarks {
  readonly customer: Customer;
  readonly entries: readonly PointsEntry[];
  readonly addresses: readonly SavedAddress[];
  readonly orders: readonly FoundOrder[];
}

/** null: unknown or deleted */
export async function readMarks(executor: Executor, id: Id): Promise<CustomerMarks | null> {
  const row = await executor.selectFrom('customers').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  if (row === undefined) return null;
  const { block_reason: reason, blocked_by: by, blocked_at: at } = row;
  return {
    phone: row.phone1 ?? '',
    createdAt: row.created_at,
    isVerified: row.is_unverified === 0,
    note: row.note ?? '',
    block: reason === null ? null : { reason, by, at: at ?? 0 },
    spent: row.spent,
  };
}

/** @param restaurantIds whose orders are shown; null: all */
export async function readAround(
  executor: Executor,
  customerId: Id,
  restaurantIds: readonly Id[] | null,
): Promise<Pick<OpenedCustomer, 'entries' | 'addresses' | 'orders'>> {
  const search = { text: null, day: null, status: null, sum: null, isToReturn: false, before: null } as const;
  const { orders } = await searchOrders(executor, { ...search, restaurantIds, customerId }, shownOrders);
  return { orders, addresses: await addressesOf(executor, customerId), entries: await readEntries(executor, customerId, shownEntries) };
}

/** The newest first. @param most null: all of them */
export async function readEntries(executor: Executor, customerId: Id, most: number | null): Promise<PointsEntry[]> {
  const query = executor
    .selectFrom('loyalty_ledger as row')
    .leftJoin('orders', 'orders.id', 'row.order_id')
    .select(['row.id', 'row.points', 'row.balance', 'row.reason', 'row.at', 'row.by', 'row.note', 'orders.number'])
    .where('row.customer_id', '=', customerId)
    .orderBy('row.id', 'desc');
  const rows = await (most === null ? query : query.limit(most)).execute();
  return rows.map(({ id, number, reason, ...row }) => ({ ...row, id: String(id), reason: reason as PointsReason, orderNumber: number }));
}

/** An address to which somebody who calls can have it brought. */
export type CallerPlace = Omit<OrderAddress, 'district' | 'landmark'>;

/** Where the last orders were brought, the latest first, then the saved addresses; each point once (R-HAND-6). */
export async function placesOf(
  executor: Executor,
  customerId: Id,
): Promise<{ readonly places: CallerPlace[]; readonly lastId: Id | null }> {
  const rows = await executor
    .selectFrom('orders')
    .select(['id', 'record'])
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .limit(latestOrders)
    .execute();
  const ordered = rows.flatMap((row) => orderOf(row).address ?? []).map(({ district, landmark, ...address }) => address);
  const saved = (await addressesOf(executor, customerId)).map(({ id, label, text, ...address }) => ({
    ...address,
    text: text ?? label ?? '',
  }));
  const places = new Map<string, CallerPlace>();
  for (const place of [...ordered, ...saved]) {
    const key = `${place.longitude.toFixed(4)} ${place.latitude.toFixed(4)}`;
    if (place.text !== '' && !places.has(key)) places.set(key, place);
  }
  return { places: [...places.values()].slice(0, mostPlaces), lastId: rows[0]?.id ?? null };
}

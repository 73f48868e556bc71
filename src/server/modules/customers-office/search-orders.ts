import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { maskPhone } from '#domain/customer/phone.ts';
import type { Id } from '#domain/id.ts';
import { type Wanted, wantedOf } from '#domain/office/find.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { orderOf } from '../orders/order-rows.ts';

const ordersOfPage = 50;

/** What orders are searched by; null: it does not count. */
export interface OrderSearch {
  /** the beginning of a number or a name, the end of a phone */
  readonly text: string | null;
  /** YYYY-MM-DD, of the slot */
  readonly day: string | null;
  /** null: of all restaurants */
  readonly restaurantIds: readonly Id[] | null;
  readonly status: OrderStatus | null;
  /** som */
  readonly sum: number | null;
  /** only what is to be returned at the door */
  readonly isToReturn: boolean;
  readonly customerId?: Id;
  /** the number after which the page begins */
  readonly before: number | null;
}

/** An order in a list; the phone has no middle. */
export interface FoundOrder {
  readonly id: Id;
  readonly number: number;
  readonly status: OrderStatus;
  /** ms */
  readonly createdAt: number;
  readonly order: Pick<Order, 'slot' | 'restaurantId' | 'orderTypeId' | 'contact' | 'total' | 'payment' | 'isPhoneUnverified'>;
  readonly phone: string;
  readonly returnDue: number | null;
}

export interface FoundOrders {
  readonly orders: readonly FoundOrder[];
  /** the `before` of the next page; null: this is the last one */
  readonly next: number | null;
}

type Row = Selectable<Database['orders']>;
type Query = SelectQueryBuilder<Database, 'orders', Row>;

/** The newest first. Each meaning of the text is looked up by its index, so that a search never reads all orders (R-FIND-1). */
export async function searchOrders(executor: Executor, search: OrderSearch, size = ordersOfPage): Promise<FoundOrders> {
  const { text, restaurantIds } = search;
  if (restaurantIds?.length === 0) return { orders: [], next: null };
  const wanted = text === null ? null : wantedOf(text);
  if (text !== null && wanted === null) return { orders: [], next: null };
  const all = narrowed(executor.selectFrom('orders').selectAll(), search);
  const queries = wanted === null ? [all.orderBy('number', 'desc')] : byIndexes(all, wanted);
  const found = new Map<number, Row>();
  for (const query of queries) for (const row of await query.limit(size + 1).execute()) found.set(row.number, row);
  const rows = [...found.values()].sort((a, b) => b.number - a.number);
  const shown = rows.slice(0, size);
  return { orders: shown.map(toFound), next: rows.length > size ? (shown.at(-1)?.number ?? null) : null };
}

function narrowed(all: Query, { day, restaurantIds, status, sum, isToReturn, customerId, before }: OrderSearch): Query {
  let query = all;
  if (day !== null) query = query.where('slot_day', '=', day);
  if (restaurantIds !== null) query = query.where('restaurant_id', 'in', [...restaurantIds]);
  if (status !== null) query = query.where('status', '=', status);
  if (sum !== null) query = query.where('total', '=', sum);
  if (isToReturn) query = query.where('return_due', 'is not', null);
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
  return before === null ? query : query.where('number', '<', before);
}

/** One query for each index. An order by an expression keeps the database from walking through the numbers in place of the index. */
function byIndexes(all: Query, { numbers, phone, name }: Wanted): Query[] {
  const newestFirst = (query: Query) => query.orderBy(sql`orders.number + 0`, 'desc');
  const queries: Query[] = [];
  if (numbers.length > 0)
    queries.push(
      newestFirst(
        all.where(({ or, and, eb }) => or(numbers.map(({ from, to }) => and([eb('number', '>=', from), eb('number', '<=', to)])))),
      ),
    );
  if (phone !== null) queries.push(newestFirst(all.where('phone_back', '>=', phone.from).where('phone_back', '<', phone.before)));
  if (name !== null) queries.push(newestFirst(all.where('name_key', '>=', name.from).where('name_key', '<', name.before)));
  return queries;
}

function toFound(row: Row): FoundOrder {
  const order = orderOf(row);
  const { id, number, status, created_at: createdAt, return_due: returnDue } = row;
  return { id, number, status: status as OrderStatus, createdAt, order, phone: maskPhone(order.contact.phone1), returnDue };
}

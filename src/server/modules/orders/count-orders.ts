import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import { promiseBySlot } from '#domain/order/expected-at.ts';
import type { Order } from '#domain/order/order.ts';
import { hasEnded, type OrderStatus } from '#domain/order/order-status.ts';
import { type CustomerKind, countedStatuses, figuresOf, type OrderFigures, soldStatuses } from '#domain/report/order-figures.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { addFigures, type SignedFigures } from '../reports/add-figures.ts';
import { courierOf } from './order-courier.ts';
import { parseHolds } from './order-holds.ts';

type OrderRow = Selectable<Database['orders']>;
type StoredOrder = Omit<Order, 'promised' | 'status' | 'courier'> & Partial<Pick<Order, 'promised'>>;

/**
 * Brings what the reports hold of an order in line with it, in the transaction that has changed it and holds its row (R-REPORT-2): what was
 * counted before is taken away, what it is now is added. Sums are locked last.
 */
export async function countOrder(transaction: Executor, orderId: Id): Promise<void> {
  const row = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  await addFigures(transaction, await recount(transaction, row));
}

const batch = 200;

/**
 * Counts orders that have ended and are not counted: those from before there were reports, and those that a process of an earlier version
 * has ended. One batch in one transaction; `isDone`: there are no more.
 */
export async function countMissed({ db, engine }: Connection): Promise<{ readonly isDone: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('counted', 'is', null)
      .where('status', 'in', [...countedStatuses])
      .orderBy('number')
      .limit(batch)
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    const changes: SignedFigures[] = [];
    for (const row of rows) changes.push(...(await recount(transaction, row)));
    await addFigures(transaction, changes);
    return { isDone: rows.length < batch };
  });
}

/** Writes what is counted of an order; the differences to what was. */
async function recount(transaction: Executor, row: OrderRow): Promise<SignedFigures[]> {
  if (!hasEnded(row.status as OrderStatus)) return [];
  const before = row.counted === null ? null : (JSON.parse(row.counted) as OrderFigures | null);
  const stored = JSON.parse(row.record) as StoredOrder;
  const promised = stored.promised ?? promiseBySlot({ ...stored, createdAt: new Date(row.created_at).toISOString() });
  const history = await transaction
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', row.id)
    .where('change', 'is', null)
    .orderBy('id')
    .execute();
  const after = figuresOf({
    order: { ...stored, promised },
    status: row.status as OrderStatus,
    history: history.map(({ status, at, by }) => ({ status: status as OrderStatus, at, by })),
    promoCodes: parseHolds(row.holds).promoCodes,
    courier: courierOf(row),
    customer: customerBefore(before) ?? (await customerOf(transaction, row)),
  });
  const shares = after?.shares.map(({ name, ...share }) => share);
  const counted = JSON.stringify(after && { ...after, shares });
  if (counted === row.counted) return [];
  await transaction.updateTable('orders').set({ counted }).where('id', '=', row.id).execute();
  return [
    ...(before === null ? [] : [{ sign: -1, figures: before } as const]),
    ...(after === null ? [] : [{ sign: 1, figures: after } as const]),
  ];
}

/** The kind of customer is judged once. */
function customerBefore(before: OrderFigures | null): CustomerKind | null {
  return (before?.shares.find(({ facet }) => facet === 'customer')?.item as CustomerKind | undefined) ?? null;
}

/** R-REPORT-5 */
async function customerOf(transaction: Executor, { id, customer_id: customerId }: OrderRow): Promise<CustomerKind> {
  if (customerId === null) return 'unknown';
  const former = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('has_ordered_before', '=', 1)
    .executeTakeFirst();
  if (former !== undefined) return 'returning';
  const earlier = await transaction
    .selectFrom('orders')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('id', '!=', id)
    .where('status', 'in', [...soldStatuses])
    .where('counted', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return earlier === undefined ? 'new' : 'returning';
}

import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { addPoints } from '../loyalty/ledger.ts';
import { countUses } from '../promo/promo-uses.ts';
import { insertReceiptLines } from '../receipts/receipt-rows.ts';
import { slotKey } from '../restaurants/slots.ts';
import { markOrdered } from '../tables/mark-ordered.ts';
import type { AcceptedOrder } from './decide-orders.ts';
import { appendHistory } from './history.ts';
import { insertKeys } from './idempotency.ts';
import type { TakenPortions } from './order-holds.ts';
import { firstStatus, insertOrders } from './order-rows.ts';
import { portionKey, takePortions } from './portions.ts';
import { takePlaces } from './slot-capacity.ts';

/** What the orders were decided by has changed meanwhile: their transaction has to be undone, and they are decided again. */
export class StateChanged extends Error {}

/**
 * Writes orders in the transaction that has locked their customers; their numbers by their ids. Each write of what other transactions
 * change names what it counts on. Rows that many orders lock come last, so that they are locked for the shortest time, and in the order of
 * `lockCustomer`.
 * @throws StateChanged
 */
export async function writeOrders(transaction: Executor, accepted: readonly AcceptedOrder[]): Promise<ReadonlyMap<Id, number>> {
  if (accepted.length === 0) return new Map();
  const orders = accepted.map(({ arrived: { customerId, now }, order, holds }) => ({ order, holds, customerId, now }));
  expectUnchanged(
    await insertKeys(
      transaction,
      accepted.map(({ arrived, order }) => ({ ...arrived, orderId: order.id })),
    ),
  );
  const numbers = await insertOrders(transaction, orders);
  const changes = accepted.map(({ arrived: { by = 'customer', now }, order }) => {
    return { orderId: order.id, status: firstStatus(order), by, now };
  });
  await appendHistory(transaction, changes);
  await insertReceiptLines(
    transaction,
    accepted.flatMap(({ order: { id: orderId }, receipt: lines }) => (lines === null ? [] : [{ orderId, lines }])),
  );
  for (const one of accepted) await spendPoints(transaction, one);
  const uses = accepted.flatMap(({ arrived: { customerId }, promos }) => promos.map((promo) => ({ promo, customerId })));
  expectUnchanged(await countUses(transaction, uses));
  await takeAllPortions(transaction, accepted);
  await takeAllPlaces(transaction, accepted);
  await markOrdered(
    transaction,
    accepted.flatMap((one) => tableOf(one, numbers)),
  );
  return numbers;
}

/** The table that an order names the guests of. */
function tableOf({ arrived: { request }, order }: AcceptedOrder, numbers: ReadonlyMap<Id, number>) {
  const isLaid = order.lines.some(({ laidBy }) => laidBy !== undefined);
  return request.table && isLaid ? [{ tableId: request.table.id, orderNumber: numbers.get(order.id) ?? 0 }] : [];
}

function expectUnchanged(isAsBefore: boolean): void {
  if (!isAsBefore) throw new StateChanged();
}

async function spendPoints(transaction: Executor, { arrived, order: { id, pointsSpent } }: AcceptedOrder): Promise<void> {
  if (pointsSpent === 0) return;
  const entry = { customerId: arrived.customerId, points: -pointsSpent, reason: 'spent', orderId: id, key: `spent/${id}` } as const;
  expectUnchanged(await addPoints(transaction, entry, arrived.now));
}

/** Stock rows are locked restaurant by restaurant and item by item. */
async function takeAllPortions(transaction: Executor, accepted: readonly AcceptedOrder[]): Promise<void> {
  const sums = new Map<string, TakenPortions & { readonly restaurantId: Id }>();
  for (const { order, holds } of accepted) {
    for (const item of holds.portions) {
      const key = portionKey(order.restaurantId, item.kind, item.id);
      sums.set(key, { ...item, restaurantId: order.restaurantId, portions: item.portions + (sums.get(key)?.portions ?? 0) });
    }
  }
  if (sums.size === 0) return;
  for (const [, item] of sorted(sums)) expectUnchanged(await takePortions(transaction, item.restaurantId, item));
  await bumpVersion(transaction, 'stock');
}

async function takeAllPlaces(transaction: Executor, accepted: readonly AcceptedOrder[]): Promise<void> {
  const bySlot = Map.groupBy(accepted, ({ restaurant, order }) => slotKey(restaurant.id, order.slot));
  for (const [, inSlot] of sorted(bySlot)) {
    const [first] = inSlot;
    if (first !== undefined) expectUnchanged(await takePlaces(transaction, first.restaurant, first.order.slot, inSlot.length));
  }
}

function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1));
}

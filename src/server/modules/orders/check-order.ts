import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { untilOffHours } from '#domain/order/off-hours-lines.ts';
import { type CountedOrder, isCrowded, type OrderLimits, reachedLimit } from '#domain/order/order-limits.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import type { Problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SlotDay } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogReader, Snapshot } from '../catalog/catalog-reader.ts';
import type { Versions } from '../catalog/catalog-version.ts';
import type { LoadReader } from '../restaurants/slots.ts';
import type { Buyer } from './benefits.ts';
import { type BuiltQuote, buildQuote } from './build-quote.ts';
import { problemOf } from './order-problem.ts';
import { countedOrders, tooManyOrders } from './own-orders.ts';
import { choosePlace } from './place.ts';

export interface Placing {
  readonly request: OrderRequest;
  readonly locale: Locale;
  readonly customerId: Id;
  /** the Idempotency-Key */
  readonly key: string;
  readonly now: number;
}

/** What an order is checked against. */
export interface OrderRules {
  readonly read: CatalogReader;
  readonly limits: OrderLimits;
}

/** A checked order and the data that it was checked with. */
export interface CheckedOrder {
  readonly built: BuiltQuote;
  readonly buyer: Buyer;
  readonly orders: readonly CountedOrder[];
}

/**
 * Checks an order in the order of problems of R-ORDER-1, from the limits on; reads only. "As soon as possible" skips slots in which the
 * customer has the most orders allowed.
 * @param earlier is reused if catalog, stock, points and orders of the customer are unchanged and neither code nor discount depends on uses
 * since then; places in slots and portions are taken by conditional updates in any case
 */
export async function checkOrder(
  executor: Executor,
  { read, limits }: OrderRules,
  placing: Placing,
  { buyer, versions }: { readonly buyer: Buyer; readonly versions: Versions },
  earlier: CheckedOrder | null = null,
): Promise<Result<CheckedOrder, Problem>> {
  const { customerId, now } = placing;
  const snapshot = await read(executor, versions);
  const orders = await countedOrders(executor, customerId, limits, now);
  if (earlier !== null && isAsBefore(earlier, { snapshot, buyer, orders })) return ok(earlier);
  return checkWith(executor, limits, placing, { snapshot, buyer, orders });
}

/** What an order is checked with. */
interface CheckData extends Pick<CheckedOrder, 'buyer' | 'orders'> {
  readonly snapshot: Snapshot;
  /** absent: the loads of slots are read anew */
  readonly loads?: LoadReader;
}

/** The same with everything read before except what only some orders need. */
export async function checkWith(
  executor: Executor,
  limits: OrderLimits,
  { request, locale, now }: Placing,
  { snapshot, buyer, orders, loads }: CheckData,
): Promise<Result<CheckedOrder, Problem>> {
  if (orders.length > 0) {
    const place = choosePlace(request, snapshot, now);
    const restaurant = place.ok ? place.value.restaurant : null;
    const reached = reachedLimit(orders, limits, { restaurantId: restaurant?.id ?? null, slot: request.slot }, now);
    if (reached !== null) return err(tooManyOrders(reached, restaurant?.phone || snapshot.catalog.settings.callCenterPhone, now));
  }
  const built = await buildQuote(request, { executor, snapshot, locale, now, buyer, loads });
  if (!built.ok) return built;
  const rejection = problemOf(request, built.value);
  if (rejection !== null) return err(rejection);
  const { days, place } = built.value;
  const free = withoutCrowded(days, orders, limits, place.restaurant?.id ?? '');
  const served = request.slot === undefined ? untilOffHours(free, built.value.servings) : free;
  return ok({ built: { ...built.value, days: served }, buyer, orders });
}

function isAsBefore(earlier: CheckedOrder, { snapshot, buyer, orders }: CheckData): boolean {
  const { built } = earlier;
  const isSame =
    built.snapshot === snapshot &&
    built.quote.promo === undefined &&
    built.quote.automatic === undefined &&
    earlier.buyer.balance === buyer.balance;
  return isSame && JSON.stringify(earlier.orders) === JSON.stringify(orders);
}

function withoutCrowded(days: readonly SlotDay[], orders: readonly CountedOrder[], limits: OrderLimits, restaurantId: Id): SlotDay[] {
  if (orders.length === 0) return [...days];
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => (isCrowded(orders, limits, restaurantId, slot) ? { ...slot, isAvailable: false } : slot)),
  }));
}

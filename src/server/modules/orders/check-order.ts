import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type CountedOrder, isCrowded, type OrderLimits, reachedLimit } from '#domain/order/order-limits.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import type { Problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SlotDay } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
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

/**
 * Checks an order in the sequence of errors of contract §3, starting with the limits; reads only. For "as soon as possible", slots in which
 * the customer has reached the limit of orders are unavailable.
 */
export async function checkOrder(
  executor: Executor,
  { read, limits }: OrderRules,
  { request, locale, customerId, now }: Placing,
  buyer: Buyer,
): Promise<Result<BuiltQuote, Problem>> {
  const snapshot = await read(executor);
  const orders = await countedOrders(executor, customerId, limits, now);
  if (orders.length > 0) {
    const place = choosePlace(request, snapshot, now);
    const restaurant = place.ok ? place.value.restaurant : null;
    const reached = reachedLimit(orders, limits, { restaurantId: restaurant?.id ?? null, slot: request.slot }, now);
    if (reached !== null) return err(tooManyOrders(reached, restaurant?.phone || snapshot.catalog.settings.callCenterPhone, now));
  }
  const built = await buildQuote(request, { executor, snapshot, locale, now, buyer });
  if (!built.ok) return built;
  const rejection = problemOf(request, built.value);
  if (rejection !== null) return err(rejection);
  const { days, place } = built.value;
  return ok({ ...built.value, days: withoutCrowded(days, orders, limits, place.restaurant?.id ?? '') });
}

function withoutCrowded(days: readonly SlotDay[], orders: readonly CountedOrder[], limits: OrderLimits, restaurantId: Id): SlotDay[] {
  if (orders.length === 0) return [...days];
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => (isCrowded(orders, limits, restaurantId, slot) ? { ...slot, isAvailable: false } : slot)),
  }));
}

import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { untilOffHours } from '#domain/order/off-hours-lines.ts';
import { type CountedOrder, isCrowded, type OrderLimits, reachedLimit } from '#domain/order/order-limits.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { isPaymentProvider } from '#domain/payment/provider.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { FiscalLine } from '#domain/receipt/fiscal-lines.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { firstAvailable, type SlotDay, type TimeSlot } from '#domain/schedule/time-slot.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { keyOfUses } from '../promo/promo-uses.ts';
import type { FiscalRules } from '../receipts/receipt-of-order.ts';
import { receiptLines } from '../receipts/receipt-of-order.ts';
import { slotKey } from '../restaurants/slots.ts';
import type { Buyer } from './benefits.ts';
import { type BuiltQuote, buildQuote } from './build-quote.ts';
import type { CartCounts } from './cart-counts.ts';
import { type KeyUses, keyName, type OrderKey, placedWith } from './idempotency.ts';
import { toNewOrder } from './new-order.ts';
import type { OrderHolds } from './order-holds.ts';
import { problemOf, slotUnavailable } from './order-problem.ts';
import { tooManyOrders } from './own-orders.ts';
import { choosePlace } from './place.ts';
import { limitedPortions, portionKey } from './portions.ts';
import { toTimeSlot } from './slot-capacity.ts';
import type { NewOrder } from './stored-order.ts';

/** An order as it arrived; `id` is its id if it is placed. */
export interface ArrivedOrder extends OrderKey {
  readonly id: Id;
  readonly request: OrderRequest;
  readonly bodyHash: string;
  readonly locale: Locale;
  /** who of the office placed it, as the history names them; absent: its customer */
  readonly by?: string;
}

/** All that decides about some orders. */
export interface PlacingState {
  readonly limits: OrderLimits;
  /** absent or null: orders need no receipts */
  readonly fiscal?: FiscalRules | null;
  /** the customers who exist */
  readonly buyers: ReadonlyMap<Id, Buyer>;
  readonly keyUses: KeyUses;
  /** by the id of an order; absent where its key was used */
  readonly snapshots: ReadonlyMap<Id, Snapshot>;
  /** the orders of customers that count toward the limits */
  readonly counted: ReadonlyMap<Id, readonly CountedOrder[]>;
  readonly counts: CartCounts;
}

export interface AcceptedOrder {
  readonly arrived: ArrivedOrder;
  readonly buyer: Buyer;
  readonly order: NewOrder;
  readonly restaurant: CatalogRestaurant;
  /** the codes and discounts whose uses are counted */
  readonly promos: readonly PromoCode[];
  readonly holds: OrderHolds;
  /** null: none is needed */
  readonly receipt: readonly FiscalLine[] | null;
}

/** `replay`: the key has placed this order before. */
export type Decision =
  | { readonly kind: 'accepted'; readonly accepted: AcceptedOrder }
  | { readonly kind: 'replay'; readonly orderId: Id }
  | { readonly kind: 'rejected'; readonly problem: Problem };

/** Decides about orders in turn, each as if those before it had been placed (R-ORDER-4, R-ORDER-5). */
export function decideOrders(arrivals: readonly ArrivedOrder[], state: PlacingState): Decision[] {
  let current = state;
  return arrivals.map((arrived) => {
    const decision = decide(arrived, current);
    if (decision.kind === 'accepted') current = afterPlacing(current, decision.accepted);
    return decision;
  });
}

/** In the order of problems of R-ORDER-1. */
function decide(arrived: ArrivedOrder, state: PlacingState): Decision {
  const buyer = state.buyers.get(arrived.customerId);
  if (buyer === undefined) return rejected(problem('NOT_SIGNED_IN'));
  const use = placedWith(state.keyUses, arrived);
  if (use !== undefined) {
    if (use.bodyHash !== arrived.bodyHash) return rejected(problem('IDEMPOTENCY_MISMATCH'));
    return { kind: 'replay', orderId: use.orderId };
  }
  const accepted = accept(arrived, buyer, state);
  return accepted.ok ? { kind: 'accepted', accepted: accepted.value } : rejected(accepted.problem);
}

function rejected(reason: Problem): Decision {
  return { kind: 'rejected', problem: reason };
}

function accept(arrived: ArrivedOrder, buyer: Buyer, state: PlacingState): Result<AcceptedOrder, Problem> {
  const { id, customerId, request, locale, now } = arrived;
  const snapshot = state.snapshots.get(id);
  if (snapshot === undefined) throw new Error('a new order needs a catalog');
  if (buyer.isBlocked) return err(problem('CUSTOMER_BLOCKED', { phone: phoneToCall(arrived, snapshot) }));
  // a person who takes an order on the phone judges how many are too many (R-HAND-3)
  const own = arrived.by === undefined ? (state.counted.get(customerId) ?? []) : [];
  const reached = limitReached(arrived, snapshot, own, state.limits);
  if (reached !== null) return err(reached);
  const built = buildQuote(request, { snapshot, counts: state.counts, locale, now, buyer });
  if (!built.ok) return built;
  const rejection = problemOf(request, built.value);
  if (rejection !== null) return err(rejection);
  const { place, demands, promos, terms } = built.value;
  const { restaurant } = place;
  if (restaurant === null) return err(problem('OUT_OF_ZONE'));
  const days = withoutCrowded(built.value.days, own, state.limits, restaurant.id);
  const slot = request.slot === undefined ? firstServed(days, built.value) : built.value.quote.slot;
  if (slot === null) return err(slotUnavailable(days));
  const isPhoneUnverified = arrived.by !== undefined && buyer.isUnverified === true;
  const order = toNewOrder({ id, request, locale, restaurantId: restaurant.id, slot, now, isPhoneUnverified }, built.value);
  const receipt = receiptFor(arrived, built.value, restaurant.id, state);
  if (!receipt.ok) return receipt;
  const portions = limitedPortions(demands, snapshot.stock, restaurant.id, now);
  const isSoonest = order.payment.status === 'pending' && request.slot === undefined;
  const holds = { promoCodes: promos.map(({ code }) => code), portions, terms, ...(isSoonest && { isSoonest }) };
  return ok({ arrived, buyer, order, restaurant, promos, holds, receipt: receipt.value });
}

/** What is paid online without the codes for its receipt is not sold (R-PAY-8). */
function receiptFor(
  { request, locale, now }: ArrivedOrder,
  { quote, snapshot }: BuiltQuote,
  restaurantId: Id,
  { fiscal }: PlacingState,
): Result<AcceptedOrder['receipt'], Problem> {
  if (!fiscal || !isPaymentProvider(request.payment.method)) return ok(null);
  const receipt = receiptLines(quote, { snapshot, restaurantId, locale, now }, fiscal);
  return receipt === null ? err(problem('PAYMENT_UNAVAILABLE')) : ok(receipt);
}

/** Who can help: the restaurant of the order, else the shop; null: nobody has a phone. */
function phoneToCall({ request, now }: ArrivedOrder, snapshot: Snapshot): string | null {
  const place = choosePlace(request, snapshot, now);
  return (place.ok && place.value.restaurant?.phone) || snapshot.catalog.settings.callCenterPhone || null;
}

function limitReached(
  { request, now }: ArrivedOrder,
  snapshot: Snapshot,
  own: readonly CountedOrder[],
  limits: OrderLimits,
): Problem | null {
  if (own.length === 0) return null;
  const place = choosePlace(request, snapshot, now);
  const restaurant = place.ok ? place.value.restaurant : null;
  const reached = reachedLimit(own, limits, { restaurantId: restaurant?.id ?? null, slot: request.slot }, now);
  return reached && tooManyOrders(reached, restaurant?.phone || snapshot.catalog.settings.callCenterPhone, now);
}

/** The slot of an order for "as soon as possible": the first free one, if everything is served in it. */
function firstServed(days: readonly SlotDay[], { servings }: BuiltQuote): TimeSlot | null {
  const first = firstAvailable(untilOffHours(days, servings));
  return first && toTimeSlot(first);
}

/** "As soon as possible" skips slots in which the customer has the most orders allowed. */
function withoutCrowded(days: readonly SlotDay[], own: readonly CountedOrder[], limits: OrderLimits, restaurantId: Id): readonly SlotDay[] {
  if (own.length === 0) return days;
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => (isCrowded(own, limits, restaurantId, slot) ? { ...slot, isAvailable: false } : slot)),
  }));
}

/** The state for the next order. */
function afterPlacing(state: PlacingState, { arrived, buyer, order, promos, holds }: AcceptedOrder): PlacingState {
  const { customerId, bodyHash, now } = arrived;
  const { id, restaurantId, slot, pointsSpent } = order;
  const { loads, uses, taken, work } = state.counts;
  const counted: CountedOrder = { status: 'created', restaurantId, slot, createdAt: now };
  return {
    ...state,
    buyers: new Map(state.buyers).set(customerId, { ...buyer, balance: buyer.balance - pointsSpent }),
    keyUses: new Map(state.keyUses).set(keyName(arrived), { bodyHash, orderId: id, usedAt: now }),
    counted: new Map(state.counted).set(customerId, [...(state.counted.get(customerId) ?? []), counted]),
    counts: {
      work: added(work, [[restaurantId, 1]]),
      loads: added(loads, [[slotKey(restaurantId, slot), 1]]),
      uses: {
        uses: added(
          uses.uses,
          promos.flatMap(({ code }) => [[keyOfUses(code, null), 1] as const, [keyOfUses(code, customerId), 1] as const]),
        ),
        haveOrdered: new Set(uses.haveOrdered).add(customerId),
      },
      taken: added(
        taken,
        holds.portions.map(({ kind, id: item, portions }) => [portionKey(restaurantId, kind, item), portions]),
      ),
    },
  };
}

function added(counts: ReadonlyMap<string, number>, changes: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const sums = new Map(counts);
  for (const [key, change] of changes) sums.set(key, (sums.get(key) ?? 0) + change);
  return sums;
}

import { randomUUID } from 'node:crypto';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { localeIds } from '#domain/locale.ts';
import type { Order, OrderAddress } from '#domain/order/order.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { firstAvailable, type TimeSlot } from '#domain/schedule/time-slot.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { PlacedOrder } from '../../ports/backend.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { stockKey } from '../catalog/stock.ts';
import { addPoints } from '../loyalty/ledger.ts';
import { lockCustomer } from '../loyalty/wallet.ts';
import { takePromo } from '../promo/promo-uses.ts';
import { withLoads } from '../restaurants/slots.ts';
import type { Buyer } from './benefits.ts';
import type { BuiltQuote } from './build-quote.ts';
import { checkOrder, type OrderRules, type Placing } from './check-order.ts';
import { claimKey, hashBody } from './idempotency.ts';
import { localizeLines } from './localized-lines.ts';
import type { TakenPortions } from './order-holds.ts';
import { slotUnavailable } from './order-problem.ts';
import { changeSlot, findOrder, insertOrder, type NewOrder } from './order-rows.ts';
import { pointOf } from './place.ts';
import { limitedPortions, takePortions } from './portions.ts';
import { takeSlot, toTimeSlot } from './slot-capacity.ts';

/** Rolls the order's transaction back; returned to the caller as a problem. */
class OrderRejected extends Error {
  readonly problem: Problem;

  constructor(reason: Problem) {
    super(reason.code);
    this.problem = reason;
  }
}

/** Another customer took the last place after the slots were read; rolls back, and the available slots are read without the lock. */
class SlotLost extends Error {
  readonly built: BuiltQuote;
  readonly restaurant: CatalogRestaurant;

  constructor(built: BuiltQuote, restaurant: CatalogRestaurant) {
    super('SLOT_UNAVAILABLE');
    this.built = built;
    this.restaurant = restaurant;
  }
}

/** Checks and writes an order in one transaction, in the sequence of errors of contract §3. */
export async function placeOrder({ db }: Connection, rules: OrderRules, placing: Placing): Promise<Result<PlacedOrder, Problem>> {
  try {
    return ok(await db.transaction().execute((transaction) => decide(transaction, rules, placing)));
  } catch (error) {
    if (error instanceof OrderRejected) return err(error.problem);
    if (error instanceof SlotLost) return err(slotUnavailable(await withLoads(db, error.restaurant, error.built.days)));
    throw error;
  }
}

/** The most contended rows are locked last, so that they are held for the fewest round trips: portions, then the place in the slot. */
async function decide(transaction: Executor, rules: OrderRules, placing: Placing): Promise<PlacedOrder> {
  const { request, customerId, key, now } = placing;
  const orderId = randomUUID();
  const claim = await claimKey(transaction, { customerId, key, bodyHash: hashBody(request), orderId }, now);
  if (claim.kind === 'refused') throw new OrderRejected(claim.problem);
  if (claim.kind === 'replay') return replay(transaction, customerId, claim.orderId);
  const buyer = await lockCustomer(transaction, customerId);
  if (buyer === null) throw new OrderRejected(problem('NOT_SIGNED_IN'));
  const built = await judgeWithPromo(transaction, rules, placing, buyer);
  const { restaurant } = built.place;
  if (restaurant === null) throw new OrderRejected(problem('OUT_OF_ZONE'));
  const slot = wantedSlot(request, built);
  if (slot === null) throw new OrderRejected(slotUnavailable(built.days));
  const order = toOrder(orderId, placing, built, slot);
  await spendPoints(transaction, order, customerId, now);
  const portions = limitedPortions(built.demands, built.snapshot.stock, restaurant.id, now);
  const holds = { promoCode: built.promo?.code ?? null, portions };
  const inserted = await insertOrder(transaction, { order, holds, customerId }, now);
  await reservePortions(transaction, built, restaurant.id, portions);
  const taken = await takeSlot(transaction, restaurant, built.days, request.slot === undefined ? null : slot);
  if (taken === null) throw new SlotLost(built, restaurant);
  return { order: await inSlot(transaction, inserted, order, taken), isReplay: false };
}

/** Evaluates the cart and counts its promo code; when another order has taken its last use meanwhile, evaluates again without it. */
async function judgeWithPromo(transaction: Executor, rules: OrderRules, placing: Placing, buyer: Buyer): Promise<BuiltQuote> {
  const checked = await checkOrder(transaction, rules, placing, buyer);
  if (!checked.ok) throw new OrderRejected(checked.problem);
  const { promo } = checked.value;
  if (promo === null || (await takePromo(transaction, promo, buyer.customerId))) return checked.value;
  const again = await checkOrder(transaction, rules, placing, buyer);
  if (!again.ok) throw new OrderRejected(again.problem);
  return again.value;
}

async function spendPoints(transaction: Executor, { id, pointsSpent }: NewOrder, customerId: Id, now: number): Promise<void> {
  if (pointsSpent === 0) return;
  const entry = { customerId, points: -pointsSpent, reason: 'spent', orderId: id, key: `spent/${id}` } as const;
  if (!(await addPoints(transaction, entry, now))) throw new Error('the points of a locked customer were spent elsewhere');
}

async function replay(transaction: Executor, customerId: Id, orderId: Id): Promise<PlacedOrder> {
  const order = await findOrder(transaction, customerId, orderId);
  if (order === null) throw new OrderRejected(problem('IDEMPOTENCY_IN_FLIGHT'));
  return { order, isReplay: true };
}

/** The requested slot, or the first available one for "as soon as possible". */
function wantedSlot(request: OrderRequest, { quote, days }: BuiltQuote): TimeSlot | null {
  if (request.slot !== undefined) return quote.slot;
  const first = firstAvailable(days);
  return first === null ? null : toTimeSlot(first);
}

async function reservePortions(
  transaction: Executor,
  { demands }: BuiltQuote,
  restaurantId: Id,
  portions: readonly TakenPortions[],
): Promise<void> {
  if (portions.length === 0) return;
  const missing = await takePortions(transaction, restaurantId, portions);
  if (missing !== null) {
    const item = demands.get(stockKey(missing.kind, missing.id))?.item;
    throw new OrderRejected(problem('ITEMS_UNAVAILABLE', { unavailable: item === undefined ? [] : [item] }));
  }
  await bumpVersion(transaction, 'stock');
}

/** For "as soon as possible" the first slot may have been full, and the order is then placed in a later one. */
async function inSlot(transaction: Executor, inserted: Order, order: NewOrder, slot: TimeSlot): Promise<Order> {
  if (slot.day === order.slot.day && slot.start === order.slot.start) return inserted;
  await changeSlot(transaction, { ...order, slot });
  return { ...inserted, slot };
}

function toOrder(id: Id, { request, locale }: Placing, { quote, snapshot }: BuiltQuote, slot: TimeSlot): NewOrder {
  const address = addressOf(request);
  return {
    id,
    orderTypeId: request.orderTypeId,
    restaurantId: quote.restaurantId ?? '',
    ...(address === null ? {} : { address }),
    slot,
    lines: localizeLines(quote.lines, snapshot.catalog),
    itemsTotal: quote.itemsTotal,
    discount: quote.discount,
    pointsSpent: quote.points,
    deliveryFee: quote.deliveryFee ?? 0,
    total: quote.total,
    pointsEarned: 0,
    payment: { ...request.payment, status: 'unpaid' },
    contact: request.contact,
    comment: request.comment ?? '',
    localeId: localeIds[locale],
  };
}

function addressOf(request: OrderRequest): OrderAddress | null {
  const point = pointOf(request);
  return request.orderTypeId === delivery && point !== null && request.address !== undefined ? { ...request.address, ...point } : null;
}

import { randomUUID } from 'node:crypto';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { localeIds } from '#domain/locale.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { nearestDistrict } from '#domain/place/district-around.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { TimeSlot } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import type { PlacedOrder } from '../../ports/backend.ts';
import type { Catalog, CatalogRestaurant } from '../catalog/catalog.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { stockKey } from '../catalog/stock.ts';
import { addPoints } from '../loyalty/ledger.ts';
import { takePromos } from '../promo/promo-uses.ts';
import { withLoads } from '../restaurants/slots.ts';
import type { BuiltQuote } from './build-quote.ts';
import { type CheckedOrder, checkOrder, type OrderRules, type Placing } from './check-order.ts';
import { hashBody } from './idempotency.ts';
import { localizeLines } from './localized-lines.ts';
import type { TakenPortions } from './order-holds.ts';
import { slotUnavailable } from './order-problem.ts';
import { findOrder, type NewOrder, toPlaced, toValues } from './order-rows.ts';
import { pointOf } from './place.ts';
import { type BuyerAndVersions, type PlacingStatements, readBuyer } from './placing-statements.ts';
import { limitedPortions, takePortions } from './portions.ts';
import { slotPlace, toTimeSlot } from './slot-capacity.ts';

/** Undoes the order's part of the transaction; the caller gets its problem. */
class OrderRejected extends Error {
  readonly problem: Problem;

  constructor(reason: Problem) {
    super(reason.code);
    this.problem = reason;
  }
}

/** Another order took the last place since the slots were read; the free slots are read again after the lock is released. */
class SlotLost extends Error {
  readonly built: BuiltQuote;
  readonly restaurant: CatalogRestaurant;

  constructor(built: BuiltQuote, restaurant: CatalogRestaurant) {
    super('SLOT_UNAVAILABLE');
    this.built = built;
    this.restaurant = restaurant;
  }
}

/** The problem of an order whose transaction was undone; any other error is thrown on. */
export async function problemOfRejection(executor: Executor, error: unknown): Promise<Problem> {
  if (error instanceof OrderRejected) return error.problem;
  if (error instanceof SlotLost) return slotUnavailable(await withLoads(executor, error.restaurant, error.built.days));
  throw error;
}

export interface PlacingWork {
  readonly rules: OrderRules;
  readonly placing: Placing;
  readonly statements: PlacingStatements;
  /** the result of the check just before; null: not checked */
  readonly earlier: CheckedOrder | null;
  /** the transaction was already open when the order was checked, and excludes other writers */
  readonly isExclusive: boolean;
}

interface Decision {
  readonly placed: PlacedOrder;
  /** reads of the stock see uncommitted data from now on */
  readonly hasChangedStock: boolean;
}

/**
 * Decides and writes an order in a transaction, in the order of problems of R-ORDER-1. Rows that many orders lock are
 * updated last, so that they are locked for the fewest round trips: portions, then the place in the slot.
 */
export async function decideOrder(transaction: Executor, work: PlacingWork): Promise<Decision> {
  const { placing, statements } = work;
  const { request, customerId, key, now } = placing;
  const orderId = randomUUID();
  const { claim, read } = await statements.claim(transaction, { customerId, key, bodyHash: hashBody(request), orderId }, now);
  if (claim.kind === 'refused') throw new OrderRejected(claim.problem);
  if (claim.kind === 'replay') return { placed: await replay(transaction, customerId, claim.orderId), hasChangedStock: false };
  const built = await checkWithPromo(transaction, work, read);
  const { restaurant } = built.place;
  if (restaurant === null) throw new OrderRejected(problem('OUT_OF_ZONE'));
  const slots = wantedSlots(request, built);
  if (slots[0] === undefined) throw new OrderRejected(slotUnavailable(built.days));
  const order = toOrder(orderId, placing, built, slots[0]);
  await spendPoints(transaction, order, customerId, now);
  const portions = limitedPortions(built.demands, built.snapshot.stock, restaurant.id, now);
  const holds = { promoCodes: built.promos.map(({ code }) => code), portions };
  await reservePortions(transaction, built, restaurant.id, portions);
  for (const slot of slots) {
    const inSlot = { ...order, slot };
    const number = await statements.write(transaction, toValues(inSlot, holds, customerId, now), slotPlace(restaurant, slot));
    if (number === null) continue;
    return { placed: { order: toPlaced(inSlot, number, now), isReplay: false }, hasChangedStock: portions.length > 0 };
  }
  throw new SlotLost(built, restaurant);
}

/** Checks the order and counts its code and discount; when another order took the last use of one since then, checks again without it. */
async function checkWithPromo(transaction: Executor, work: PlacingWork, read: BuyerAndVersions | undefined): Promise<BuiltQuote> {
  const { earlier, isExclusive, placing } = work;
  const built = isExclusive && earlier !== null ? earlier.built : await checkAgain(transaction, work, read);
  if (await takePromos(transaction, built.promos, placing.customerId)) return built;
  return checkWithPromo(transaction, { ...work, earlier: null }, undefined);
}

async function checkAgain(
  transaction: Executor,
  { rules, placing, earlier }: PlacingWork,
  read: BuyerAndVersions | undefined,
): Promise<BuiltQuote> {
  const { buyer, versions } = read ?? (await readBuyer(transaction, placing.customerId));
  if (buyer === null) throw new OrderRejected(problem('NOT_SIGNED_IN'));
  const checked = await checkOrder(transaction, rules, placing, { buyer, versions }, earlier);
  if (!checked.ok) throw new OrderRejected(checked.problem);
  return checked.value.built;
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

/** The named slot, or for "as soon as possible" the free ones: the earliest first, so that transactions lock them in one order. */
function wantedSlots(request: OrderRequest, { quote, days }: BuiltQuote): TimeSlot[] {
  if (request.slot !== undefined) return quote.slot === null ? [] : [quote.slot];
  return days.flatMap(({ slots }) => slots.filter(({ isAvailable }) => isAvailable).map(toTimeSlot));
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

export function toOrder(id: Id, { request, locale }: Placing, { quote, snapshot }: BuiltQuote, slot: TimeSlot): NewOrder {
  const address = addressOf(request, snapshot.catalog);
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

/** With the district, which a street alone does not tell. */
function addressOf(request: OrderRequest, { districts }: Pick<Catalog, 'districts'>): OrderAddress | null {
  const point = pointOf(request);
  if (request.orderTypeId !== delivery || point === null || request.address === undefined) return null;
  const district = nearestDistrict(point, districts);
  return { ...request.address, ...point, ...(district && { district: district.name }) };
}

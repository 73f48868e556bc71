import { randomUUID } from 'node:crypto';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { type Locale, localeIds } from '#domain/locale.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { TimeSlot } from '#domain/schedule/time-slot.ts';
import type { PlacedOrder } from '../../backend/backend.ts';
import type { Connection, Executor } from '../../db/connect.ts';
import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';
import { countChange } from '../catalogue/catalogue-version.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import { addPoints } from '../loyalty/ledger.ts';
import { takePromo } from '../promo/promo-uses.ts';
import { withLoads } from '../restaurants/slots.ts';
import { type Assessment, type AssessmentContext, assess } from './assess.ts';
import type { Buyer } from './benefits.ts';
import { claimKey, hashBody } from './idempotency.ts';
import { localizeLines } from './localized-lines.ts';
import type { OrderHolds } from './order-holds.ts';
import { findOrder, insertOrder, type NewOrder } from './order-rows.ts';
import { pointOf } from './place.ts';
import { takePortions } from './portions.ts';
import { refusalOf, slotUnavailable } from './refusal.ts';
import { takeSlot } from './slot-capacity.ts';

export interface Placing {
  readonly request: OrderRequest;
  readonly locale: Locale;
  readonly customerId: Id;
  /** the Idempotency-Key */
  readonly key: string;
  readonly now: number;
}

/** Rolls the order's transaction back; told to the caller as a refusal. */
class Refusal extends Error {
  readonly problem: Problem;

  constructor(reason: Problem) {
    super(reason.code);
    this.problem = reason;
  }
}

/** Decides and writes an order in one transaction, in the order of refusals of contract §3. */
export async function placeOrder({ db }: Connection, read: CatalogueReader, placing: Placing): Promise<Result<PlacedOrder, Problem>> {
  try {
    return accept(await db.transaction().execute((transaction) => decide(transaction, read, placing)));
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.problem);
    throw error;
  }
}

async function decide(transaction: Executor, read: CatalogueReader, placing: Placing): Promise<PlacedOrder> {
  const { request, locale, customerId, key, now } = placing;
  const orderId = randomUUID();
  const claim = await claimKey(transaction, { customerId, key, bodyHash: hashBody(request), orderId }, now);
  if (claim.kind === 'refused') throw new Refusal(claim.problem);
  if (claim.kind === 'replay') return replay(transaction, customerId, claim.orderId);
  const buyer = await lockCustomer(transaction, customerId);
  if (buyer === null) throw new Refusal(problem('NOT_SIGNED_IN'));
  const snapshot = await read(transaction);
  const assessment = await assessWithPromo(transaction, request, { executor: transaction, snapshot, locale, now, buyer });
  const refusal = refusalOf(request, assessment);
  if (refusal !== null) throw new Refusal(refusal);
  const { slot, holds } = await reserve(transaction, placing, assessment);
  const order = toOrder(orderId, placing, assessment, slot);
  await spendPoints(transaction, order, customerId, now);
  return { order: await insertOrder(transaction, { order, holds, customerId }, now), isReplay: false };
}

/** Judges the cart and counts its promo code; when somebody else took its last use meanwhile, judges again without it. */
async function assessWithPromo(
  transaction: Executor,
  request: OrderRequest,
  context: AssessmentContext & { buyer: Buyer },
): Promise<Assessment> {
  const assessed = await assess(request, context);
  if (!assessed.ok) throw new Refusal(assessed.problem);
  const { promo } = assessed.value;
  if (promo === null || (await takePromo(transaction, promo, context.buyer.customerId))) return assessed.value;
  const again = await assess(request, context);
  if (!again.ok) throw new Refusal(again.problem);
  return again.value;
}

async function spendPoints(transaction: Executor, { id, pointsSpent }: NewOrder, customerId: Id, now: number): Promise<void> {
  if (pointsSpent === 0) return;
  const entry = { customerId, points: -pointsSpent, reason: 'spent', orderId: id, key: `spent/${id}` } as const;
  if (!(await addPoints(transaction, entry, now))) throw new Error('the points of a locked customer were spent elsewhere');
}

async function replay(transaction: Executor, customerId: Id, orderId: Id): Promise<PlacedOrder> {
  const order = await findOrder(transaction, customerId, orderId);
  if (order === null) throw new Refusal(problem('IDEMPOTENCY_IN_FLIGHT'));
  return { order, isReplay: true };
}

/** Takes the slot and the portions; somebody else may have taken the last one since they were looked at. */
async function reserve(
  transaction: Executor,
  { request, now }: Placing,
  assessment: Assessment,
): Promise<{ readonly slot: TimeSlot; readonly holds: OrderHolds }> {
  const { quote, place, days, demands, snapshot, promo } = assessment;
  const { restaurant } = place;
  if (restaurant === null) throw new Refusal(problem('OUT_OF_ZONE'));
  const slot = await takeSlot(transaction, restaurant, days, request.slot === undefined ? null : quote.slot);
  if (slot === null) throw new Refusal(slotUnavailable(await withLoads(transaction, restaurant, days)));
  const { missing, taken } = await takePortions(transaction, demands, snapshot.stock, restaurant.id, now);
  if (missing.length > 0) throw new Refusal(problem('ITEMS_UNAVAILABLE', { unavailable: missing }));
  if (taken.length > 0) await countChange(transaction, 'stock');
  return { slot, holds: { promoCode: promo?.code ?? null, portions: taken } };
}

function toOrder(id: Id, { request, locale }: Placing, { quote, snapshot }: Assessment, slot: TimeSlot): NewOrder {
  const address = addressOf(request);
  return {
    id,
    orderTypeId: request.orderTypeId,
    restaurantId: quote.restaurantId ?? '',
    ...(address === null ? {} : { address }),
    slot,
    lines: localizeLines(quote.lines, snapshot.catalogue),
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

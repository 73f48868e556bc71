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
import { withLoads } from '../restaurants/slots.ts';
import { type Assessment, assess } from './assess.ts';
import { claimKey, hashBody } from './idempotency.ts';
import { localizeLines } from './localized-lines.ts';
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
  const snapshot = await read(transaction);
  const assessed = await assess(request, { executor: transaction, snapshot, locale, now });
  if (!assessed.ok) throw new Refusal(assessed.problem);
  const refusal = refusalOf(request, assessed.value);
  if (refusal !== null) throw new Refusal(refusal);
  const slot = await reserve(transaction, placing, assessed.value);
  const order = toOrder(orderId, placing, assessed.value, slot);
  return { order: await insertOrder(transaction, order, customerId, now), isReplay: false };
}

async function replay(transaction: Executor, customerId: Id, orderId: Id): Promise<PlacedOrder> {
  const order = await findOrder(transaction, customerId, orderId);
  if (order === null) throw new Refusal(problem('IDEMPOTENCY_IN_FLIGHT'));
  return { order, isReplay: true };
}

/** Takes the slot and the portions; somebody else may have taken the last one since they were looked at. */
async function reserve(transaction: Executor, { request, now }: Placing, assessment: Assessment): Promise<TimeSlot> {
  const { quote, place, days, demands, snapshot } = assessment;
  const { restaurant } = place;
  if (restaurant === null) throw new Refusal(problem('OUT_OF_ZONE'));
  const slot = await takeSlot(transaction, restaurant, days, request.slot === undefined ? null : quote.slot);
  if (slot === null) throw new Refusal(slotUnavailable(await withLoads(transaction, restaurant, days)));
  const { missing, isChanged } = await takePortions(transaction, demands, snapshot.stock, restaurant.id, now);
  if (missing.length > 0) throw new Refusal(problem('ITEMS_UNAVAILABLE', { unavailable: missing }));
  if (isChanged) await countChange(transaction, 'stock');
  return slot;
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

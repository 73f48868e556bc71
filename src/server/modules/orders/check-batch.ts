import { randomUUID } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { CountedOrder } from '#domain/order/order-limits.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, type Result } from '#domain/result.ts';
import { firstAvailable, type TimeSlot } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import { type ArrivedClaim, type BuyersAndVersions, type OrderToWrite, readBuyers } from './batch-statements.ts';
import type { BuiltQuote } from './build-quote.ts';
import { type CheckedOrder, checkWith, type OrderRules, type Placing } from './check-order.ts';
import { hashBody, usedKeysOf } from './idempotency.ts';
import { type NewOrder, toValues } from './order-rows.ts';
import { countedOrdersOf } from './own-orders.ts';
import { toOrder } from './place-order.ts';
import { limitedPortions } from './portions.ts';
import { slotPlace, toTimeSlot } from './slot-capacity.ts';
import { createSlotRoom, type SlotRoom } from './slot-room.ts';

export interface Arrival {
  readonly rules: OrderRules;
  readonly placing: Placing;
}

/** An order that passed its check. */
export interface Accepted extends OrderToWrite {
  readonly arrival: Arrival;
  readonly order: NewOrder;
  readonly claim: ArrivedClaim;
  /** what of its customer it was checked with */
  readonly balance: number;
  readonly orders: readonly CountedOrder[];
}

interface CheckedAll {
  readonly accepted: readonly Accepted[];
  readonly rejected: ReadonlyMap<Arrival, Problem>;
  readonly read: BuyersAndVersions;
}

/**
 * Checks orders of different customers in turn; each counts on the places that those before it take. An order in neither result has to be
 * decided alone.
 */
export async function checkBatch(executor: Executor, arrivals: readonly Arrival[]): Promise<CheckedAll> {
  const ids = arrivals.map(({ placing }) => placing.customerId);
  const read = await readBuyers(executor, ids);
  const counted = await countOrdersInBatch(executor, arrivals);
  const room = createSlotRoom(executor);
  const accepted: Accepted[] = [];
  const rejected = new Map<Arrival, Problem>();
  for (const arrival of arrivals) {
    const checked = await checkOne(executor, arrival, { read, counted, room });
    if (checked.ok) {
      const made = toAccepted(arrival, checked.value);
      if (made === null) continue;
      room.take(made.place);
      accepted.push(made);
    } else if (checked.problem.code !== 'SLOT_UNAVAILABLE' || !room.isUsed()) {
      rejected.set(arrival, checked.problem);
    }
  }
  return { accepted, rejected: await withoutUsedKeys(executor, rejected), read };
}

/** The orders that count toward the limits, of the customers of several arrivals. */
export async function countOrdersInBatch(
  executor: Executor,
  arrivals: readonly Arrival[],
): Promise<ReadonlyMap<Id, readonly CountedOrder[]>> {
  const [first] = arrivals;
  if (first === undefined) return new Map();
  // one queue has the limits of one shop
  const earliest = Math.min(...arrivals.map(({ placing }) => placing.now));
  const ids = arrivals.map(({ placing }) => placing.customerId);
  return countedOrdersOf(executor, ids, first.rules.limits, earliest);
}

interface CheckedWith {
  readonly read: BuyersAndVersions;
  readonly counted: ReadonlyMap<Id, readonly CountedOrder[]>;
  readonly room: SlotRoom;
}

async function checkOne(
  executor: Executor,
  { rules, placing }: Arrival,
  { read, counted, room }: CheckedWith,
): Promise<Result<CheckedOrder, Problem>> {
  const buyer = read.buyers.get(placing.customerId);
  if (buyer === undefined) return err(problem('NOT_SIGNED_IN'));
  const snapshot = await rules.read(executor, read.versions);
  const orders = counted.get(placing.customerId) ?? [];
  return checkWith(executor, rules.limits, placing, { snapshot, buyer, orders, loads: room.loads });
}

/** null: it takes limited portions, or a discount that is counted */
function toAccepted(arrival: Arrival, { built, buyer, orders }: CheckedOrder): Accepted | null {
  const { placing } = arrival;
  const { request, customerId, key, now } = placing;
  const { restaurant } = built.place;
  const slot = wantedSlot(request, built);
  if (restaurant === null || slot === null || built.promos.length > 0) return null;
  if (limitedPortions(built.demands, built.snapshot.stock, restaurant.id, now).length > 0) return null;
  const order = toOrder(randomUUID(), placing, built, slot);
  return {
    arrival,
    order,
    claim: { customerId, key, now, bodyHash: hashBody(request), orderId: order.id },
    values: toValues(order, { promoCodes: [], portions: [] }, customerId, now),
    place: slotPlace(restaurant, slot),
    balance: buyer.balance,
    orders,
  };
}

/** The named slot, or for "as soon as possible" the first that is free. */
function wantedSlot({ slot }: OrderRequest, { quote, days }: BuiltQuote): TimeSlot | null {
  if (slot !== undefined) return quote.slot;
  const first = firstAvailable(days);
  return first && toTimeSlot(first);
}

/** What a used key ordered may be the reason of the rejection: such an order is left. */
async function withoutUsedKeys(executor: Executor, rejected: ReadonlyMap<Arrival, Problem>): Promise<ReadonlyMap<Arrival, Problem>> {
  if (rejected.size === 0) return rejected;
  const placings = Array.from(rejected.keys(), ({ placing }) => placing);
  const used = await usedKeysOf(executor, placings, Math.min(...placings.map(({ now }) => now)));
  const isUsed = ({ customerId, key }: Arrival['placing']) => used.some((one) => one.customerId === customerId && one.key === key);
  return new Map([...rejected].filter(([{ placing }]) => !isUsed(placing)));
}

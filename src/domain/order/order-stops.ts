import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import { slotEndInstant, slotStartInstant, type TimeSlot } from '../schedule/time-slot.ts';
import { type ExpectedOrder, expectedAt } from './expected-at.ts';
import type { StatusChange } from './order.ts';
import { hasEnded, isReadyToPickUp, type OrderStatus, orderSteps } from './order-status.ts';

/** The stops that a customer sees; the end is when the order is with them, what happens in the books afterwards is not shown. */
export type StopName = 'accepted' | 'cooking' | 'on_way' | 'ready' | 'yours' | 'picked_up';

interface Stop {
  readonly name: StopName;
  readonly begins: OrderStatus;
  readonly isDoneAt: OrderStatus;
}

export interface StopState {
  readonly name: StopName;
  readonly state: 'done' | 'now' | 'ahead';
  /** ISO 8601; absent for a stop that is ahead, and for one that staff have skipped */
  readonly at?: string;
}

const minuteMs = 60_000;

interface FollowedStatus {
  readonly status: OrderStatus;
  readonly orderTypeId: OrderType;
  readonly history: readonly StatusChange[];
}

const start: readonly Stop[] = [
  { name: 'accepted', begins: 'created', isDoneAt: 'confirmed' },
  { name: 'cooking', begins: 'cooking', isDoneAt: 'ready' },
];
const deliveryStops: readonly Stop[] = [
  ...start,
  { name: 'on_way', begins: 'on_way', isDoneAt: 'delivered' },
  { name: 'yours', begins: 'delivered', isDoneAt: 'delivered' },
];
const pickupStops: readonly Stop[] = [
  ...start,
  { name: 'ready', begins: 'ready', isDoneAt: 'picked_up' },
  { name: 'picked_up', begins: 'picked_up', isDoneAt: 'picked_up' },
];

/** The four stops of an order that is not canceled, each with the time of its last status. */
export function orderStops({ status, orderTypeId, history }: FollowedStatus): readonly StopState[] {
  const steps = orderSteps(orderTypeId);
  const reached = steps.indexOf(status);
  const times = new Map(history.map((change) => [change.status, change.at]));
  return (orderTypeId === delivery ? deliveryStops : pickupStops).map(({ name, begins, isDoneAt }) => {
    const [first, last] = [steps.indexOf(begins), steps.indexOf(isDoneAt)];
    const state = reached >= last ? 'done' : reached >= first ? 'now' : 'ahead';
    const at = times.get(name === 'accepted' ? isDoneAt : begins) ?? times.get(begins === isDoneAt ? 'completed' : begins);
    return { name, state, ...(at !== undefined && state !== 'ahead' && { at }) };
  });
}

/** The status that a customer sees: a completed order is delivered or picked up. */
export function customerStatus({ status, orderTypeId }: Pick<FollowedStatus, 'status' | 'orderTypeId'>): OrderStatus {
  if (status !== 'completed') return status;
  return orderTypeId === delivery ? 'delivered' : 'picked_up';
}

/** The promised time has passed, and the customer neither has the order nor can pick it up. */
export function isLate(order: Pick<FollowedStatus, 'status' | 'orderTypeId'> & { readonly slot: TimeSlot }, now: number): boolean {
  const { status, slot } = order;
  return !hasEnded(status) && !isReadyToPickUp(order) && now >= slotEndInstant(slot);
}

/** How many whole minutes an order is late; at least 1. */
export function minutesLate({ slot }: { readonly slot: TimeSlot }, now: number): number {
  return Math.max(1, Math.floor((now - slotEndInstant(slot)) / minuteMs));
}

/** How much of its way an order has come at least, by its status. */
const leastShares: Readonly<Partial<Record<OrderStatus, number>>> = { confirmed: 0.15, cooking: 0.35, ready: 0.6, on_way: 0.75 };
/** The beginning shows which way the ring goes. */
const firstShare = 0.06;
const mostShare = 0.95;

/** How much of its way an order has come, 0 to 1: what its status says or, when that is more, its time; 1 only when it is there. */
export function shareOfWay(order: CountedOrder, now: number): number {
  const byStatus = leastShares[order.status] ?? firstShare;
  return Math.min(mostShare, Math.max(byStatus, countdownOf(order, now)?.share ?? 0));
}

interface CountedOrder extends ExpectedOrder {
  readonly status: OrderStatus;
}

export interface Countdown {
  /** when the order is expected, ms since the epoch */
  readonly at: number;
  /** whole minutes until then, rounded up; 0 when that has passed */
  readonly minutes: number;
  /** how much of the time from the order until then has passed, 0 to 1 */
  readonly share: number;
}

/** An order for later shows its window instead. */
const longestWaitMs = 90 * minuteMs;

/** How long until an order is expected; null for one whose slot begins in more than 90 minutes. */
export function countdownOf(order: ExpectedOrder, now: number): Countdown | null {
  if (slotStartInstant(order.slot) - now > longestWaitMs) return null;
  const placedAt = Date.parse(order.createdAt);
  const expected = expectedAt(order);
  const whole = Math.max(minuteMs, expected - placedAt);
  const left = Math.max(0, expected - now);
  return { at: expected, minutes: Math.ceil(left / minuteMs), share: 1 - Math.min(1, left / whole) };
}

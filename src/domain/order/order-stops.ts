import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import type { TimeRange } from './estimate.ts';
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

/** The promised time has passed, and the customer neither has the order nor can pick it up; one that waits for its payment is not late. */
export function isLate(order: Pick<FollowedStatus, 'status' | 'orderTypeId'> & PromisedOrder, now: number): boolean {
  const { status, promised } = order;
  return status !== 'awaiting_payment' && !hasEnded(status) && !isReadyToPickUp(order) && now >= Date.parse(promised.to);
}

interface PromisedOrder {
  readonly promised: TimeRange;
}

/** How many whole minutes an order is late; at least 1. */
export function minutesLate({ promised }: PromisedOrder, now: number): number {
  return Math.max(1, Math.floor((now - Date.parse(promised.to)) / minuteMs));
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

interface ExpectedOrder {
  /** ISO 8601 */
  readonly createdAt: string;
  readonly expectedAt: TimeRange;
}

interface CountedOrder extends ExpectedOrder {
  readonly status: OrderStatus;
}

export interface Countdown {
  /** the middle of the time in which the order is expected, ms since the epoch */
  readonly at: number;
  /** the end of that time, ms since the epoch */
  readonly latest: number;
  /** whole minutes until the middle, rounded up; 0 when that has passed */
  readonly minutes: number;
  /** how much of the time from the order until then has passed, 0 to 1 */
  readonly share: number;
}

/** An order for later shows its slot instead. */
const longestWaitMs = 90 * minuteMs;

/** How long until an order is expected; null for one that is expected in more than 90 minutes. */
export function countdownOf({ createdAt, expectedAt }: ExpectedOrder, now: number): Countdown | null {
  const [from, latest] = [Date.parse(expectedAt.from), Date.parse(expectedAt.to)];
  if (from - now > longestWaitMs) return null;
  const at = (from + latest) / 2;
  const whole = Math.max(minuteMs, at - Date.parse(createdAt));
  const left = Math.max(0, at - now);
  return { at, latest, minutes: Math.ceil(left / minuteMs), share: 1 - Math.min(1, left / whole) };
}

import type { OrderType } from '../fulfillment/order-type.ts';
import type { TimeRange } from './estimate.ts';
import { handedOverStatuses, isFinal, isReadyToPickUp, type OrderStatus } from './order-status.ts';

/** How an order keeps its time: its customer does not expect it yet, expects it, or waits for it longer than was promised. */
export interface OrderPace {
  readonly state: 'early' | 'due' | 'late';
  /** whole minutes: early, until it is expected, due, until the end of the promised time, both rounded up; late, since then, rounded down */
  readonly minutes: number;
}

interface PacedOrder {
  readonly status: OrderStatus;
  readonly orderTypeId: OrderType;
  readonly promised: TimeRange;
  readonly expectedAt: TimeRange;
}

const minuteMs = 60_000;
/** An order for later has no timer yet. */
const longestMs = 120 * minuteMs;

/**
 * By the same moments as the customer's page. Null for an order that is handed over, canceled or ready to be picked up, and for one that is
 * expected in more than two hours.
 */
export function orderPace(order: PacedOrder, now: number): OrderPace | null {
  const { promised, status } = order;
  if (isFinal(status) || handedOverStatuses.includes(status) || isReadyToPickUp(order)) return null;
  const [expected, end] = [Date.parse(order.expectedAt.from), Date.parse(promised.to)];
  if (expected - now > longestMs) return null;
  if (now >= end) return { state: 'late', minutes: Math.floor((now - end) / minuteMs) };
  const isEarly = now < Math.min(expected, end);
  return { state: isEarly ? 'early' : 'due', minutes: Math.ceil(((isEarly ? Math.min(expected, end) : end) - now) / minuteMs) };
}

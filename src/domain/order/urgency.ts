import type { Order } from './order.ts';
import { handedOverStatuses, isUnanswered } from './order-status.ts';

type Urgent = Pick<Order, 'promised' | 'status' | 'createdAt' | 'number' | 'history'>;

/** The orders of a column of the board, most urgent first: those that alarm, then by the end of the promised time; handed over: the latest first. */
export function byUrgency<T extends Urgent>(orders: readonly T[], now: number): T[] {
  return orders.toSorted((a, b) => {
    if (handedOverStatuses.includes(a.status)) return lastChange(b) - lastChange(a) || b.number - a.number;
    const calling = Number(isUnanswered(b, now)) - Number(isUnanswered(a, now));
    return calling || Date.parse(a.promised.to) - Date.parse(b.promised.to) || a.number - b.number;
  });
}

function lastChange({ history, createdAt }: Urgent): number {
  return Date.parse(history.at(-1)?.at ?? createdAt);
}

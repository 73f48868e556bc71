import type { TimeRange } from './estimate.ts';
import type { OrderStatus } from './order-status.ts';

/** What one press adds to the time that was promised, and how often. */
export const delayMinutes = 15;
export const mostDelays = 4;

const delayable: readonly OrderStatus[] = ['created', 'confirmed', 'cooking', 'ready', 'on_way'];
const minuteMs = 60_000;

interface Delayed {
  /** when staff added time, ISO 8601, the oldest first */
  readonly delays?: readonly string[];
}

/** Whether the promise of an order in this status can be moved (R-STATUS-13). */
export function isDelayable(status: OrderStatus): boolean {
  return delayable.includes(status);
}

/** The range so many presses later. */
export function laterBy({ from, to }: TimeRange, times: number): TimeRange {
  const moved = (instant: string) => new Date(Date.parse(instant) + times * delayMinutes * minuteMs).toISOString();
  return { from: moved(from), to: moved(to) };
}

/** How often time was added, from an instant on. @param since ms since the epoch */
export function delaysSince({ delays = [] }: Delayed, since = Number.NEGATIVE_INFINITY): number {
  return delays.filter((at) => Date.parse(at) >= since).length;
}

/** What an order promised when it was placed: reports judge by it (R-REPORT-4). */
export function firstPromise({ promised, delays = [] }: Delayed & { readonly promised: TimeRange }): TimeRange {
  return laterBy(promised, -delays.length);
}

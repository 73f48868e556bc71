import type { TimeRange } from '#domain/order/estimate.ts';
import { parseHolds } from './order-holds.ts';
import { type OrderRow, orderOf } from './order-rows.ts';

/** What an order promises when the kitchen gets it after it has waited for its payment: as soon as possible moves, a chosen slot stays (R-PAY-1). */
export function promisedAfterWait(row: Pick<OrderRow, 'record' | 'holds' | 'created_at'>, now: number): TimeRange {
  const { promised } = orderOf(row);
  if (!parseHolds(row.holds).isSoonest) return promised;
  const later = (instant: string) => new Date(Date.parse(instant) + Math.max(0, now - row.created_at)).toISOString();
  return { from: later(promised.from), to: later(promised.to) };
}

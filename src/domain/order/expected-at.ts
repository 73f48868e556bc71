import { type SlotChoice, slotEndInstant, slotStartInstant } from '../schedule/time-slot.ts';
import type { OrderStatus } from './order-status.ts';

export interface ExpectedOrder {
  readonly slot: SlotChoice;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly history?: readonly { readonly status: OrderStatus; readonly at: string }[] | undefined;
}

/** How much of the duration is left when a delivery reaches a status: the way to the customer, with and without waiting for the courier. */
const shareLeft: Readonly<Partial<Record<OrderStatus, number>>> = { ready: 0.4, on_way: 0.25 };

/**
 * When an order is expected (R-SLOT-13), ms since the epoch: one duration after it was placed, as home, the sheet and the checkout say
 * ("about 40 min"), but not outside of the promised slot. A slot lasts the duration (R-SLOT-1), so for "as soon as possible" it contains
 * that moment. Once a delivery is ready or on its way only the rest of the duration is left, counted from then; an order for later does not
 * come earlier than its slot. Until the slot's end the promise is kept, after it the order is late.
 */
export function expectedAt({ slot, createdAt, history = [] }: ExpectedOrder): number {
  const [start, end] = [slotStartInstant(slot), slotEndInstant(slot)];
  const placedAt = Date.parse(createdAt);
  const moved = history.findLast(({ status }) => shareLeft[status] !== undefined);
  if (moved === undefined) return Math.min(end, Math.max(start, placedAt + (end - start)));
  const expected = Date.parse(moved.at) + (end - start) * (shareLeft[moved.status] ?? 0);
  return isSoon(slot, placedAt) ? expected : Math.max(start, expected);
}

/** Whether a slot begins within one duration from now: an order in it is cooked at once, and its estimate is one duration. */
function isSoon(slot: SlotChoice, now: number): boolean {
  const [start, end] = [slotStartInstant(slot), slotEndInstant(slot)];
  return start - now <= end - start;
}

/** The estimate of an order that is placed now, in whole minutes and as the time, rounded up to five minutes; null: it is not cooked at once, or the slot is over. */
export function soonEstimate(slot: SlotChoice, now: number): { readonly minutes: number; readonly at: number } | null {
  if (!isSoon(slot, now) || now >= slotEndInstant(slot)) return null;
  const left = expectedAt({ slot, createdAt: new Date(now).toISOString() }) - now;
  const step = 5 * 60_000;
  return { minutes: Math.round(left / 60_000), at: Math.ceil((now + left) / step) * step };
}

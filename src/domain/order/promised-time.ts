import { promisedPart, type SlotChoice, slotEndInstant, slotStartInstant } from '../schedule/time-slot.ts';
import { rangeAfter, type TimeRange, toRange } from './estimate.ts';

const minuteMs = 60_000;

export interface PromiseQuery {
  readonly slot: SlotChoice;
  /** the estimate without regard to the slot */
  readonly minutes: number;
  /** "as soon as possible": the slot is only what is reserved */
  readonly isSoonest: boolean;
  /** when a closed or paused kitchen opens, ms since the epoch; null: it is open */
  readonly opensAt: number | null;
  readonly now: number;
}

/**
 * When an order that is placed now will be there (R-SLOT-13). "As soon as possible" is promised by the estimate if its slot begins within
 * it; otherwise the slot is promised, but nothing before it can be cooked.
 */
export function promiseOf({ slot, minutes, isSoonest, opensAt, now }: PromiseQuery): TimeRange {
  const estimate = rangeAfter(Math.max(now, opensAt ?? now), minutes);
  if (isSoonest && opensAt === null && isSoon(slot, minutes, now)) return estimate;
  const [start, end] = [slotStartInstant(slot), slotEndInstant(slot)];
  const from = Math.max(start, Date.parse(estimate.from));
  return from < end ? toRange(from, end) : estimate;
}

function isSoon(slot: SlotChoice, minutes: number, now: number): boolean {
  return slotStartInstant(slot) - now <= minutes * minuteMs && now < slotEndInstant(slot);
}

/** What "as soon as possible" says when it is ordered now from an open kitchen: minutes, and by when at the latest; null: its slot begins later. */
export function soonEstimate(slot: SlotChoice, minutes: number, now: number): { readonly minutes: number; readonly latest: number } | null {
  if (!isSoon(slot, minutes, now)) return null;
  return { minutes, latest: Date.parse(promiseOf({ slot, minutes, isSoonest: true, opensAt: null, now }).to) };
}

/** The time that an order says, before it is placed: the chosen slot, or the part of the soonest one that is promised (R-SLOT-13); null: none. */
export function promisedSlot(
  chosen: SlotChoice | null,
  quote: { readonly slot: SlotChoice | null; readonly expectedAt?: TimeRange } | null,
): SlotChoice | null {
  if (chosen !== null || quote === null) return chosen;
  return quote.expectedAt === undefined ? quote.slot : promisedPart(quote.expectedAt);
}

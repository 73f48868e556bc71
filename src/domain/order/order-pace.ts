import { slotEndInstant, slotStartInstant, type TimeSlot } from '../schedule/time-slot.ts';
import { handedOverStatuses, isFinal, type OrderStatus } from './order-status.ts';

/** How an order keeps its promised time: it has time, that time has begun, or it is over. */
export interface OrderPace {
  readonly state: 'early' | 'due' | 'late';
  /** whole minutes to the end of the promised time, rounded up; when late, since then, rounded down */
  readonly minutes: number;
}

const minuteMs = 60_000;
/** An order for later has no timer yet. */
const longestMs = 120 * minuteMs;

/** Null for an order that is handed over or canceled, and for one whose time ends in more than two hours. */
export function orderPace({ slot, status }: { readonly slot: TimeSlot; readonly status: OrderStatus }, now: number): OrderPace | null {
  if (isFinal(status) || handedOverStatuses.includes(status)) return null;
  const end = slotEndInstant(slot);
  const left = end - now;
  if (left > longestMs) return null;
  if (left <= 0) return { state: 'late', minutes: Math.floor((now - end) / minuteMs) };
  return { state: now < slotStartInstant(slot) ? 'early' : 'due', minutes: Math.ceil(left / minuteMs) };
}

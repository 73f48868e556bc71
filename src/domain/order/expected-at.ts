import { slotEndInstant, slotStartInstant, type TimeSlot } from '../schedule/time-slot.ts';

/**
 * When an order is expected, ms since the epoch: one duration after it was placed, as home, the sheet and the checkout say ("about 40 min"),
 * but not outside of the promised slot. A slot lasts the duration (contract §3), so for "as soon as possible" it contains that moment.
 * Until the slot's end the promise is kept, after it the order is late.
 */
export function expectedAt(slot: TimeSlot, placedAt: number): number {
  const [start, end] = [slotStartInstant(slot), slotEndInstant(slot)];
  return Math.min(end, Math.max(start, placedAt + (end - start)));
}

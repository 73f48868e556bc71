import { formatClock } from '../format.ts';
import { dayOf, instantOf, minutesOf } from './clock.ts';

/**
 * A time slot. `day` (YYYY-MM-DD) is the day the shift began; `start` and `end` are minutes from that day's midnight, UTC+5,
 * `start` ≥ 1440 belongs to `tomorrow`; `label` is `HH:MM - HH:MM` modulo 24 (R-SLOT-3).
 */
export interface TimeSlot {
  readonly day: string;
  readonly start: number;
  readonly end: number;
  readonly tomorrow: boolean;
  readonly label: string;
}

/** The fields with which a client identifies a slot. */
export type SlotChoice = Pick<TimeSlot, 'day' | 'start' | 'end'>;

export interface OfferedSlot extends TimeSlot {
  readonly isAvailable: boolean;
  /** of the slot for "as soon as possible": when an order would be there, ISO 8601 */
  readonly expectedAt?: { readonly from: string; readonly to: string };
}

/** The slots shown under one preorder day; after midnight yesterday's running shift comes first under today. */
export interface SlotDay {
  readonly day: string;
  readonly slots: readonly OfferedSlot[];
}

/** The part of a slot in which an order would be there, between two instants in ISO 8601: as it is promised (R-SLOT-13). */
export function promisedPart({ from, to }: { readonly from: string; readonly to: string }): SlotChoice {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return { day: dayOf(start), start: minutesOf(start), end: minutesOf(end) };
}

const wordJoiner = '\u2060';

/** `18:30–19:10` for display, modulo 24 hours; without a line break opportunity. */
export function slotRange({ start, end }: Pick<TimeSlot, 'start' | 'end'>): string {
  return `${formatClock(start)}–${wordJoiner}${formatClock(end)}`;
}

/** `HH:MM - HH:MM`, modulo 24 hours: the label of a slot on the wire (R-SLOT-3). */
export function slotLabel(start: number, end: number): string {
  return `${formatClock(start)} - ${formatClock(end)}`;
}

/** The start of a slot, in ms since the epoch; promo times are checked at it (R-PROMO-6). */
export function slotStartInstant(slot: SlotChoice): number {
  return instantOf(slot.day, slot.start);
}

/** The end of a slot, in ms since the epoch. */
export function slotEndInstant(slot: SlotChoice): number {
  return instantOf(slot.day, slot.end);
}

/**
 * The offered slot that a client requests; null when it has passed, is beyond the preorder days or not aligned to the slots (R-SLOT-10).
 */
export function findSlot(days: readonly SlotDay[], choice: SlotChoice): OfferedSlot | null {
  const isChosen = (slot: OfferedSlot) => slot.day === choice.day && slot.start === choice.start && slot.end === choice.end;
  return days.flatMap((day) => day.slots).find(isChosen) ?? null;
}

/** The first free slot: the default choice, and the meaning of "as soon as possible" (R-SLOT-8, R-SLOT-9). */
export function firstAvailable(days: readonly SlotDay[]): OfferedSlot | null {
  return days.flatMap((day) => day.slots).find((slot) => slot.isAvailable) ?? null;
}

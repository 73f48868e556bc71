import { formatClock } from '../format.ts';
import { type OpeningCalendar, spansOn } from './calendar.ts';
import { addDays, dayOf, instantOf } from './clock.ts';
import { openingAt } from './opening.ts';
import { preorderDays } from './preorder-day.ts';
import { normalizeHours, type WorkingHours } from './working-hours.ts';

/**
 * A time slot. `day` (YYYY-MM-DD) is the day the shift began; `start` and `end` are minutes from that day's midnight, UTC+5,
 * `start` ≥ 1440 belongs to `tomorrow`; `label` is `HH:MM - HH:MM` modulo 24 (specification §3, contract §3).
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
}

/** The slots shown under one preorder day; after midnight yesterday's running shift comes first under today. */
export interface SlotDay {
  readonly day: string;
  readonly slots: readonly OfferedSlot[];
}

interface Shifts {
  readonly hours: WorkingHours;
  /** in place of `hours` */
  readonly calendar?: OpeningCalendar | undefined;
}

export interface SlotQuery extends Shifts {
  readonly durationMinutes: number;
  /** The day the shift begins, YYYY-MM-DD. */
  readonly day: string;
  readonly isLastDay: boolean;
  /** Given for today: only slots that start after this instant. */
  readonly now?: number | undefined;
}

/**
 * Lists the time slots of the shifts that begin on one day, earliest first; `[]` when opening, closing or duration is zero
 * (specification §4) and when the calendar is closed that day. They start at the opening of a shift, in steps of the duration, and each
 * ends by its closing (contract §3).
 *
 * A shift that ends past midnight keeps its late slots on the day it began, except on the last preorder day.
 */
export function timeSlots({ durationMinutes, isLastDay, now, ...query }: SlotQuery): TimeSlot[] {
  if (!(durationMinutes > 0)) return [];
  const slots: TimeSlot[] = [];
  for (const shift of shiftsOn(query)) {
    const latestEnd = isLastDay ? Math.min(shift.end, 1440) : shift.end;
    for (let start = shift.start; start + durationMinutes <= latestEnd; start += durationMinutes) {
      if (now === undefined || instantOf(query.day, start) > now) slots.push(slotOf(query.day, start, start + durationMinutes));
    }
  }
  return slots;
}

function shiftsOn({ hours, calendar, day }: Shifts & Pick<SlotQuery, 'day'>): readonly WorkingHours[] {
  if (calendar !== undefined) return spansOn(calendar, day);
  const shift = normalizeHours(hours);
  return shift === null ? [] : [shift];
}

export interface SlotDaysQuery extends Shifts {
  readonly durationMinutes: number;
  readonly preorderDays: number;
  readonly now: number;
  /** ISO 8601: the end of a pause, which closes the slots that start before it */
  readonly closedUntil?: string | null | undefined;
}

/** The slots of every preorder day, all available: only the server knows how many orders a slot still accepts. */
export function slotDays(query: SlotDaysQuery): SlotDay[] {
  const days = preorderDays(query.preorderDays, query.now);
  const { closedUntil = null } = query;
  const isPaused = (slot: TimeSlot) => openingAt({ ...query, closedUntil }, slotStartInstant(slot)).state === 'paused';
  return days.map((day, offset) => {
    const isLastDay = offset === days.length - 1;
    const own = timeSlots({ ...query, day, isLastDay, now: query.now });
    const slots = offset === 0 ? [...runningSlots(query, isLastDay), ...own] : own;
    const open = closedUntil === null ? slots : slots.filter((slot) => !isPaused(slot));
    return { day, slots: open.map((slot) => ({ ...slot, isAvailable: true })) };
  });
}

/** The remaining slots of the shift that began yesterday; on the last day without slots that run past today's midnight. */
function runningSlots(query: SlotDaysQuery, isLastDay: boolean): TimeSlot[] {
  const slots = timeSlots({ ...query, day: addDays(dayOf(query.now), -1), isLastDay: false });
  return isLastDay ? slots.filter((slot) => slot.end <= 2880) : slots;
}

function slotOf(day: string, start: number, end: number): TimeSlot {
  return { day, start, end, tomorrow: start >= 1440, label: slotLabel(start, end) };
}

const wordJoiner = '\u2060';

/** `18:30–19:10` for display, modulo 24 hours; without a line break opportunity. */
export function slotRange({ start, end }: Pick<TimeSlot, 'start' | 'end'>): string {
  return `${formatClock(start)}–${wordJoiner}${formatClock(end)}`;
}

/** `HH:MM - HH:MM`, modulo 24 hours: the label of a slot on the wire (contract §3). */
export function slotLabel(start: number, end: number): string {
  return `${formatClock(start)} - ${formatClock(end)}`;
}

/** The start of a slot, in ms since the epoch; promo times are checked at it. */
export function slotStartInstant(slot: SlotChoice): number {
  return instantOf(slot.day, slot.start);
}

/** The end of a slot, in ms since the epoch. */
export function slotEndInstant(slot: SlotChoice): number {
  return instantOf(slot.day, slot.end);
}

/** The offered slot that a client requests; null when it has passed, is beyond the preorder days or not aligned to the slots. */
export function findSlot(days: readonly SlotDay[], choice: SlotChoice): OfferedSlot | null {
  const isChosen = (slot: OfferedSlot) => slot.day === choice.day && slot.start === choice.start && slot.end === choice.end;
  return days.flatMap((day) => day.slots).find(isChosen) ?? null;
}

/** The first free slot: the default choice, and the meaning of "as soon as possible" (specification §4, contract §3). */
export function firstAvailable(days: readonly SlotDay[]): OfferedSlot | null {
  return days.flatMap((day) => day.slots).find((slot) => slot.isAvailable) ?? null;
}

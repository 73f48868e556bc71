import { type OpeningCalendar, spansOn } from './calendar.ts';
import { addDays, dayOf, instantOf } from './clock.ts';
import { openingAt } from './opening.ts';
import { preorderDays } from './preorder-day.ts';
import { type SlotDay, slotLabel, slotStartInstant, type TimeSlot } from './time-slot.ts';
import { normalizeHours, type WorkingHours } from './working-hours.ts';

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
  /** Given for today: only slots that start after this instant (R-SLOT-4). */
  readonly now?: number | undefined;
}

/**
 * Lists the time slots of the shifts that begin on one day, earliest first; `[]` when opening, closing or duration is zero
 * (R-SLOT-7) and when the calendar is closed that day. They start at the opening of a shift, in steps of the duration, and each
 * ends by its closing (R-SLOT-1).
 *
 * A shift that ends past midnight keeps its late slots on the day it began, except on the last preorder day (R-SLOT-5).
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

/** The remaining slots of the shift that began yesterday (R-SLOT-6); on the last day without slots that run past today's midnight. */
function runningSlots(query: SlotDaysQuery, isLastDay: boolean): TimeSlot[] {
  const slots = timeSlots({ ...query, day: addDays(dayOf(query.now), -1), isLastDay: false });
  return isLastDay ? slots.filter((slot) => slot.end <= 2880) : slots;
}

function slotOf(day: string, start: number, end: number): TimeSlot {
  return { day, start, end, tomorrow: start >= 1440, label: slotLabel(start, end) };
}

import { addDays, dayOf, instantOf, minutesOf } from './clock.ts';

/** Minutes from midnight, UTC+5; `end` may exceed 1440; zero means "not set" (R-HOURS-1, R-HOURS-2). */
export interface WorkingHours {
  readonly start: number;
  readonly end: number;
}

const dayMinutes = 1440;

/**
 * The shift as minutes of the day it begins on: 1440 to 2880 are both reduced by 1440 (R-HOURS-3).
 * null when there is no shift: opening or closing is zero ("not set", R-HOURS-2), or closing is not after opening.
 */
export function normalizeHours(hours: WorkingHours): WorkingHours | null {
  if (hours.start === 0 || hours.end === 0) return null;
  const shift = hours.start >= dayMinutes ? { start: hours.start - dayMinutes, end: hours.end - dayMinutes } : hours;
  return shift.end > shift.start ? shift : null;
}

/** Whether the restaurant never closes: its shift lasts a whole day or more. */
export function isAroundTheClock(hours: WorkingHours): boolean {
  const shift = normalizeHours(hours);
  return shift !== null && shift.end - shift.start >= dayMinutes;
}

/** Whether a shift is running, today's or the one that began yesterday; the closing minute is exclusive. */
export function isOpenAt(hours: WorkingHours, now: number): boolean {
  const shift = normalizeHours(hours);
  if (shift === null) return false;
  const today = minutesOf(now);
  return [today, today + dayMinutes].some((minutes) => shift.start <= minutes && minutes < shift.end);
}

/** The next opening after `now`, in ms; null when the hours are not set. */
export function opensAt(hours: WorkingHours, now: number): number | null {
  const shift = normalizeHours(hours);
  if (shift === null) return null;
  const today = dayOf(now);
  const opening = instantOf(today, shift.start);
  return opening > now ? opening : instantOf(addDays(today, 1), shift.start);
}

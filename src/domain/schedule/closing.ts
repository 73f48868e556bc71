import { addDays, dayOf, instantOf } from './clock.ts';
import type { OpeningHours } from './opening.ts';
import { isAroundTheClock, normalizeHours } from './working-hours.ts';

/** When a restaurant that is open at an instant closes, in ms; null: it never does, or it is not open. */
export function closesAt({ hours, openPeriods }: OpeningHours, at: number): number | null {
  if (isAroundTheClock(hours)) return null;
  if (openPeriods) {
    const period = openPeriods.find(({ start, end }) => Date.parse(start) <= at && at < Date.parse(end));
    return period ? Date.parse(period.end) : null;
  }
  const shift = normalizeHours(hours);
  if (shift === null) return null;
  const starts = [dayOf(at), addDays(dayOf(at), -1)];
  const began = starts.find((day) => instantOf(day, shift.start) <= at && at < instantOf(day, shift.end));
  return began === undefined ? null : instantOf(began, shift.end);
}

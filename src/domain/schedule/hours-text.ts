import { formatClock } from '../format.ts';
import { isAroundTheClock, type WorkingHours } from './working-hours.ts';

/** `HH:MM - HH:MM` (R-FORMAT-3); `00:00 - 24:00` for a restaurant that never closes, empty if the hours are not set. */
export function formatHours(hours: WorkingHours): string {
  if (isAroundTheClock(hours)) return '00:00 - 24:00';
  return hours.start === 0 || hours.end === 0 ? '' : `${formatClock(hours.start)} - ${formatClock(hours.end)}`;
}

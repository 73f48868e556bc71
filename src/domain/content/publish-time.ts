import { formatClock } from '../format.ts';
import { dayOf, minutesOf } from '../schedule/clock.ts';

const minuteMs = 60_000;

/** Whether a publication may be scheduled for `at`: at least a minute from now. Both in ms. */
export function isAhead(at: number, now: number): boolean {
  return at >= now + minuteMs;
}

/** The earliest value of an `input type="datetime-local"` in Tashkent's time: `2026-11-21T12:01`. */
export function earliestLocalTime(now: number): string {
  // the field has no seconds
  return localMinute(now + 2 * minuteMs - 1);
}

/** The minute of an instant in Tashkent, as an `input type="datetime-local"` has it: YYYY-MM-DDTHH:mm. Such texts compare by time. */
export function localMinute(now: number): string {
  return `${dayOf(now)}T${formatClock(minutesOf(now))}`;
}

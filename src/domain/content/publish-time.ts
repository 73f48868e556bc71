import { dayOf, minutesOf } from '../schedule/clock.ts';

const minuteMs = 60_000;

/** Whether a publication may be scheduled for `at`: at least a minute from now. Both in ms. */
export function isAhead(at: number, now: number): boolean {
  return at >= now + minuteMs;
}

/** The earliest value of an `input type="datetime-local"` in Tashkent's time: `2026-11-21T12:01`. */
export function earliestLocalTime(now: number): string {
  // the field has no seconds
  const earliest = now + 2 * minuteMs - 1;
  const minutes = minutesOf(earliest);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${dayOf(earliest)}T${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

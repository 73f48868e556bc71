import { formatClock, formatDayMonth } from '../format.ts';
import type { Locale } from '../locale.ts';
import { dayOf, minutesOf } from './clock.ts';

/** `21 ноября, 18:31` of an instant in ISO 8601, in UTC+5; empty for an invalid instant. */
export function formatDateTime(iso: string, locale: Locale): string {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? '' : `${formatDayMonth(dayOf(instant), locale)}, ${formatClock(minutesOf(instant))}`;
}

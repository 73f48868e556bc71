import { formatDayMonth } from '../format.ts';
import type { Locale } from '../locale.ts';
import { dayOf } from '../schedule/clock.ts';
import { formatDateTime } from '../schedule/date-time.ts';

/** `21 ноября, 18:31`, in another year than that of `now` `21 ноября 2027, 18:31`; empty for an invalid instant. */
export function formatMoment(iso: string, locale: Locale, now: number): string {
  const text = formatDateTime(iso, locale);
  if (text === '') return '';
  const day = dayOf(Date.parse(iso));
  const year = day.slice(0, 4);
  if (year === dayOf(now).slice(0, 4)) return text;
  const date = formatDayMonth(day, locale);
  return text.replace(date, locale === 'uz' ? `${year}-yil ${date}` : `${date} ${year}`);
}

import { formatDayMonth, formatPercent } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { type DayRange, type ReportSpan, weekdayNumber } from '#domain/report/report-span.ts';
import type { Translate } from '#domain/words.ts';

type Words = Translate<'office-reports'>;

/** `21 November 2026`, `16 November – 22 November 2026`. */
export function rangeText({ from, to }: DayRange, locale: Locale, t: Words): string {
  const year = to.slice(0, 4);
  if (from === to) return t('oneDay', { day: formatDayMonth(to, locale), year });
  return t('range', { from: formatDayMonth(from, locale), to: formatDayMonth(to, locale), year });
}

/** `13:00` of a day, `Mon 16` of a week and a month, `Nov` of a year. */
export function stepName(span: ReportSpan, key: string, t: Words): string {
  if (span === 'day') return `${Number(key) % 24}:00`;
  if (span === 'year') return t(`month_${Number(key.slice(5, 7)) as 1}`);
  return `${weekdayName(weekdayNumber(key), t)} ${Number(key.slice(8))}`;
}

/** @param number Monday 1 … Sunday 7 */
export function weekdayName(number: number, t: Words): string {
  return t(`weekday_${number as 1}`);
}

/** `+6 %`, `−3 %`; `–`: there was nothing before. */
export function changeOf(value: number, before: number, locale: Locale): string {
  if (before === 0) return '–';
  const percent = Math.round(((value - before) / before) * 100);
  if (percent === 0) return formatPercent(0, locale);
  return `${percent > 0 ? '+' : '\u2212'}${formatPercent(Math.abs(percent), locale)}`;
}

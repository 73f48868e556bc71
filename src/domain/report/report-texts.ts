import { formatDayMonth, formatPercent } from '../format.ts';
import type { Locale } from '../locale.ts';
import { isPaymentProvider, providerNames } from '../payment/provider.ts';
import { type Translate, translateUnknown } from '../words.ts';
import type { NamedShare } from './report.ts';
import { type DayRange, type ReportSpan, weekdayNumber } from './report-span.ts';

export type ReportWords = Translate<'office-reports'>;

/** The divisions of a report, in the order in which they are shown. */
export const shareFacets = ['dish', 'category', 'payment', 'promo', 'customer', 'fulfillment', 'courier', 'cancellation'] as const;

/** `21 November 2026`, `16 November – 22 November 2026`. */
export function rangeText({ from, to }: DayRange, locale: Locale, t: ReportWords): string {
  const year = to.slice(0, 4);
  if (from === to) return t('oneDay', { day: formatDayMonth(to, locale), year });
  return t('range', { from: formatDayMonth(from, locale), to: formatDayMonth(to, locale), year });
}

/** `13:00` of a day, `Mon 16` of a week and a month, `Nov` of a year. */
export function stepName(span: ReportSpan, key: string, t: ReportWords): string {
  if (span === 'day') return `${Number(key) % 24}:00`;
  if (span === 'year') return t(`month_${Number(key.slice(5, 7)) as 1}`);
  return `${weekdayName(weekdayNumber(key), t)} ${Number(key.slice(8))}`;
}

/** @param number Monday 1 … Sunday 7 */
export function weekdayName(number: number, t: ReportWords): string {
  return t(`weekday_${number as 1}`);
}

/** `+6 %`, `−3 %`; `–`: there was nothing before. */
export function changeOf(value: number, before: number, locale: Locale): string {
  if (before === 0) return '–';
  const percent = Math.round(((value - before) / before) * 100);
  if (percent === 0) return formatPercent(0, locale);
  return `${percent > 0 ? '+' : '\u2212'}${formatPercent(Math.abs(percent), locale)}`;
}

/** What a part of a division is called. */
export function shareName({ facet, item, name }: NamedShare, t: ReportWords): string {
  if (facet === 'dish') return name || t('unnamed', { id: item });
  if (facet === 'category') return name || t('noCategory');
  if (facet === 'promo') return item;
  if (facet === 'courier') return name || t('unnamed', { id: item });
  if (facet === 'payment' && isPaymentProvider(item)) return providerNames[item];
  if (facet !== 'cancellation') return translateUnknown(t, `${facet}_${item}`) ?? item;
  const [by = '', reason = ''] = item.split('/');
  return t('whoWhy', { who: translateUnknown(t, `by_${by}`) ?? by, why: translateUnknown(t, `reason_${reason}`) ?? reason });
}

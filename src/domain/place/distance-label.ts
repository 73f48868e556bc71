import { formatNumber } from '../format.ts';
import type { Locale } from '../locale.ts';

type DistanceWords = (key: 'meters' | 'kilometers', values: { readonly count: number | string }) => string;

/** `850 м`, `3,4 км`: meters rounded to ten, kilometers with one decimal below ten. */
export function distanceLabel(meters: number, locale: Locale, t: DistanceWords): string {
  if (meters < 995) return t('meters', { count: Math.max(10, Math.round(meters / 10) * 10) });
  if (meters >= 9950) return t('kilometers', { count: formatNumber(meters / 1000, locale) });
  const tenths = (meters / 1000).toFixed(1);
  return t('kilometers', { count: locale === 'en' ? tenths : tenths.replace('.', ',') });
}

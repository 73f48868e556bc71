import { formatPrice } from '../format.ts';
import type { Locale } from '../locale.ts';
import type { Som } from '../money.ts';
import type { Translate } from '../words.ts';

interface Terms {
  /** how many minutes it takes, or when a closed kitchen opens; null: not known */
  readonly minutes: number | string | null;
  /** null: not known, or a pickup */
  readonly fee: Som | null;
  /** The fee is that of the address; of a region or a district it may be a higher one. */
  readonly isExact: boolean;
}

/** `45 min · from 10,000 UZS`, `from 19:00` while the kitchen is closed; '' when nothing is known. */
export function termsText({ minutes, fee, isExact }: Terms, locale: Locale, t: Translate<'fulfillment-sheet'>): string {
  const price = formatPrice(fee ?? 0, locale);
  const feeText = fee === null ? null : !isExact ? t('feeFrom', { price }) : fee === 0 ? t('free') : price;
  const time = typeof minutes === 'string' ? t('from', { time: minutes }) : minutes !== null && t('minutes', { count: minutes });
  return [time, feeText].filter(Boolean).join(' · ');
}

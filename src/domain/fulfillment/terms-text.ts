import { formatPrice } from '../format.ts';
import type { Locale } from '../locale.ts';
import type { Som } from '../money.ts';
import type { Translate } from '../words.ts';

interface Terms {
  /** null: not known */
  readonly minutes: number | null;
  /** null: not known, or a pickup */
  readonly fee: Som | null;
  /** The fee is that of the address, not the lowest of the region. */
  readonly isExact: boolean;
}

/** `45 min · from 10,000 UZS`; '' when nothing is known. */
export function termsText({ minutes, fee, isExact }: Terms, locale: Locale, t: Translate<'fulfillment-sheet'>): string {
  const price = formatPrice(fee ?? 0, locale);
  const feeText = fee === null ? null : fee === 0 ? t('free') : isExact ? price : t('feeFrom', { price });
  return [minutes !== null && t('minutes', { count: minutes }), feeText].filter(Boolean).join(' · ');
}

import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import type { Translate } from '#domain/words.ts';

interface OptionPriceProps {
  price: Som;
  /** Whether this is one of the free units. */
  isFree?: boolean;
  isAvailable: boolean;
  locale: Locale;
  t: Translate<'menu-actions'>;
}

/** An option's surcharge with its sign; nothing for 0. */
export function OptionPrice({ price, isFree = false, isAvailable, locale, t }: OptionPriceProps) {
  if (!isAvailable) return <small className="option-price">{t('soldOut')}</small>;
  if (isFree) return <small className="option-price option-free">{t('free')}</small>;
  if (price === 0) return null;
  return <small className="option-price">{price > 0 ? `+${formatNumber(price, locale)}` : formatNumber(price, locale)}</small>;
}

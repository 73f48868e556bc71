import { currencyUnit, formatNumber, formatPrice } from '../format.ts';
import type { Locale } from '../locale.ts';
import type { Som } from '../money.ts';

/** Hundredths of a som, an integer: amounts at the border of payment providers only (R-MONEY-1). */
export type Tiyin = number;

export function toTiyin(som: Som): Tiyin {
  return som * 100;
}

/** Amounts of orders are whole som; what another system has may not be. */
export function toSom(tiyin: Tiyin): Som {
  return tiyin / 100;
}

/** As `formatPrice`, with two digits where it is not whole: `45 000,05 сум`, `45,000.05 UZS`. */
export function formatExact(som: Som, locale: Locale): string {
  const tiyin = Math.round(som * 100);
  if (tiyin % 100 === 0) return formatPrice(som, locale);
  const fraction = String(tiyin % 100).padStart(2, '0');
  return `${formatNumber(Math.floor(tiyin / 100), locale)}${locale === 'en' ? '.' : ','}${fraction}\u00a0${currencyUnit(locale)}`;
}

import type { Locale } from '../locale.ts';
import type { OrderAddress } from './order.ts';

/** `4th quarter, 12, Yunusabad district, Shahriston metro`: the same street or quarter can be in several districts. */
export function addressWithDistrict(address: Pick<OrderAddress, 'text' | 'district' | 'landmark'>, locale: Locale): string {
  return [address.text, ...areaOf(address, locale)].join(', ');
}

/** The district and the landmark of an address, without what its text says already. */
export function areaOf(
  { text, district, landmark }: Pick<OrderAddress, 'text' | 'district' | 'landmark'>,
  locale: Locale,
): readonly string[] {
  return [district?.[locale], landmark?.[locale]].flatMap((name) => (name && !text.includes(name) ? [name] : []));
}

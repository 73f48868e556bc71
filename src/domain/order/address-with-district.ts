import type { Locale } from '../locale.ts';
import type { OrderAddress } from './order.ts';

/** `4th quarter, 12, Yunusabad district`: the same street or quarter can be in several districts. */
export function addressWithDistrict({ text, district }: Pick<OrderAddress, 'text' | 'district'>, locale: Locale): string {
  return district ? `${text}, ${district[locale]}` : text;
}

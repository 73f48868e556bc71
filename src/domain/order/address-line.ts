import { joinHyphens } from '../join-hyphens.ts';
import type { Locale } from '../locale.ts';
import type { Translate } from '../words.ts';
import { addressWithDistrict } from './address-with-district.ts';
import type { Order } from './order.ts';

/** The address of an order in one line, as the board and its tickets have it; '': it is picked up. */
export function addressLine({ address }: Pick<Order, 'address'>, locale: Locale, t: Translate<'staff-board'>): string {
  if (address === undefined) return '';
  const addressParts = (['entrance', 'floor', 'apartment'] as const).flatMap((part) =>
    address[part] ? [t(part, { value: address[part] })] : [],
  );
  const note = address.comment ? [t('quoted', { text: address.comment })] : [];
  return joinHyphens([addressWithDistrict(address, locale), ...addressParts, ...note].join(', '));
}

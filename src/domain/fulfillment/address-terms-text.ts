import type { Locale } from '../locale.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { Translate } from '../words.ts';
import type { FulfillmentTerms } from './fulfillment-terms.ts';
import { termsText } from './terms-text.ts';

type Terms = Pick<FulfillmentTerms, 'restaurantId' | 'durationMinutes' | 'deliveryFee'>;

/** Texts of delivery terms by the `pointKey` of their addresses. */
export type AddressTerms = Readonly<Record<string, string>>;

export function pointKey({ longitude, latitude }: Coordinates): string {
  return `${longitude},${latitude}`;
}

/** `45 min · 10,000 UZS` for a delivery to an address, or that there is none. */
export function addressTermsText({ restaurantId, durationMinutes, deliveryFee }: Terms, locale: Locale, t: Translate<'fulfillment-sheet'>) {
  if (restaurantId === null) return t('noDelivery');
  return termsText({ minutes: durationMinutes, fee: deliveryFee, isExact: true }, locale, t);
}

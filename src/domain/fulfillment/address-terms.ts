import type { Locale } from '../locale.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { Translate } from '../words.ts';
import type { FulfillmentTerms } from './fulfillment-terms.ts';
import { termsText } from './terms-text.ts';

export interface AddressTerms extends Pick<FulfillmentTerms, 'minOrderSum' | 'freeDeliveryFrom'> {
  /** The district and the landmark; '' or absent when none is near. */
  readonly area?: string;
  /** `45 min · 10,000 UZS`, or that nothing is delivered there; '' when it can not be had now */
  readonly text: string;
  readonly isServed: boolean;
}

/** By the `pointKey` of an address. */
export type TermsByPoint = Readonly<Record<string, AddressTerms>>;

type Terms = Omit<FulfillmentTerms, 'paused'>;

export const unknownTerms: AddressTerms = { text: '', isServed: true, minOrderSum: 0, freeDeliveryFrom: null };

export function pointKey({ longitude, latitude }: Coordinates): string {
  return `${longitude},${latitude}`;
}

/** The terms of a delivery to a saved address in words. */
export function describeTerms(
  { restaurantId, durationMinutes, deliveryFee, minOrderSum, freeDeliveryFrom, district, landmark }: Terms,
  locale: Locale,
  t: Translate<'fulfillment-sheet'>,
): AddressTerms {
  const area = [district, landmark].filter(Boolean).join(', ');
  if (restaurantId === null) return { ...unknownTerms, text: t('noDelivery'), isServed: false, area };
  const text = termsText({ minutes: durationMinutes, fee: deliveryFee, isExact: true }, locale, t);
  return { text, isServed: true, minOrderSum, freeDeliveryFrom, area };
}

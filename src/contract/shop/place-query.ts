import { z } from 'zod';
import { parseOrderType } from '#domain/fulfillment/order-type.ts';
import { type Coordinates, parseCoordinates } from '#domain/place/coordinates.ts';

/** `0` or `200`; absent or empty means delivery (R-TYPE-1). */
export const orderTypeQuery = z.enum(['', '0', '200']).default('0').transform(parseOrderType);

export const coordinatesQuery = { Longitude: z.string().optional(), Latitude: z.string().optional() };

export interface SentCoordinates {
  readonly Longitude?: string | undefined;
  readonly Latitude?: string | undefined;
}

/**
 * Coordinates are sent only when they are not zero (R-PLACE-3): absent, empty or zero coordinates count as none; a single one is
 * rejected.
 */
export function readCoordinates(sent: SentCoordinates, context: z.RefinementCtx): Coordinates | null {
  const { Longitude: longitude = '', Latitude: latitude = '' } = sent;
  const isZero = (text: string) => text !== '' && Number(text) === 0;
  if (isZero(longitude) || isZero(latitude) || (longitude === '' && latitude === '')) return null;
  const coordinates = parseCoordinates(longitude, latitude);
  if (coordinates !== null) return coordinates;
  context.addIssue({ code: 'custom', path: [longitude === '' ? 'Longitude' : 'Latitude'], message: 'coordinates' });
  return z.NEVER;
}

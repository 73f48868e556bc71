import { z } from 'zod';
import { codeText, day, inputId, latitude, longitude, som } from '../lib/scalars.ts';
import { cartLines } from './cart-line.ts';

/** The fields that identify a slot in a body, and no others (R-SLOT-3). */
const slotChoice = z.strictObject({ day, start: z.int().min(0).max(4320), end: z.int().min(0).max(4320) });

export const quoteFields = {
  orderTypeId: z.union([z.literal(0), z.literal(200)]),
  regionId: inputId,
  restaurantId: inputId.exactOptional(),
  longitude: longitude.exactOptional(),
  latitude: latitude.exactOptional(),
  slot: slotChoice.exactOptional(),
  lines: cartLines,
  promoCode: codeText(64).exactOptional(),
  pointsToSpend: som.exactOptional(),
};

/** Longitude and latitude are sent together; a zero counts as absent (R-PLACE-3), whatever the other value is. */
export function rejectHalfCoordinates(context: {
  readonly value: { readonly longitude?: number; readonly latitude?: number };
  readonly issues: z.core.$ZodRawIssue[];
}): void {
  const { longitude, latitude } = context.value;
  if (longitude === 0 || latitude === 0 || (longitude === undefined) === (latitude === undefined)) return;
  const path = [longitude === undefined ? 'longitude' : 'latitude'];
  context.issues.push({ code: 'custom', message: 'coordinates', path, input: context.value });
}

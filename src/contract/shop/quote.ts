import { z } from 'zod';
import type { QuoteRequest } from '#domain/order/quote.ts';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { codeText, day, inputId, latitude, longitude, som } from '../lib/scalars.ts';
import { cartLines } from './cart-line.ts';
import { wireQuote } from './order-wire.ts';

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

/**
 * Strict: a price sent by a client is an unknown field and rejected (R-PRICE-2). The response is the domain's `Quote`, with the field
 * names of the wire format.
 */
export const quoteBody = z.strictObject(quoteFields).check(rejectHalfCoordinates) satisfies z.ZodType<QuoteRequest>;

/**
 * Both list the codes that are offered to the customer; with `apply`, and without `promoCode`, the code of a link that the browser has
 * opened counts. `unknown` lists lines that are not in the menu any more. Not in the body: an older process ignores a query, but rejects an unknown field.
 */
const query = z.object({
  ownPromos: z.enum(['apply', 'list']).optional().catch(undefined),
  unknown: z.literal('list').optional().catch(undefined),
});

export const quote = defineCall({
  method: 'POST',
  path: '/api/v1/quote',
  summary: 'Price of a cart',
  text: [
    'Reserves nothing. The order is priced by the same function. Without `slot` as soon as possible; an unknown field, such as a price, is',
    'rejected. A code counts only as `promoCode`; the best automatic discount applies by itself, see `automatic`. `ownPromos` lists the',
    'codes that the shop offers to the customer as `offers`, with the reason of each that does not apply; with `apply` and without',
    '`promoCode` the code of the link `?promo=CODE` that the browser has opened counts. The sums leave out what is `unavailable`, each with',
    'dishes that replace it; with `unknown=list` that includes products and options that are not in the menu, which are rejected otherwise.',
  ].join(' '),
  who: 'public',
  query: { schema: query, example: { ownPromos: 'apply', unknown: 'list' } },
  body: jsonBody(quoteBody, {
    orderTypeId: 200,
    regionId: '1',
    restaurantId: '1',
    lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }],
  }),
  responses: { 200: json(wireQuote) },
  problems: ['UNKNOWN_PRODUCT', 'INVALID_OPTION', 'TOO_MANY_PROMO_NAMES'],
});

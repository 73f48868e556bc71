import { z } from 'zod';
import type { QuoteRequest } from '#domain/order/quote.ts';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { wireQuote } from './order-wire.ts';
import { quoteFields, rejectHalfCoordinates } from './quote-fields.ts';

/**
 * Strict: a price sent by a client is an unknown field and rejected (R-PRICE-2). The response is the domain's `Quote`, with the field
 * names of the wire format.
 */
export const quoteBody = z.strictObject(quoteFields).check(rejectHalfCoordinates) satisfies z.ZodType<QuoteRequest>;

/**
 * Both list the codes that are offered to the customer; with `apply`, and without `promoCode`, the code of a link that the browser has
 * opened counts. Not in the body: an older process ignores a query, but rejects an unknown field.
 */
const query = z.object({ ownPromos: z.enum(['apply', 'list']).optional().catch(undefined) });

export const quote = defineCall({
  method: 'POST',
  path: '/api/v1/quote',
  summary: 'Price of a cart',
  text: [
    'Reserves nothing. The order is priced by the same function. Without `slot` as soon as possible; an unknown field, such as a price, is',
    'rejected. A code counts only as `promoCode`; the best automatic discount applies by itself, see `automatic`. `ownPromos` lists the',
    'codes that the shop offers to the customer as `offers`, with the reason of each that does not apply; with `apply` and without',
    '`promoCode` the code of the link `?promo=CODE` that the browser has opened counts.',
  ].join(' '),
  who: 'public',
  query: { schema: query, example: { ownPromos: 'apply' } },
  body: jsonBody(quoteBody, {
    orderTypeId: 200,
    regionId: '1',
    restaurantId: '1',
    lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }],
  }),
  responses: { 200: json(wireQuote) },
  problems: ['UNKNOWN_PRODUCT', 'INVALID_OPTION', 'TOO_MANY_PROMO_NAMES'],
});

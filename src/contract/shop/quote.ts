import { z } from 'zod';
import type { QuoteRequest } from '#domain/order/quote.ts';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { wireQuote } from './order-wire.ts';
import { quoteFields, rejectHalfCoordinates } from './quote-fields.ts';

/**
 * Strict: a price sent by a client is an unknown field and rejected. The response is the domain's `Quote`, with the field names of the wire
 * format.
 */
export const quoteBody = z.strictObject(quoteFields).check(rejectHalfCoordinates) satisfies z.ZodType<QuoteRequest>;

export const quote = defineCall({
  method: 'POST',
  path: '/api/v1/quote',
  summary: 'Price of a cart',
  text: 'Reserves nothing. The order is priced by the same function. Without `slot` as soon as possible; an unknown field, such as a price, is rejected.',
  who: 'public',
  body: jsonBody(quoteBody, {
    orderTypeId: 200,
    regionId: '1',
    restaurantId: '1',
    lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }],
  }),
  responses: { 200: json(wireQuote) },
  problems: ['UNKNOWN_PRODUCT', 'INVALID_OPTION'],
});

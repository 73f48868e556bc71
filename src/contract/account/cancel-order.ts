import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { freeText } from '../lib/scalars.ts';
import { wireOrder } from '../shop/order-wire.ts';

/**
 * The whole body is optional. The response is the domain's `Order`; 409 ILLEGAL_STATUS `{ status }` once the restaurant has started
 * preparing it.
 */
const request = z.strictObject({ reason: freeText(200).min(1).exactOptional() });

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/v1/orders/:id/cancel',
  summary: 'Cancel an order',
  text: 'Until cooking has begun; later 409 with the status.',
  who: 'customer',
  missing: 'order',
  body: jsonBody(request, { reason: 'Передумала' }, { isOptional: true }),
  responses: { 200: json(wireOrder) },
  problems: ['ILLEGAL_STATUS'],
});

import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { wireOrder } from '../shop/order-wire.ts';

/** An invalid cursor returns the first page, the newest orders. */
const query = z.object({ cursor: z.string().optional() });

const response = z.strictObject({ orders: z.array(wireOrder), nextCursor: z.string().nullable() });

export const orders = defineCall({
  method: 'GET',
  path: '/api/v1/orders',
  summary: 'The own orders, the newest first',
  who: 'customer',
  query: { schema: query, example: {} },
  responses: { 200: json(response) },
});

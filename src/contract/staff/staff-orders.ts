import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { boardOrders, orderStatus } from '../shop/order-wire.ts';

/** `status` is a comma-separated list; without it the live orders are returned. */
const query = z.object({
  status: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(orderStatus).max(9)),
});

export const staffOrders = defineCall({
  method: 'GET',
  path: '/api/v1/staff/orders',
  summary: 'Orders of the board',
  text: '`status` is a list with commas; without it the orders that live.',
  who: 'staff',
  query: { schema: query, example: { status: 'created,confirmed' } },
  responses: { 200: json(boardOrders) },
});

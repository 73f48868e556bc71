import { defineCall, json } from '../lib/define-call.ts';
import { wireOrder } from '../shop/order-wire.ts';

export const order = defineCall({
  method: 'GET',
  path: '/api/v1/orders/:id',
  summary: 'One own order',
  who: 'customer',
  missing: 'order',
  responses: { 200: json(wireOrder) },
});

import { defineCall, json } from '../lib/define-call.ts';
import { wireReorder } from '../shop/order-wire.ts';

export const reorder = defineCall({
  method: 'POST',
  path: '/api/v1/orders/:id/reorder',
  summary: 'The lines of an old order as they can be had today',
  who: 'customer',
  missing: 'order',
  responses: { 200: json(wireReorder) },
});

import { defineCall, events } from '../lib/define-call.ts';
import { orderEvent } from '../shop/order-wire.ts';

export const orderEvents = defineCall({
  method: 'GET',
  path: '/api/v1/orders/:id/events',
  summary: 'What happens to an order, as it happens',
  text: 'Server-sent events `status` with `{ status, at, by, order }`: the present status, then each change. `Last-Event-ID` resumes.',
  who: 'customer',
  missing: 'order',
  responses: { 200: events({ status: orderEvent }) },
  problems: ['TOO_MANY_STREAMS'],
});

import { z } from 'zod';
import { defineCall, events } from '../lib/define-call.ts';
import { orderEvent } from '../shop/order-wire.ts';

const noData = z.strictObject({});

export const staffEvents = defineCall({
  method: 'GET',
  path: '/api/v1/staff/events',
  summary: 'What the board has to know, as it happens',
  text: 'Server-sent events: `ready` at once, then `order` for each changed order and `stock` when stop-list, portions or pauses changed.',
  who: 'staff',
  responses: { 200: events({ ready: noData, order: orderEvent, stock: noData }) },
  problems: ['TOO_MANY_STREAMS'],
});

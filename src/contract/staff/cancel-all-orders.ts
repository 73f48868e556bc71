import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { boardOrders } from '../shop/order-wire.ts';
import { cancelReason } from './cancel-reason.ts';

const request = z.strictObject({ reason: cancelReason });

export const cancelAllOrders = defineCall({
  method: 'POST',
  path: '/api/v1/staff/orders/:id/cancel-all',
  summary: 'Cancel all open orders of one customer',
  text: 'Of the customer whose order is named, in one step and with one reason. The response has the cancelled orders; what is handed over stays.',
  who: 'staff',
  body: jsonBody(request, { reason: 'unreachable' }),
  responses: { 200: json(boardOrders) },
});

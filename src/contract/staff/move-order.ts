import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { boardOrder, orderStatus } from '../shop/order-wire.ts';
import { cancelReason } from './cancel-reason.ts';

/** Canceling needs a reason. */
const request = z
  .strictObject({ status: orderStatus, reason: cancelReason.exactOptional() })
  .refine((step) => step.status !== 'cancelled' || step.reason !== undefined, { path: ['reason'], message: 'required' });

export const moveOrder = defineCall({
  method: 'POST',
  path: '/api/v1/staff/orders/:id/status',
  summary: 'Move an order on',
  text: 'Forward only, steps may be skipped; cancelling needs a reason. An illegal step is 409 with the present status.',
  who: 'staff',
  body: jsonBody(request, { status: 'confirmed' }),
  responses: { 200: json(boardOrder) },
  problems: ['ILLEGAL_STATUS'],
});

import { z } from 'zod';
import { mostDelays } from '#domain/order/order-delay.ts';
import { defineCall, events, json, jsonBody } from '../lib/define-call.ts';
import { freeText, inputId } from '../lib/scalars.ts';
import { cartLine } from '../shop/cart-line.ts';
import { boardOrder, boardOrders, orderEvent, orderStatus } from '../shop/order-wire.ts';

/** `status` is a comma-separated list; without it the live orders are returned. */
const ordersQuery = z.object({
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
  query: { schema: ordersQuery, example: { status: 'created,confirmed' } },
  responses: { 200: json(boardOrders) },
});

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

const cancelReason = freeText(200).min(1);

/** Canceling needs a reason. */
const moveRequest = z
  .strictObject({ status: orderStatus, reason: cancelReason.exactOptional() })
  .refine((step) => step.status !== 'cancelled' || step.reason !== undefined, { path: ['reason'], message: 'required' });

export const moveOrder = defineCall({
  method: 'POST',
  path: '/api/v1/staff/orders/:id/status',
  summary: 'Move an order on',
  text: 'Forward only, steps may be skipped; cancelling needs a reason. An illegal step is 409 with the present status.',
  who: 'staff',
  body: jsonBody(moveRequest, { status: 'confirmed' }),
  responses: { 200: json(boardOrder) },
  problems: ['ILLEGAL_STATUS'],
});

const backRequest = z.strictObject({ from: orderStatus });

export const stepBack = defineCall({
  method: 'POST',
  path: '/api/v1/staff/orders/:id/back',
  summary: 'Take a step back',
  text: [
    'Takes the last step of staff back, to the status before it, within two minutes and until the order is handed over. `from` is the status',
    'that is taken back: 409 with the present status when the order has another one, or the step can’t be taken back.',
  ].join(' '),
  who: 'staff',
  body: jsonBody(backRequest, { from: 'confirmed' }),
  responses: { 200: json(boardOrder) },
  problems: ['ILLEGAL_STATUS'],
});

const delayRequest = z.strictObject({ times: z.int().min(1).max(mostDelays) });

export const delayOrder = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/orders/:id/delay',
  summary: 'Promise an order later',
  text: [
    'Moves `promised` and `expectedAt` by 15 minutes, until they have been moved `times` times: repeating a request changes nothing. The',
    'customer is told at once.',
  ].join(' '),
  who: 'staff',
  body: jsonBody(delayRequest, { times: 1 }),
  responses: { 200: json(boardOrder) },
  problems: ['ILLEGAL_STATUS'],
});

/** The longest key of a line: its options and its comment. */
const longestKey = 8_000;
const madeRequest = z.strictObject({ line: z.string().min(1).max(longestKey), isMade: z.boolean() });

export const makeLine = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/orders/:id/made',
  summary: 'Mark a line as made',
  text: [
    '`line` is the key of a line: its product, options, dishes and comment as JSON, as `made.portions` of the order has it. While the order',
    'is accepted or being cooked; the first line of an accepted order begins its cooking.',
  ].join(' '),
  who: 'staff',
  body: jsonBody(madeRequest, { line: '["1001","[]",[],""]', isMade: true }),
  responses: { 200: json(boardOrder) },
  problems: ['ILLEGAL_STATUS', 'CHANGE_IMPOSSIBLE'],
});

const cancelAllRequest = z.strictObject({ reason: cancelReason });

export const cancelAllOrders = defineCall({
  method: 'POST',
  path: '/api/v1/staff/orders/:id/cancel-all',
  summary: 'Cancel all open orders of one customer',
  text: 'Of the customer whose order is named, in one step and with one reason. The response has the cancelled orders; what is handed over stays.',
  who: 'staff',
  body: jsonBody(cancelAllRequest, { reason: 'unreachable' }),
  responses: { 200: json(boardOrders) },
});

/** `line` counts the lines of the order from 0; `productId` is its dish, as the board shows it. `to` null: it is left out. */
const changeRequest = z.strictObject({ line: z.int().min(0), productId: inputId, to: cartLine.nullable() });

export const offerChange = defineCall({
  method: 'POST',
  path: '/api/v1/staff/orders/:id/change',
  summary: 'Offer the customer a change of an order',
  text: [
    'Until the order is on its way or picked up, one change at a time: a line is left out, replaced, or gets another amount. The customer has',
    'five minutes to answer. `silent` of the change says what happens then: it is made (`accept`), the line is left out (`leave_out`), or it',
    'waits, and the customer is to be called (`wait`). Prices are those of the server.',
  ].join(' '),
  who: 'staff',
  body: jsonBody(changeRequest, { line: 0, productId: '1031', to: { productId: '1031', quantity: 1 } }),
  responses: { 200: json(boardOrder) },
  problems: ['ILLEGAL_STATUS', 'CHANGE_OPEN', 'CHANGE_IMPOSSIBLE', 'UNKNOWN_PRODUCT', 'INVALID_OPTION', 'ITEMS_UNAVAILABLE'],
});

const endRequest = z.strictObject({ number: z.int().min(1), answer: z.enum(['accept', 'leave_out', 'withdraw']) });

export const endChange = defineCall({
  method: 'POST',
  path: '/api/v1/staff/orders/:id/change/end',
  summary: 'End a change that was offered',
  text: '`withdraw` takes it back; `accept` and `leave_out` are what the customer said when called. 409 `CHANGE_ENDED` once it has ended.',
  who: 'staff',
  body: jsonBody(endRequest, { number: 1, answer: 'withdraw' }),
  responses: { 200: json(boardOrder) },
  problems: ['CHANGE_ENDED'],
});

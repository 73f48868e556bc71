import { z } from 'zod';
import { changeAnswers } from '#domain/order/order-change.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { paymentProviders } from '#domain/payment/provider.ts';
import { defineCall, events, json, jsonBody } from '../lib/define-call.ts';
import { firstName, freeText, lineText, phone, som } from '../lib/scalars.ts';
import { orderEvent, wireOrder, wireReorder, wishes } from '../shop/order-wire.ts';
import { quoteFields, rejectHalfCoordinates } from '../shop/quote.ts';

/** An invalid cursor returns the first page, the newest orders. */
const ordersQuery = z.object({ cursor: z.string().optional() });

const ordersResponse = z.strictObject({ orders: z.array(wireOrder), nextCursor: z.string().nullable() });

export const orders = defineCall({
  method: 'GET',
  path: '/api/v1/orders',
  summary: 'The own orders, the newest first',
  who: 'customer',
  query: { schema: ordersQuery, example: {} },
  responses: { 200: json(ordersResponse) },
});

export const order = defineCall({
  method: 'GET',
  path: '/api/v1/orders/:id',
  summary: 'One own order',
  who: 'customer',
  missing: 'order',
  responses: { 200: json(wireOrder) },
});

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

const address = z.strictObject({
  text: lineText(200).min(1),
  entrance: lineText(20).exactOptional(),
  floor: lineText(20).exactOptional(),
  apartment: lineText(20).exactOptional(),
  comment: freeText(200).exactOptional(),
});

/**
 * The quote's body with the contact, the destination and the payment method. It is sent with the header `Idempotency-Key`, a UUID
 * (R-ORDER-2). The response is the domain's `Order`, whose field names are those of the wire format.
 */
export const placeOrderBody = z
  .strictObject({
    ...quoteFields,
    lines: quoteFields.lines.min(1),
    contact: z.strictObject({ firstName, phone1: phone }),
    address: address.exactOptional(),
    payment: z.strictObject({ method: z.enum(['cash', 'card_on_delivery', ...paymentProviders]), changeFrom: som.exactOptional() }),
    comment: freeText(500).exactOptional(),
    wishes: wishes.exactOptional(),
    expectedTotal: som,
    hash: z.string().max(64).exactOptional(),
  })
  .check(rejectHalfCoordinates) satisfies z.ZodType<OrderRequest>;

/** The header that prevents a repeated request from placing a second order. */
export const idempotencyKeyHeader = 'Idempotency-Key';
export const idempotencyKey = z.guid().toLowerCase();

export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/v1/orders',
  summary: 'Place an order',
  text: [
    'The body of the quote, and who, where, how paid. The same key with the same body returns 200 with the first order; it lives for 7 days.',
    '`expectedTotal` below the real total is 409 `PRICE_CHANGED` with the fresh quote; above it the lower price counts.',
  ].join(' '),
  who: 'customer',
  headers: { 'Idempotency-Key': { text: 'A UUID for this order.', example: '0b0a5a0e-8d3c-4f7e-9a35-6d1b8f1f2c11' } },
  body: jsonBody(placeOrderBody, {
    orderTypeId: 200,
    regionId: '1',
    restaurantId: '1',
    lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }],
    contact: { firstName: 'Дилноза', phone1: '998901112233' },
    payment: { method: 'cash', changeFrom: 200_000 },
    expectedTotal: 500_000,
  }),
  responses: { 201: json(wireOrder, 'The new order.'), 200: json(wireOrder, 'The order that this key made before.') },
  problems: [
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_FLIGHT',
    'CUSTOMER_BLOCKED',
    'TOO_MANY_ORDERS',
    'TOO_MANY_PROMO_NAMES',
    'UNKNOWN_PRODUCT',
    'INVALID_OPTION',
    'ADDRESS_MISSING',
    'MENU_ERROR',
    'OUT_OF_ZONE',
    'RESTAURANT_PAUSED',
    'SLOT_UNAVAILABLE',
    'ITEMS_UNAVAILABLE',
    'MIN_ORDER_SUM',
    'ORDER_MAX_SUM',
    'PRICE_CHANGED',
    'PAYMENT_UNAVAILABLE',
  ],
});

const courierPoint = z.strictObject({ latitude: z.number(), longitude: z.number(), at: z.iso.datetime() });

export const courierPosition = defineCall({
  method: 'GET',
  path: '/api/v1/orders/:id/courier',
  summary: 'About where the courier of an order is',
  text: 'To about 200 meters, while the order is on its way and the courier allows it; else null.',
  who: 'customer',
  missing: 'order',
  responses: { 200: json(z.strictObject({ position: courierPoint.nullable() })) },
});

/**
 * The whole body is optional. The response is the domain's `Order`; 409 ILLEGAL_STATUS `{ status }` once the restaurant has started
 * preparing it.
 */
const cancelRequest = z.strictObject({ reason: freeText(200).min(1).exactOptional() });

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/v1/orders/:id/cancel',
  summary: 'Cancel an order',
  text: 'Until cooking has begun; later 409 with the status.',
  who: 'customer',
  missing: 'order',
  body: jsonBody(cancelRequest, { reason: 'Передумала' }, { isOptional: true }),
  responses: { 200: json(wireOrder) },
  problems: ['ILLEGAL_STATUS'],
});

const changeAnswer = z.strictObject({ number: z.int().min(1), answer: z.enum(changeAnswers) });

export const answerChange = defineCall({
  method: 'POST',
  path: '/api/v1/orders/:id/change',
  summary: 'Answer a change that the kitchen offers',
  text: [
    'Of the change with this `number` in `changes` of the order, while its `state` is `open` or `unanswered`; else 409 `CHANGE_ENDED`.',
    '`leave_out`: instead of what is offered the line is left out, where the change has `totalWithout`.',
  ].join(' '),
  who: 'customer',
  missing: 'order',
  body: jsonBody(changeAnswer, { number: 1, answer: 'accept' }),
  responses: { 200: json(wireOrder) },
  problems: ['CHANGE_ENDED'],
});

const paymentRequest = z.strictObject({ method: z.enum(['cash', 'card_on_delivery', ...paymentProviders]) });

export const changePayment = defineCall({
  method: 'POST',
  path: '/api/v1/orders/:id/payment',
  summary: 'Pay an order in another way',
  text: 'While it is `awaiting_payment`: through a provider again or through another one, or at the door, by which the order is created.',
  who: 'customer',
  missing: 'order',
  body: jsonBody(paymentRequest, { method: 'cash' }),
  responses: { 200: json(wireOrder) },
  problems: ['ILLEGAL_STATUS', 'PAYMENT_UNAVAILABLE'],
});

export const reorder = defineCall({
  method: 'POST',
  path: '/api/v1/orders/:id/reorder',
  summary: 'The lines of an old order as they can be had today',
  who: 'customer',
  missing: 'order',
  responses: { 200: json(wireReorder) },
});

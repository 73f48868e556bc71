import { z } from 'zod';
import { idempotencyKeyHeader, placeOrder, placeOrderBody } from '../account/orders.ts';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { phone, som } from '../lib/scalars.ts';
import { wireOrder, wireQuote, wireReorder } from '../shop/order-wire.ts';
import { quote, quoteFields, rejectHalfCoordinates } from '../shop/quote.ts';

const known = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  isVerified: z.boolean(),
  isBlocked: z.boolean(),
  note: z.string(),
});

const place = z.strictObject({
  text: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  entrance: z.string().exactOptional(),
  floor: z.string().exactOptional(),
  apartment: z.string().exactOptional(),
  comment: z.string().exactOptional(),
});

/** `customer` null: nobody has ordered with this phone. `last`: the last order as it can be had today; null: none. */
const caller = z.strictObject({
  phone: z.string(),
  customer: known.nullable(),
  addresses: z.array(place),
  last: wireReorder.nullable(),
});

export type WireCaller = Immutable<z.infer<typeof caller>>;

export const findCaller = defineCall({
  method: 'POST',
  path: '/api/v1/office/callers',
  summary: 'Who calls',
  text: 'The customer of a phone with the addresses of the account and of the last orders, and the last order. A look is written in the log.',
  who: 'orderDesk',
  body: jsonBody(z.strictObject({ phone1: phone }), { phone1: '+998 90 111-22-33' }),
  responses: { 200: json(caller) },
});

const { pointsToSpend: _points, ...handFields } = quoteFields;

export const handQuote = defineCall({
  method: 'POST',
  path: '/api/v1/office/quote',
  summary: 'Price of a cart on the phone',
  text: 'As `quote` for the customer of `phone1`. Points are not spent on the phone.',
  who: 'orderDesk',
  body: jsonBody(z.strictObject({ ...handFields, phone1: phone.exactOptional() }).check(rejectHalfCoordinates), {
    ...quote.body.example,
    phone1: '998901112233',
  }),
  responses: { 200: json(wireQuote) },
  problems: ['UNKNOWN_PRODUCT', 'INVALID_OPTION'],
});

const { pointsToSpend: _spent, payment: _payment, ...placed } = placeOrderBody.shape;
const payment = z.strictObject({ method: z.enum(['cash', 'card_on_delivery']), changeFrom: som.exactOptional() });

export const placeByHand = defineCall({
  method: 'POST',
  path: '/api/v1/office/orders',
  summary: 'Place an order for somebody who calls',
  text: [
    'As `POST orders`, for the customer of `contact.phone1`, who is made where there is none. Paid at the door. The history names the person',
    'of the office; limits of one customer don’t count.',
  ].join(' '),
  who: 'orderDesk',
  headers: { [idempotencyKeyHeader]: placeOrder.headers['Idempotency-Key'] },
  body: jsonBody(z.strictObject({ ...placed, payment }).check(rejectHalfCoordinates), {
    orderTypeId: 200,
    regionId: '1',
    restaurantId: '1',
    lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }],
    contact: { firstName: 'Дилноза', phone1: '998901112233' },
    payment: { method: 'cash' },
    expectedTotal: 500_000,
  }),
  responses: { 201: json(wireOrder, 'The new order.'), 200: json(wireOrder, 'The order that this key made before.') },
  problems: placeOrder.problems.filter((code) => code !== 'TOO_MANY_ORDERS' && code !== 'TOO_MANY_PROMO_NAMES'),
});

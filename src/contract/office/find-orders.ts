import { z } from 'zod';
import { paymentProviders } from '#domain/payment/provider.ts';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { day, emptyAsAbsent, inputId, lineText } from '../lib/scalars.ts';
import { orderStatus, wireOrder } from '../shop/order-wire.ts';

const wholeNumber = z.string().regex(/^\d{1,15}$/, 'number');

/** `text`: the beginning of a number or of a name, the end of a phone (R-FIND-1). The other fields narrow it down. */
const query = z.object({
  text: emptyAsAbsent(lineText(100)),
  day: emptyAsAbsent(day),
  restaurantId: emptyAsAbsent(inputId.pipe(z.string())),
  status: emptyAsAbsent(orderStatus),
  sum: emptyAsAbsent(wholeNumber),
  toReturn: emptyAsAbsent(z.literal('1')),
  before: emptyAsAbsent(wholeNumber),
});

/** In a list the phone has no middle (R-CUSTOMER-15). `returnDue`: what was taken at the door and is to be returned, som. */
export const foundOrder = z.strictObject({
  id: z.string(),
  number: z.int(),
  status: orderStatus,
  createdAt: z.iso.datetime(),
  day,
  start: z.int(),
  restaurantId: z.string(),
  orderTypeId: z.union([z.literal(0), z.literal(200)]),
  firstName: z.string(),
  phone: z.string(),
  total: z.int(),
  method: z.enum(['cash', 'card_on_delivery', ...paymentProviders]),
  paymentStatus: z.enum(['unpaid', 'pending', 'paid', 'refunded', 'failed']),
  isPhoneUnverified: z.boolean(),
  returnDue: z.int().nullable(),
});

export type WireFoundOrder = Immutable<z.infer<typeof foundOrder>>;

export const findOrders = defineCall({
  method: 'GET',
  path: '/api/v1/office/orders',
  summary: 'Search the orders',
  text: [
    '`text` is the beginning of a number or of a name, from four digits on also the end of a phone. The other fields narrow it down; `day` is',
    'that of the slot, `toReturn=1` leaves what is to be returned at the door. The newest first, 50 at once; `next` is the `before` of the next',
    'page. A search by name or phone is written in the log.',
  ].join(' '),
  who: 'orderDesk',
  query: { schema: query, example: { text: '12' } },
  responses: { 200: json(z.strictObject({ orders: z.array(foundOrder), next: z.int().nullable() })) },
});

/** `customer` null: deleted. `canCancel`: also when it was handed over. */
const opened = z.strictObject({
  order: wireOrder,
  customer: z.strictObject({ id: z.string(), isVerified: z.boolean(), isBlocked: z.boolean() }).nullable(),
  canCancel: z.boolean(),
  returnDue: z.int().nullable(),
});

export type WireOpenedOrder = Immutable<z.infer<typeof opened>>;

export const openOrder = defineCall({
  method: 'GET',
  path: '/api/v1/office/orders/:id',
  summary: 'One order, with its customer',
  text: 'A look is written in the log.',
  who: 'orderDesk',
  missing: 'order',
  responses: { 200: json(opened) },
});

export const cancelInOffice = defineCall({
  method: 'POST',
  path: '/api/v1/office/orders/:id/cancellation',
  summary: 'Cancel an order, also afterwards',
  text: [
    'Until it is handed over as the board does it. Afterwards points are given and taken back, what was paid online is a refund that is due,',
    'and what was taken at the door is `returnDue`.',
  ].join(' '),
  who: 'orderDesk',
  missing: 'order',
  body: jsonBody(z.strictObject({ reason: lineText(200).min(1) }), { reason: 'The dish was cold' }),
  responses: { 200: json(opened) },
  problems: ['ILLEGAL_STATUS'],
});

export const noteReturn = defineCall({
  method: 'POST',
  path: '/api/v1/office/orders/:id/return',
  summary: 'Note that money taken at the door was returned',
  text: 'The note says how. 404 when nothing is to be returned.',
  who: 'orderDesk',
  missing: 'order',
  body: jsonBody(z.strictObject({ note: lineText(300).min(3) }), { note: 'In cash, by the courier' }),
  responses: { 200: json(opened) },
});

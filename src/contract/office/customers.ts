import { z } from 'zod';
import { pointsReasons } from '#domain/customer/loyalty.ts';
import { mostCorrection } from '#domain/office/customers.ts';
import { addressList } from '../account/addresses.ts';
import { cardNumber } from '../account/customer.ts';
import { defineCall, empty, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { emptyAsAbsent, freeText, lineText } from '../lib/scalars.ts';
import { foundOrder } from './find-orders.ts';

const instant = z.iso.datetime();

/** In a list the phone has no middle (R-CUSTOMER-15). */
const foundCustomer = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  phone: z.string(),
  createdAt: instant,
  isVerified: z.boolean(),
  isBlocked: z.boolean(),
});

export type WireFoundCustomer = Immutable<z.infer<typeof foundCustomer>>;

export const findCustomers = defineCall({
  method: 'GET',
  path: '/api/v1/office/customers',
  summary: 'Search the customers',
  text: 'By the beginning of a name or the end of a phone, 50 at once; `next` is the `after` of the next page. A search is written in the log.',
  who: 'customers',
  query: {
    schema: z.object({ text: emptyAsAbsent(lineText(100)), after: emptyAsAbsent(lineText(64)) }),
    example: { text: '1122' },
  },
  responses: { 200: json(z.strictObject({ customers: z.array(foundCustomer), next: z.string().nullable() })) },
});

const entry = z.strictObject({
  id: z.string(),
  points: z.int(),
  balance: z.int(),
  reason: z.enum(pointsReasons),
  orderNumber: z.int().nullable(),
  at: instant,
  by: z.string().nullable(),
  note: z.string().nullable(),
});

/** `points` null: the shop has no points, or another system has them. */
const openedCustomer = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  cardNumber,
  createdAt: instant,
  isVerified: z.boolean(),
  note: z.string(),
  block: z.strictObject({ reason: z.string(), by: z.string().nullable(), at: instant }).nullable(),
  points: z.strictObject({ balance: z.int(), spent: z.int(), entries: z.array(entry) }).nullable(),
  addresses: addressList.shape.addresses,
  orders: z.array(foundOrder),
});

export type WireOpenedCustomer = Immutable<z.infer<typeof openedCustomer>>;

export const openCustomer = defineCall({
  method: 'GET',
  path: '/api/v1/office/customers/:id',
  summary: 'One customer',
  text: 'With the last 20 orders, those of the restaurants that the person works for, and the last 20 changes of points. A look is written in the log.',
  who: 'customers',
  responses: { 200: json(openedCustomer) },
});

export const noteCustomer = defineCall({
  method: 'PUT',
  path: '/api/v1/office/customers/:id/note',
  summary: 'Write what the office has to know about a customer',
  text: 'Customers don’t see it, except in the export of their data.',
  who: 'customers',
  body: jsonBody(z.strictObject({ note: freeText(1_000) }), { note: 'Calls ahead, likes it without onion' }),
  responses: { 200: json(openedCustomer) },
});

export const blockCustomer = defineCall({
  method: 'PUT',
  path: '/api/v1/office/customers/:id/block',
  summary: 'Block a customer, or end the block',
  text: 'With a reason: no more orders of this customer are accepted. Null ends it.',
  who: 'customers',
  body: jsonBody(z.strictObject({ reason: lineText(200).min(3).nullable() }), { reason: 'Refused three orders at the door' }),
  responses: { 200: json(openedCustomer) },
});

export const correctPoints = defineCall({
  method: 'POST',
  path: '/api/v1/office/customers/:id/points',
  summary: 'Give or take points by hand',
  text: '`key` is a UUID for this correction: sent again it changes nothing. The balance never falls below zero: 422 `POINTS_MISSING`.',
  who: 'customers',
  body: jsonBody(
    z.strictObject({
      key: z.guid().toLowerCase(),
      points: z
        .int()
        .min(-mostCorrection)
        .max(mostCorrection)
        .refine((points) => points !== 0, 'zero'),
      reason: lineText(200).min(3),
    }),
    { key: '5f0f1c1e-7c44-4b44-9f3e-0e2d0a3f9a11', points: 5_000, reason: 'The order was late' },
  ),
  responses: { 200: json(openedCustomer) },
  problems: ['POINTS_MISSING'],
});

export const exportCustomer = defineCall({
  method: 'GET',
  path: '/api/v1/office/customers/:id/data',
  summary: 'All data of a customer, as a file',
  text: 'Everything that the shop has about them, as JSON in lines that people can read. It is written in the log.',
  who: 'customers',
  responses: { 200: { text: 'The file.', type: 'application/json' } },
});

export const eraseCustomer = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/customers/:id',
  summary: 'Erase a customer',
  text: 'As `DELETE account` of the customer: orders stay without personal data.',
  who: 'customers',
  responses: { 204: empty },
});

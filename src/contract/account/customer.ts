import { z } from 'zod';
import type { Customer } from '#domain/customer/customer.ts';
import { defineCall, empty, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { day, firstName, phone } from '../lib/scalars.ts';

/** A text where another system has a code that a number can't hold, such as `0012345`. */
export const cardNumber = z.union([z.number(), z.string()]);

/** The record that `customers/Get` returns (R-CUSTOMER-1). */
export const wireCustomer = z.strictObject({
  firstName: z.string(),
  phone1: z.string(),
  birthDate: z.string(),
  id: z.string(),
  cardBalance: z.number(),
  cardNumber,
});

export type WireCustomer = Immutable<z.infer<typeof wireCustomer>>;

/** The body of `customers/Create` and `customers/Update`. Id, balance and card sent by a client are ignored (R-CUSTOMER-5). */
export const customerBody = z.strictObject({
  id: z.unknown().optional(),
  firstName,
  phone1: phone,
  birthDate: day.exactOptional(),
  cardBalance: z.unknown().optional(),
  cardNumber: z.unknown().optional(),
});

export type CustomerFields = z.output<typeof customerBody>;

export function toWireCustomer(customer: Customer): WireCustomer {
  const { firstName, phone1, birthDate, id, cardBalance, cardNumber: card } = customer;
  return { firstName, phone1, birthDate, id, cardBalance, cardNumber: card };
}

const exampleCustomer = { firstName: 'Дилноза', phone1: '998901112233', birthDate: '1994-05-06' };

/** `Id` may have any form: any id other than the session's own customer is not found (R-CUSTOMER-2). */
const getQuery = z.object({ Id: z.string() });

export const customersGet = defineCall({
  method: 'GET',
  path: '/api/customers/Get/',
  summary: 'The own record',
  text: 'Any other `Id` is 404.',
  who: 'customer',
  query: { schema: getQuery, example: { Id: 'own' } },
  responses: { 200: json(wireCustomer) },
  problems: ['NOT_FOUND'],
});

const createResponse = z.strictObject({ customerId: z.string() });

export const customersCreate = defineCall({
  method: 'POST',
  path: '/api/customers/Create',
  summary: 'Create the customer of a verified phone',
  text: '`id`, `cardBalance` and `cardNumber` from a client are ignored.',
  who: 'phone',
  body: jsonBody(customerBody, exampleCustomer),
  responses: { 200: json(createResponse) },
  problems: ['PHONE_NOT_VERIFIED', 'BIRTH_DATE_IN_FUTURE'],
});

const updateResponse = z.strictObject({ success: z.literal(true) });

export const customersUpdate = defineCall({
  method: 'POST',
  path: '/api/customers/Update',
  summary: 'Change name, birth date or phone',
  text: [
    'Another phone needs two codes shown to `auth/session` by the signed-in session within the last ten minutes: one of the present phone',
    'and one of the new phone; `details.missing` names what is missing. All other sessions end, this one gets a new token.',
  ].join(' '),
  who: 'customer',
  body: jsonBody(customerBody, { ...exampleCustomer, firstName: 'Dilnoza' }),
  responses: { 200: json(updateResponse) },
  problems: ['PHONE_NOT_VERIFIED', 'BIRTH_DATE_IN_FUTURE'],
});

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/v1/account',
  summary: 'Delete the customer',
  text: 'Orders stay without personal data.',
  who: 'customer',
  responses: { 204: empty },
});

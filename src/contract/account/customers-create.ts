import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { outputId } from '../lib/scalars.ts';
import { customerBody } from './customer.ts';
import { exampleCustomer } from './customer-example.ts';

const response = z.strictObject({ customerId: z.string() });

/** The same response from an upstream. */
export const customerIdResponse = z.object({ customerId: outputId });

export const customersCreate = defineCall({
  method: 'POST',
  path: '/api/customers/Create',
  summary: 'Create the customer of a verified phone',
  text: '`id`, `cardBalance` and `cardNumber` from a client are ignored.',
  who: 'phone',
  body: jsonBody(customerBody, exampleCustomer),
  responses: { 200: json(response) },
  problems: ['PHONE_NOT_VERIFIED', 'BIRTH_DATE_IN_FUTURE'],
});

import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { customerBody } from './customer.ts';
import { exampleCustomer } from './customer-example.ts';

const response = z.strictObject({ customerId: z.string() });

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

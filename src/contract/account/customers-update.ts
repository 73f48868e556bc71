import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { customerBody } from './customer.ts';
import { exampleCustomer } from './customer-example.ts';

const response = z.strictObject({ success: z.literal(true) });

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
  responses: { 200: json(response) },
  problems: ['PHONE_NOT_VERIFIED', 'BIRTH_DATE_IN_FUTURE'],
});

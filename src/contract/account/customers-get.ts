import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { wireCustomer } from './customer.ts';

/** `Id` may have any form: any id other than the session's own customer is not found (R-CUSTOMER-2). */
const query = z.object({ Id: z.string() });

export const customersGet = defineCall({
  method: 'GET',
  path: '/api/customers/Get/',
  summary: 'The own record',
  text: 'Any other `Id` is 404.',
  who: 'customer',
  query: { schema: query, example: { Id: 'own' } },
  responses: { 200: json(wireCustomer) },
  problems: ['NOT_FOUND'],
});

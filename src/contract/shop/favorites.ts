import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

/** The newest first. `PUT` and `DELETE favorites/{productId}` return 204, also when repeated. */
const response = z.strictObject({ productIds: z.array(z.string()) });

export const favorites = defineCall({
  method: 'GET',
  path: '/api/v1/favorites',
  summary: 'Favorite products, the newest first',
  who: 'customer',
  responses: { 200: json(response) },
});

import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

const response = z.strictObject({
  stops: z.array(
    z.strictObject({
      restaurantId: z.string(),
      productId: z.string().exactOptional(),
      modifierOptionId: z.string().exactOptional(),
      name: z.string(),
      portions: z.int().min(0),
      until: z.iso.datetime().nullable(),
    }),
  ),
});

export const stopList = defineCall({
  method: 'GET',
  path: '/api/v1/staff/stop-list',
  summary: 'What is sold out or limited',
  who: 'staff',
  responses: { 200: json(response) },
});

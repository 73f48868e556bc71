import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

const response = z.strictObject({
  restaurants: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      regionId: z.string(),
      isActive: z.boolean(),
      pausedUntil: z.iso.datetime().nullable(),
    }),
  ),
});

export const staffRestaurants = defineCall({
  method: 'GET',
  path: '/api/v1/staff/restaurants',
  summary: 'Restaurants and their pauses',
  who: 'staff',
  responses: { 200: json(response) },
});

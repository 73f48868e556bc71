import { z } from 'zod';
import { defineCall, empty, json, jsonBody } from '../lib/define-call.ts';
import { instant } from './instant.ts';

const restaurantsResponse = z.strictObject({
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
  responses: { 200: json(restaurantsResponse) },
});

/** `until` null ends the pause. */
const pauseRequest = z.strictObject({ until: instant });

export const pauseRestaurant = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/restaurants/:id/pause',
  summary: 'Pause a restaurant, or open it again',
  text: 'Closes the slots that start before `until`. `until` null opens it; 9999-12-31T23:59:59Z is a pause without an end.',
  who: 'staff',
  body: jsonBody(pauseRequest, { until: null }),
  responses: { 204: empty },
});

import { z } from 'zod';
import { defineCall, empty, jsonBody } from '../lib/define-call.ts';
import { instant } from './instant.ts';

/** `until` null ends the pause. */
const request = z.strictObject({ until: instant });

export const pauseRestaurant = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/restaurants/:id/pause',
  summary: 'Pause a restaurant, or open it again',
  text: 'Closes the slots that start before `until`. `until` null opens it; 9999-12-31T23:59:59Z is a pause without an end.',
  who: 'staff',
  body: jsonBody(request, { until: null }),
  responses: { 204: empty },
});

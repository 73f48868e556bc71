import { z } from 'zod';
import { officeParts, officeRoles } from '#domain/office/team.ts';
import { defineCall, json } from '../lib/define-call.ts';

const response = z.strictObject({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  role: z.enum(officeRoles),
  restaurantIds: z.array(z.string()),
  parts: z.array(z.enum(officeParts)),
});

export const officeSession = defineCall({
  method: 'GET',
  path: '/api/v1/office/session',
  summary: 'Who is signed in to the back office',
  text: '`parts`: the parts that the role may use. `restaurantIds`: those of the kitchen.',
  who: 'member',
  responses: { 200: json(response) },
});

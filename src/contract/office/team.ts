import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { wireMember } from './member-wire.ts';

const response = z.strictObject({ members: z.array(wireMember) });

export const team = defineCall({
  method: 'GET',
  path: '/api/v1/office/team',
  summary: 'The team',
  who: 'team',
  responses: { 200: json(response) },
});

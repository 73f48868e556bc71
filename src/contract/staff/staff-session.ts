import { accessSession } from '../lib/access-session.ts';
import { defineCall, json } from '../lib/define-call.ts';

export const staffSession = defineCall({
  method: 'GET',
  path: '/api/v1/staff/session',
  summary: 'Who is at the board',
  who: 'staff',
  responses: { 200: json(accessSession) },
});

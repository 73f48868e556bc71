import { accessTokenBody } from '../lib/access-session.ts';
import { defineCall, empty, jsonBody } from '../lib/define-call.ts';

export const openStaffSession = defineCall({
  method: 'POST',
  path: '/api/v1/staff/session',
  summary: 'Open the board in a browser',
  text: 'Sets an HttpOnly cookie for 12 hours.',
  who: 'public',
  body: jsonBody(accessTokenBody, { token: 'the token of STAFF_TOKEN' }),
  responses: { 204: empty },
  problems: ['ACCESS_TOKEN_WRONG'],
});

import { accessSession, accessTokenBody } from '../lib/access-session.ts';
import { defineCall, empty, json, jsonBody } from '../lib/define-call.ts';

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

export const staffSession = defineCall({
  method: 'GET',
  path: '/api/v1/staff/session',
  summary: 'Who is at the board',
  who: 'staff',
  responses: { 200: json(accessSession) },
});

export const endStaffSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/staff/session',
  summary: 'Close the board',
  who: 'public',
  responses: { 204: empty },
});

import { z } from 'zod';
import { officeParts, officeRoles } from '#domain/office/team.ts';
import { defineCall, empty, json, jsonBody } from '../lib/define-call.ts';
import { codeGuess, codeRequest, issuedCode } from '../lib/one-time-code.ts';

export const officeCode = defineCall({
  method: 'POST',
  path: '/api/v1/office/code',
  summary: 'Send a one-time code to a phone of the team',
  text: 'The same response and the same limits as `POST /api/v1/auth/code`, for phones of the team and all others. The code opens no session of a customer.',
  who: 'public',
  body: jsonBody(codeRequest, { phone1: '+998 90 111-22-33' }),
  responses: { 202: json(issuedCode) },
  problems: ['TOO_MANY_CODES', 'CODE_NOT_SENT'],
});

export const openOfficeSession = defineCall({
  method: 'POST',
  path: '/api/v1/office/session',
  summary: 'Sign in to the back office by a code',
  text: 'Sets an HttpOnly cookie for 30 days; the session ends after 7 days without a request. 403 when the phone is not in the team.',
  who: 'public',
  body: jsonBody(codeGuess, { challengeId: '7f0c7a52-5b0e-4d5c-9a3e-0d3f1f0f8a11', phone1: '998901112233', code: '123456' }),
  responses: { 204: empty },
  problems: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_GUESSES', 'NOT_IN_TEAM'],
});

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
  text: '`parts`: the parts that the role may use. `restaurantIds`: those that the person works for; empty: all.',
  who: 'member',
  responses: { 200: json(response) },
});

export const endOfficeSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/session',
  summary: 'Sign out of the back office',
  who: 'public',
  responses: { 204: empty },
});

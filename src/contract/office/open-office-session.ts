import { defineCall, empty, jsonBody } from '../lib/define-call.ts';
import { codeGuess } from '../lib/one-time-code.ts';

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

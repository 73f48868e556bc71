import { z } from 'zod';
import { defineCall, empty, json, jsonBody } from '../lib/define-call.ts';
import { codeGuess, codeRequest, issuedCode } from '../lib/one-time-code.ts';

export const authCode = defineCall({
  method: 'POST',
  path: '/api/v1/auth/code',
  summary: 'Send a one-time code',
  text: 'The same response for known and unknown phones. `resendAfter` is in seconds. `delivery` is `unknown` when the gateway did not confirm the message, such as after a time-out: it may arrive, and it is not sent again.',
  who: 'public',
  body: jsonBody(codeRequest, { phone1: '+998 90 111-22-33' }),
  responses: { 202: json(issuedCode) },
  problems: ['TOO_MANY_CODES', 'CODE_NOT_SENT'],
});

/**
 * `customerId` is null for a new phone: that session may only create its customer. When a customer is signed in and the phone belongs to no
 * customer, `customerId` is their own: they stay signed in and may change to that phone by `customers/Update` or `phone-change` within ten
 * minutes.
 */
const sessionResponse = z.strictObject({ customerId: z.string().nullable() });

export const authSession = defineCall({
  method: 'POST',
  path: '/api/v1/auth/session',
  summary: 'Sign in by a code',
  text: [
    'Sets the session cookie. `customerId` null: the phone is new, and the session, which lives 15 minutes, may only call',
    '`customers/Create`. A signed-in customer stays signed in with the code of a phone that has no customer, to change to it.',
  ].join(' '),
  who: 'public',
  body: jsonBody(codeGuess, { challengeId: '7f0c7a52-5b0e-4d5c-9a3e-0d3f1f0f8a11', phone1: '998901112233', code: '123456' }),
  responses: { 200: json(sessionResponse) },
  problems: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_GUESSES'],
});

/** Texts that Telegram signed. */
const signedText = z.string().min(1).max(4_096);

export const authTelegram = defineCall({
  method: 'POST',
  path: '/api/v1/auth/telegram',
  summary: 'Sign in by Telegram',
  text: [
    'For the Mini App: `initData` as Telegram gave it, at most an hour old, once for a session. 409 for a person who has no customer yet:',
    'the call is repeated with `contact`, the signed text of the contact that the person shared, whose phone is their own. The rest is as',
    'with a code. 404 where the shop has no bot.',
  ].join(' '),
  who: 'public',
  body: jsonBody(z.strictObject({ initData: signedText, contact: signedText.optional() }), {
    initData: 'user=%7B%22id%22%3A279058397%7D&auth_date=1794891600&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2',
  }),
  responses: { 200: json(sessionResponse) },
  problems: ['NOT_SIGNED_IN', 'NOT_FOUND', 'CONTACT_NEEDED', 'TOO_MANY_REQUESTS'],
});

/** Any other value counts as absent. */
const endQuery = z.object({ everywhere: z.literal('1').optional().catch(undefined) });

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/auth/session',
  summary: 'Sign out',
  text: 'With `everywhere=1` on all devices.',
  who: 'public',
  query: { schema: endQuery, example: {} },
  responses: { 204: empty },
});

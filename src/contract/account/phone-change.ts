import { z } from 'zod';
import { defineCall, empty, json, jsonBody } from '../lib/define-call.ts';
import { phone } from '../lib/scalars.ts';

/** `pending` is null when no phone change is pending. */
const phoneChangeResponse = z.strictObject({
  pending: z.strictObject({ phone1: z.string(), takesEffectAt: z.iso.datetime() }).nullable(),
});

export const phoneChange = defineCall({
  method: 'GET',
  path: '/api/v1/phone-change',
  summary: 'The change of phone that waits',
  who: 'customer',
  responses: { 200: json(phoneChangeResponse) },
});

/** The new phone, which this session has verified by a code at `auth/session`. */
const request = z.strictObject({ phone1: phone });

export const requestPhoneChange = defineCall({
  method: 'POST',
  path: '/api/v1/phone-change',
  summary: 'Change the phone without the present one',
  text: [
    'For customers who no longer have the present phone: the new one, whose code this session has shown within the last ten minutes, takes',
    'effect after 72 hours and ends all sessions. The present phone gets a message; signing in with it stops the change and ends the other',
    'sessions. A new request takes the place of one that waits.',
  ].join(' '),
  who: 'customer',
  body: jsonBody(request, { phone1: '998935554433' }),
  responses: { 202: json(phoneChangeResponse) },
  problems: ['PHONE_NOT_VERIFIED', 'TOO_MANY_PHONE_CHANGES', 'PHONE_CHANGE_NOT_ANNOUNCED'],
});

export const cancelPhoneChange = defineCall({
  method: 'DELETE',
  path: '/api/v1/phone-change',
  summary: 'Stop the change of phone',
  who: 'customer',
  responses: { 204: empty },
});

import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { phone } from '../lib/scalars.ts';
import { phoneChangeResponse } from './phone-change.ts';

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

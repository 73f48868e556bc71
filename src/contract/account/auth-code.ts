import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { phone } from '../lib/scalars.ts';

const request = z.strictObject({ phone1: phone });

/** `resendAfter`: seconds until another code can be requested. The same for known and unknown phones. */
const response = z.strictObject({ challengeId: z.string(), resendAfter: z.int() });

export const authCode = defineCall({
  method: 'POST',
  path: '/api/v1/auth/code',
  summary: 'Send a one-time code',
  text: 'The same response for known and unknown phones. `resendAfter` is in seconds.',
  who: 'public',
  body: jsonBody(request, { phone1: '+998 90 111-22-33' }),
  responses: { 202: json(response) },
  problems: ['TOO_MANY_CODES', 'CODE_NOT_SENT'],
});

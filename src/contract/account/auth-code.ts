import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { codeRequest, issuedCode } from '../lib/one-time-code.ts';

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

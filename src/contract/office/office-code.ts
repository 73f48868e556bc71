import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { codeRequest, issuedCode } from '../lib/one-time-code.ts';

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

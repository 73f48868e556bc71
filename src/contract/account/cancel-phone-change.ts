import { defineCall, empty } from '../lib/define-call.ts';

export const cancelPhoneChange = defineCall({
  method: 'DELETE',
  path: '/api/v1/phone-change',
  summary: 'Stop the change of phone',
  who: 'customer',
  responses: { 204: empty },
});

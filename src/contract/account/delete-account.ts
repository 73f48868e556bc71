import { defineCall, empty } from '../lib/define-call.ts';

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/v1/account',
  summary: 'Delete the customer',
  text: 'Orders stay without personal data.',
  who: 'customer',
  responses: { 204: empty },
});

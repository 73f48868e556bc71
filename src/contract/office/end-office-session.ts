import { defineCall, empty } from '../lib/define-call.ts';

export const endOfficeSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/session',
  summary: 'Sign out of the back office',
  who: 'public',
  responses: { 204: empty },
});

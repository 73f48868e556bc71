import { defineCall, empty } from '../lib/define-call.ts';

export const endStaffSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/staff/session',
  summary: 'Close the board',
  who: 'public',
  responses: { 204: empty },
});

import { defineCall, empty } from '../lib/define-call.ts';

export const removeMember = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/team/:id',
  summary: 'Remove a person from the team',
  text: 'Ends the person’s sessions. The owner named by OWNER_PHONE and the last owner can’t be removed.',
  who: 'team',
  responses: { 204: empty },
  problems: ['ROLE_NOT_ALLOWED', 'OWNER_NEEDED'],
});

import { defineCall, empty } from '../lib/define-call.ts';

export const endTeamSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/sessions/:id',
  summary: 'End a session of the team',
  text: 'Everybody ends their own sessions; managers those of everybody but owners, owners all.',
  who: 'member',
  responses: { 204: empty },
  problems: ['ROLE_NOT_ALLOWED'],
});

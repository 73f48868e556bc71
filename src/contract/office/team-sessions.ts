import { z } from 'zod';
import { defineCall, empty, type Immutable, json } from '../lib/define-call.ts';

const session = z.strictObject({
  id: z.string(),
  memberId: z.string(),
  name: z.string(),
  phone: z.string(),
  browser: z.string(),
  openedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isThis: z.boolean(),
});

export type WireTeamSession = Immutable<z.infer<typeof session>>;

export const teamSessions = defineCall({
  method: 'GET',
  path: '/api/v1/office/sessions',
  summary: 'Where the team is signed in',
  text: 'Owners and managers see the sessions of the whole team, the others their own. `browser` is the User-Agent; `seenAt` may be an hour late.',
  who: 'member',
  responses: { 200: json(z.strictObject({ sessions: z.array(session) })) },
});

export const endTeamSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/sessions/:id',
  summary: 'End a session of the team',
  text: 'Everybody ends their own sessions; managers those of everybody but owners, owners all.',
  who: 'member',
  responses: { 204: empty },
  problems: ['ROLE_NOT_ALLOWED'],
});

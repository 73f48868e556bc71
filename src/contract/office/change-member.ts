import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { exampleMember, memberBody, wireMember } from './member-wire.ts';

export const changeMember = defineCall({
  method: 'PUT',
  path: '/api/v1/office/team/:id',
  summary: 'Change a person of the team',
  text: 'Another role, phone or other restaurants end the person’s sessions. The owner named by OWNER_PHONE and the last owner keep their role.',
  who: 'team',
  body: jsonBody(memberBody, exampleMember),
  responses: { 200: json(wireMember) },
  problems: ['ROLE_NOT_ALLOWED', 'MEMBER_PHONE_TAKEN', 'MEMBER_NAME_TAKEN', 'MEMBER_NAME_UNCLEAR', 'OWNER_NEEDED'],
});

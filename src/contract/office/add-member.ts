import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { exampleMember, memberBody, wireMember } from './member-wire.ts';

export const addMember = defineCall({
  method: 'POST',
  path: '/api/v1/office/team',
  summary: 'Add a person to the team',
  text: 'Managers add everybody but owners. `restaurantIds` are required for the kitchen, and count only there.',
  who: 'team',
  body: jsonBody(memberBody, exampleMember),
  responses: { 201: json(wireMember) },
  problems: ['ROLE_NOT_ALLOWED', 'MEMBER_PHONE_TAKEN', 'MEMBER_NAME_TAKEN', 'MEMBER_NAME_UNCLEAR'],
});

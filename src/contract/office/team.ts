import { z } from 'zod';
import { normalizeName } from '#domain/office/member-name.ts';
import { boundRoles, keptRestaurants, officeRoles } from '#domain/office/team.ts';
import { defineCall, empty, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { firstName, inputId, phone } from '../lib/scalars.ts';

const role = z.enum(officeRoles);

/** `restaurantIds`: of cashiers, the kitchen and couriers at least one; of managers none for all; the other roles have none. */
const memberBody = z
  .strictObject({ name: firstName.transform(normalizeName), phone, role, restaurantIds: z.array(inputId).max(1_000).default([]) })
  .refine(({ role, restaurantIds }) => !boundRoles.includes(role) || restaurantIds.length > 0, {
    path: ['restaurantIds'],
    message: 'required',
  })
  .transform((member) => ({ ...member, restaurantIds: keptRestaurants(member) }));

/** `name` '': the first owner, who has not written a name yet. `isConfigured`: named by OWNER_PHONE, can't be removed. */
const wireMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  role,
  restaurantIds: z.array(z.string()),
  isConfigured: z.boolean(),
});

export type WireMember = Immutable<z.infer<typeof wireMember>>;
const exampleMember = { name: 'Дилноза', phone: '+998 90 111-22-33', role: 'kitchen', restaurantIds: ['1'] } as const;

const response = z.strictObject({ members: z.array(wireMember) });

export const team = defineCall({
  method: 'GET',
  path: '/api/v1/office/team',
  summary: 'The team',
  who: 'team',
  responses: { 200: json(response) },
});

export const addMember = defineCall({
  method: 'POST',
  path: '/api/v1/office/team',
  summary: 'Add a person to the team',
  text: [
    'Managers add everybody but owners; those of some restaurants only people of these, and no managers. `restaurantIds` are required for',
    '`cashier`, `kitchen` and `courier`, and may limit a `manager`; the other roles work for all.',
  ].join(' '),
  who: 'team',
  body: jsonBody(memberBody, exampleMember),
  responses: { 201: json(wireMember) },
  problems: ['ROLE_NOT_ALLOWED', 'MEMBER_PHONE_TAKEN', 'MEMBER_NAME_TAKEN', 'MEMBER_NAME_UNCLEAR'],
});

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

export const removeMember = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/team/:id',
  summary: 'Remove a person from the team',
  text: 'Ends the person’s sessions. The owner named by OWNER_PHONE and the last owner can’t be removed.',
  who: 'team',
  responses: { 204: empty },
  problems: ['ROLE_NOT_ALLOWED', 'OWNER_NEEDED'],
});

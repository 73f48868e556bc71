import { z } from 'zod';
import { normalizeName } from '#domain/office/member-name.ts';
import { officeRoles } from '#domain/office/team.ts';
import type { Immutable } from '../lib/define-call.ts';
import { firstName, inputId, phone } from '../lib/scalars.ts';

const role = z.enum(officeRoles);

/** `restaurantIds`: of the kitchen, at least one; the other roles work for all restaurants and have none. */
export const memberBody = z
  .strictObject({ name: firstName.transform(normalizeName), phone, role, restaurantIds: z.array(inputId).max(1_000).default([]) })
  .refine(({ role, restaurantIds }) => role !== 'kitchen' || restaurantIds.length > 0, { path: ['restaurantIds'], message: 'required' })
  .transform((member) => ({ ...member, restaurantIds: member.role === 'kitchen' ? [...new Set(member.restaurantIds)] : [] }));

/** `name` '': the first owner, who has not written a name yet. `isConfigured`: named by OWNER_PHONE, can't be removed. */
export const wireMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  role,
  restaurantIds: z.array(z.string()),
  isConfigured: z.boolean(),
});

export type WireMember = Immutable<z.infer<typeof wireMember>>;
export const exampleMember = { name: 'Дилноза', phone: '+998 90 111-22-33', role: 'kitchen', restaurantIds: ['1'] } as const;

import { z } from 'zod';
import { phone } from '../lib/scalars.ts';

export const authSessionBody = z.strictObject({
  challengeId: z.string().min(1).max(64),
  phone1: phone,
  code: z
    .string()
    .max(20)
    .transform((text) => text.replace(/\D/g, '')),
});

/**
 * `customerId` is null for a new phone: that session may only create its customer. Where somebody is signed in and the phone is nobody's,
 * it is their own: they stay signed in and may change to that phone by `customers/Update` or `phone-change` within ten minutes.
 */
export const authSessionAnswer = z.strictObject({ customerId: z.string().nullable() });

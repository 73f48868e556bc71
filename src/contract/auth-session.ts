import { z } from 'zod';
import { phone } from './scalars.ts';

export const authSessionBody = z.strictObject({
  challengeId: z.string().min(1).max(64),
  phone1: phone,
  code: z
    .string()
    .max(20)
    .transform((text) => text.replace(/\D/g, '')),
});

/** `customerId` is null for a new phone: that session may only create its customer. */
export const authSessionAnswer = z.strictObject({ customerId: z.string().nullable() });

import { z } from 'zod';
import { phone } from '../lib/scalars.ts';

/** The new phone, whose code this session has shown to `auth/session`. */
export const phoneChangeBody = z.strictObject({ phone1: phone });

/** `pending` null: no change waits. */
export const phoneChangeAnswer = z.strictObject({
  pending: z.strictObject({ phone1: z.string(), takesEffectAt: z.iso.datetime() }).nullable(),
});

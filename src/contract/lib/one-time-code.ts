import { z } from 'zod';
import { phone } from './scalars.ts';

export const codeRequest = z.strictObject({ phone1: phone });

/**
 * `resendAfter`: seconds until another code can be requested. `delivery`: the gateway did not confirm the message, which may arrive or not;
 * absent when it did. The same for known and unknown phones.
 */
export const issuedCode = z.strictObject({ challengeId: z.string(), resendAfter: z.int(), delivery: z.literal('unknown').optional() });

/** The code may be written with spaces. */
export const codeGuess = z.strictObject({
  challengeId: z.string().min(1).max(64),
  phone1: phone,
  code: z
    .string()
    .max(20)
    .transform((text) => text.replace(/\D/g, '')),
});

import { z } from 'zod';
import { phone } from '../lib/scalars.ts';

export const authCodeBody = z.strictObject({ phone1: phone });

/** `resendAfter`: seconds until another code may be asked for. The same for known and unknown phones. */
export const authCodeAnswer = z.strictObject({ challengeId: z.string(), resendAfter: z.int() });

import { z } from 'zod';
import { customerBody } from './customer.ts';

/**
 * Changes the session's own customer; another phone needs codes of the present and of the new one shown to `auth/session` before, else 403
 * PHONE_NOT_VERIFIED `{ missing }`.
 */
export const customersUpdateBody = customerBody;

export const customersUpdateAnswer = z.strictObject({ success: z.literal(true) });

/** The same answered by an upstream. */
export const answeredSuccess = z.object({ success: z.literal(true) });

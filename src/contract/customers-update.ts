import { z } from 'zod';
import { customerBody } from './customer.ts';

/** Changes the session's own customer; a phone other than its own is refused with 403 PHONE_NOT_VERIFIED. */
export const customersUpdateBody = customerBody;

export const customersUpdateAnswer = z.strictObject({ success: z.literal(true) });

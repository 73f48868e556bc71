import { z } from 'zod';
import { answeredId } from '../lib/scalars.ts';
import { customerBody } from './customer.ts';

/** `phone1` must be the phone that this session has verified, else 403 PHONE_NOT_VERIFIED. */
export const customersCreateBody = customerBody;

export const customersCreateAnswer = z.strictObject({ customerId: z.string() });

/** The same answered by an upstream. */
export const answeredCustomerId = z.object({ customerId: answeredId });

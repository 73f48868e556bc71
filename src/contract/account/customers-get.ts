import { z } from 'zod';
import { wireCustomer } from './customer.ts';

/** `Id` may be of whatever form: what is not the session's own customer is not found (contract §2). */
export const customersGetQuery = z.object({ Id: z.string() });

export const customersGetAnswer = wireCustomer;

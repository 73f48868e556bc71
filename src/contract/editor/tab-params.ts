import { z } from 'zod';

/** Random, made by the tab. */
export const tabParams = { id: z.string().regex(/^[\w-]{1,40}$/) };

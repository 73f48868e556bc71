import { z } from 'zod';

/** Versions, planned publications and threads of comments are numbered; other ids are opaque. */
export const numberParams = { id: z.coerce.number().int() };

import { z } from 'zod';

/** Versions are counted; other ids are opaque. */
export const versionParams = { id: z.coerce.number().int() };

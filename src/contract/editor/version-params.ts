import { z } from 'zod';

/** Versions are numbered; other ids are opaque. */
export const versionParams = { id: z.coerce.number().int() };

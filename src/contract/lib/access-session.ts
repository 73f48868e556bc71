import { z } from 'zod';

/** Returns 204 and an HttpOnly cookie for 12 hours; 401 ACCESS_TOKEN_WRONG. */
export const accessTokenBody = z.strictObject({ token: z.string().max(200) });

/** The name of the signed-in staff member; null where the token has no name. */
export const accessSession = z.strictObject({ name: z.string().nullable() });

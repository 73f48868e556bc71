import { z } from 'zod';

/** The newest first. `PUT` and `DELETE favorites/{productId}` answer 204, however often they come. */
export const favoritesAnswer = z.strictObject({ productIds: z.array(z.string()) });

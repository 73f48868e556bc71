import { z } from 'zod';
import { sentId } from '../lib/scalars.ts';

/** An instant with its offset; milliseconds since the epoch inside. */
const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .nullable();

/** `portions` null: unlimited, 0: sold out; `until` null or absent: until somebody changes it. Answers 204. */
export const stopListBody = z
  .strictObject({
    restaurantId: sentId,
    productId: sentId.exactOptional(),
    modifierOptionId: sentId.exactOptional(),
    portions: z.int().min(0).max(1_000_000).nullable(),
    until: instant.exactOptional(),
  })
  .refine((stop) => (stop.productId === undefined) !== (stop.modifierOptionId === undefined), {
    path: ['productId'],
    message: 'one_of_product_and_option',
  });

/** `until` null opens the restaurant again. Answers 204. */
export const pauseBody = z.strictObject({ until: instant });

export const stopListAnswer = z.strictObject({
  stops: z.array(
    z.strictObject({
      restaurantId: z.string(),
      productId: z.string().exactOptional(),
      modifierOptionId: z.string().exactOptional(),
      name: z.string(),
      portions: z.int().min(0),
      until: z.iso.datetime().nullable(),
    }),
  ),
});

export const staffRestaurantsAnswer = z.strictObject({
  restaurants: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      regionId: z.string(),
      isActive: z.boolean(),
      pausedUntil: z.iso.datetime().nullable(),
    }),
  ),
});

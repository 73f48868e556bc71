import { z } from 'zod';
import { answeredId } from '../lib/scalars.ts';

/** Working hours are minutes from midnight, UTC+5. From an upstream all after `endOfWorkingTime` may be absent (contract §8). */
const wireRestaurant = z.object({
  id: answeredId,
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  isActive: z.boolean(),
  startOfWorkingTime: z.number(),
  endOfWorkingTime: z.number(),
  regionId: answeredId.nullish(),
  phone: z.string().nullish(),
  supportsDelivery: z.boolean().nullish(),
  supportsPickup: z.boolean().nullish(),
  deliveryDuration: z.number().nullish(),
  pickupDuration: z.number().nullish(),
  closedUntil: z.string().nullish(),
});

export const restaurantsListAnswer = z.array(wireRestaurant);

export type WireRestaurant = z.infer<typeof wireRestaurant>;

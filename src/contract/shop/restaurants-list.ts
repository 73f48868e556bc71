import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { outputId } from '../lib/scalars.ts';

/** Working hours are minutes from midnight, UTC+5, of today when there is a calendar. The region is null where another system does not tell it. */
const wireRestaurant = z.object({
  id: outputId,
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  isActive: z.boolean(),
  startOfWorkingTime: z.number(),
  endOfWorkingTime: z.number(),
  regionId: outputId.nullable(),
  phone: z.string().optional(),
  supportsDelivery: z.boolean(),
  supportsPickup: z.boolean(),
  deliveryDuration: z.number(),
  pickupDuration: z.number(),
  closedUntil: z.string().optional(),
  /** the next days by the calendar; absent: the same hours every day */
  openPeriods: z.array(z.object({ start: z.string(), end: z.string() })).optional(),
});

const response = z.array(wireRestaurant);

export type WireRestaurant = Immutable<z.infer<typeof wireRestaurant>>;

export const restaurantsList = defineCall({
  method: 'GET',
  path: '/api/restaurants/List',
  summary: 'Active restaurants of all regions',
  text: 'Working hours are minutes from midnight, UTC+5; `endOfWorkingTime` may exceed 1440. A restaurant with a calendar has those of today, both 0 when it is closed, and `openPeriods`: when it is open in the next days.',
  who: 'public',
  responses: { 200: json(response) },
  isShared: true,
});

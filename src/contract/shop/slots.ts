import { z } from 'zod';
import { sentId } from '../lib/scalars.ts';
import { coordinatesQuery, readCoordinates } from './coordinates-query.ts';
import { orderTypeQuery } from './order-type-query.ts';

export const slotsQuery = z
  .object({ RestaurantId: sentId, OrderTypeId: orderTypeQuery, ...coordinatesQuery })
  .transform((sent, context) => ({
    restaurantId: sent.RestaurantId,
    orderType: sent.OrderTypeId,
    coordinates: readCoordinates(sent, context),
  }));

/** Minutes from midnight of `day`, UTC+5; the domain's `SlotDay` as it is (contract §3). */
export const slotsAnswer = z.array(
  z.strictObject({
    day: z.string(),
    slots: z.array(
      z.strictObject({
        day: z.string(),
        start: z.int(),
        end: z.int(),
        tomorrow: z.boolean(),
        label: z.string(),
        isAvailable: z.boolean(),
      }),
    ),
  }),
);

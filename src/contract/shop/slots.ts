import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { inputId } from '../lib/scalars.ts';
import { coordinatesQuery, readCoordinates } from './coordinates-query.ts';
import { orderTypeQuery } from './order-type-query.ts';

const query = z.object({ RestaurantId: inputId, OrderTypeId: orderTypeQuery, ...coordinatesQuery }).transform((sent, context) => ({
  restaurantId: sent.RestaurantId,
  orderType: sent.OrderTypeId,
  coordinates: readCoordinates(sent, context),
}));

/** Minutes from midnight of `day`, UTC+5; the domain's `SlotDay`, unchanged (R-SLOT-3). */
const response = z.array(
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

export const slots = defineCall({
  method: 'GET',
  path: '/api/v1/slots',
  summary: 'Days and times that can be chosen',
  who: 'public',
  query: { schema: query, example: { RestaurantId: '1', OrderTypeId: '200' } },
  responses: { 200: json(response) },
  problems: ['NOT_FOUND', 'MENU_ERROR'],
  isShared: true,
});

import { z } from 'zod';
import type { FulfillmentTerms } from '#domain/fulfillment/fulfillment-terms.ts';
import { defineCall, json } from '../lib/define-call.ts';
import { inputId } from '../lib/scalars.ts';
import { coordinatesQuery, readCoordinates } from './coordinates-query.ts';
import { orderTypeQuery } from './order-type-query.ts';

const query = z
  .object({ OrderTypeId: orderTypeQuery, RegionId: inputId, RestaurantId: inputId.optional(), ...coordinatesQuery })
  .transform((sent, context) => ({
    orderType: sent.OrderTypeId,
    regionId: sent.RegionId,
    restaurantId: sent.RestaurantId ?? null,
    coordinates: readCoordinates(sent, context),
  }));

const response = z.strictObject({
  restaurantId: z.string().nullable(),
  deliveryFee: z.int().nullable(),
  minOrderSum: z.int(),
  freeDeliveryFrom: z.int().nullable(),
  durationMinutes: z.int(),
  district: z.string().exactOptional(),
  paused: z.strictObject({ opensAt: z.iso.datetime().nullable() }).nullable(),
}) satisfies z.ZodType<FulfillmentTerms>;

export const deliveryTerms = defineCall({
  method: 'GET',
  path: '/api/v1/delivery-terms',
  summary: 'Fee, minimum and duration at a place',
  text: 'What an order to these coordinates, or for pickup, would cost beside its dishes. `restaurantId` is null outside all delivery zones; `deliveryFee` is null for a delivery without coordinates. `district` is the one around the coordinates.',
  who: 'public',
  query: {
    schema: query,
    example: { OrderTypeId: '0', RegionId: '1', Longitude: '69.28', Latitude: '41.31' },
  },
  responses: { 200: json(response) },
  problems: ['NOT_FOUND', 'MENU_ERROR', 'OUT_OF_ZONE'],
  isShared: true,
});

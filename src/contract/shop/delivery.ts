import { z } from 'zod';
import type { FulfillmentTerms } from '#domain/fulfillment/fulfillment-terms.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { inputId, timeRange } from '../lib/scalars.ts';
import { coordinatesQuery, orderTypeQuery, readCoordinates } from './place-query.ts';

const zonesQuery = z.object({ RegionId: inputId });

/** `polygon` is a ring of [longitude, latitude]; `freeDeliveryFrom` null: delivery is never free. */
const wireZone = z.strictObject({
  restaurantId: z.string(),
  polygon: z.array(z.tuple([z.number(), z.number()])),
  deliveryFee: z.number(),
  minOrderSum: z.number(),
  freeDeliveryFrom: z.number().nullable(),
  deliveryDuration: z.number(),
});

const zonesResponse = z.array(wireZone);

export type WireZone = Immutable<z.infer<typeof wireZone>>;

export function toWireZone(zone: DeliveryZone): WireZone {
  return {
    restaurantId: zone.restaurantId,
    polygon: zone.polygon.map(([longitude, latitude]) => [longitude, latitude]),
    deliveryFee: zone.deliveryFee,
    minOrderSum: zone.minOrderSum,
    freeDeliveryFrom: zone.freeDeliveryFrom,
    deliveryDuration: zone.deliveryDurationMinutes,
  };
}

export const zones = defineCall({
  method: 'GET',
  path: '/api/v1/zones',
  summary: 'Delivery zones of a region',
  text: 'A polygon is a ring of `[longitude, latitude]`.',
  who: 'public',
  query: { schema: zonesQuery, example: { RegionId: '1' } },
  responses: { 200: json(zonesResponse) },
  isShared: true,
});

const termsQuery = z
  .object({ OrderTypeId: orderTypeQuery, RegionId: inputId, RestaurantId: inputId.optional(), ...coordinatesQuery })
  .transform((sent, context) => ({
    orderType: sent.OrderTypeId,
    regionId: sent.RegionId,
    restaurantId: sent.RestaurantId ?? null,
    coordinates: readCoordinates(sent, context),
  }));

const termsResponse = z.strictObject({
  restaurantId: z.string().nullable(),
  deliveryFee: z.int().nullable(),
  minOrderSum: z.int(),
  freeDeliveryFrom: z.int().nullable(),
  durationMinutes: z.int(),
  district: z.string().exactOptional(),
  landmark: z.string().exactOptional(),
  paused: z.strictObject({ opensAt: z.iso.datetime().nullable() }).nullable(),
}) satisfies z.ZodType<FulfillmentTerms>;

export const deliveryTerms = defineCall({
  method: 'GET',
  path: '/api/v1/delivery-terms',
  summary: 'Fee, minimum and duration at a place',
  text: 'What an order to these coordinates, or for pickup, would cost beside its dishes. `restaurantId` is null outside all delivery zones; `deliveryFee` is null for a delivery without coordinates. `district` is the one around the coordinates, `landmark` the well-known place beside them.',
  who: 'public',
  query: {
    schema: termsQuery,
    example: { OrderTypeId: '0', RegionId: '1', Longitude: '69.28', Latitude: '41.31' },
  },
  responses: { 200: json(termsResponse) },
  problems: ['NOT_FOUND', 'MENU_ERROR', 'OUT_OF_ZONE'],
  isShared: true,
});

const slotsQuery = z.object({ RestaurantId: inputId, OrderTypeId: orderTypeQuery, ...coordinatesQuery }).transform((sent, context) => ({
  restaurantId: sent.RestaurantId,
  orderType: sent.OrderTypeId,
  coordinates: readCoordinates(sent, context),
}));

/** Minutes from midnight of `day`, UTC+5; the domain's `SlotDay`, unchanged (R-SLOT-3). */
const slotsResponse = z.array(
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
        expectedAt: timeRange.exactOptional(),
      }),
    ),
  }),
);

export const slots = defineCall({
  method: 'GET',
  path: '/api/v1/slots',
  summary: 'Days and times that can be chosen',
  text: 'The first free slot is that of "as soon as possible": its `expectedAt` is when an order that is placed now would be there.',
  who: 'public',
  query: { schema: slotsQuery, example: { RestaurantId: '1', OrderTypeId: '200' } },
  responses: { 200: json(slotsResponse) },
  problems: ['NOT_FOUND', 'MENU_ERROR'],
  isShared: true,
});

import { z } from 'zod';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { inputId } from '../lib/scalars.ts';

const query = z.object({ RegionId: inputId });

/** `polygon` is a ring of [longitude, latitude]; `freeDeliveryFrom` null: delivery is never free. */
const wireZone = z.strictObject({
  restaurantId: z.string(),
  polygon: z.array(z.tuple([z.number(), z.number()])),
  deliveryFee: z.number(),
  minOrderSum: z.number(),
  freeDeliveryFrom: z.number().nullable(),
  deliveryDuration: z.number(),
});

const response = z.array(wireZone);

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
  query: { schema: query, example: { RegionId: '1' } },
  responses: { 200: json(response) },
  isShared: true,
});

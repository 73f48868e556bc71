import { z } from 'zod';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { sentId } from '../lib/scalars.ts';

export const zonesQuery = z.object({ RegionId: sentId });

/** `polygon` is a ring of [longitude, latitude]; `freeDeliveryFrom` null: never free. */
const wireZone = z.strictObject({
  restaurantId: z.string(),
  polygon: z.array(z.tuple([z.number(), z.number()])),
  deliveryFee: z.number(),
  minOrderSum: z.number(),
  freeDeliveryFrom: z.number().nullable(),
  deliveryDuration: z.number(),
});

export const zonesAnswer = z.array(wireZone);

export type WireZone = z.infer<typeof wireZone>;

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

import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { inputId, outputId, som } from '../lib/scalars.ts';

/** The center is null where another system does not tell it. */
const wireRegion = z.object({ id: outputId, name: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() });

const regionsResponse = z.array(wireRegion);

export type WireRegion = Immutable<z.infer<typeof wireRegion>>;

export const regionsList = defineCall({
  method: 'GET',
  path: '/api/regions/List',
  summary: 'Regions that the shop serves',
  who: 'public',
  responses: { 200: json(regionsResponse) },
  isShared: true,
});

/** Without `RegionId` the districts of all regions. */
const districtsQuery = z.object({ RegionId: inputId.optional() });

export const wirePlaceTerms = z.strictObject({
  /** whether a restaurant delivers to this point */
  hasDelivery: z.boolean(),
  /** of a delivery to this point, as soon as possible; null without one */
  deliveryFee: som.nullable(),
  /** the fee of another point near it may be higher */
  mayCostMore: z.boolean(),
  durationMinutes: z.int().nullable(),
});

const wireDistrict = z.object({
  id: outputId,
  regionId: outputId,
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  ...wirePlaceTerms.shape,
});

const districtsResponse = z.array(wireDistrict);

export type WireDistrict = Immutable<z.infer<typeof wireDistrict>>;

export const districts = defineCall({
  method: 'GET',
  path: '/api/v1/districts',
  summary: 'Districts, to choose an address from',
  who: 'public',
  query: { schema: districtsQuery, example: { RegionId: '1' } },
  responses: { 200: json(districtsResponse) },
  isShared: true,
});

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

const restaurantsResponse = z.array(wireRestaurant);

export type WireRestaurant = Immutable<z.infer<typeof wireRestaurant>>;

export const restaurantsList = defineCall({
  method: 'GET',
  path: '/api/restaurants/List',
  summary: 'Active restaurants of all regions',
  text: 'Working hours are minutes from midnight, UTC+5; `endOfWorkingTime` may exceed 1440. A restaurant with a calendar has those of today, both 0 when it is closed, and `openPeriods`: when it is open in the next days.',
  who: 'public',
  responses: { 200: json(restaurantsResponse) },
  isShared: true,
});

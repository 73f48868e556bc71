import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { inputId, outputId, som } from '../lib/scalars.ts';

/** Without `RegionId` the districts of all regions. */
const query = z.object({ RegionId: inputId.optional() });

const wireDistrict = z.object({
  id: outputId,
  regionId: outputId,
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** whether a restaurant delivers to this point */
  hasDelivery: z.boolean(),
  /** of a delivery to this point, as soon as possible; null without one */
  deliveryFee: som.nullable(),
  /** the fee of another point of the district may be higher */
  mayCostMore: z.boolean(),
  durationMinutes: z.int().nullable(),
});

const response = z.array(wireDistrict);

export type WireDistrict = Immutable<z.infer<typeof wireDistrict>>;

export const districts = defineCall({
  method: 'GET',
  path: '/api/v1/districts',
  summary: 'Districts, to choose an address from',
  who: 'public',
  query: { schema: query, example: { RegionId: '1' } },
  responses: { 200: json(response) },
  isShared: true,
});

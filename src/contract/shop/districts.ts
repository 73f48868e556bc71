import { z } from 'zod';
import { answeredId, sentId } from '../lib/scalars.ts';

/** Without `RegionId` the districts of all regions. */
export const districtsQuery = z.object({ RegionId: sentId.optional() });

const wireDistrict = z.object({
  id: answeredId,
  regionId: answeredId,
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const districtsAnswer = z.array(wireDistrict);

export type WireDistrict = z.infer<typeof wireDistrict>;

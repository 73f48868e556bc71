import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { outputId } from '../lib/scalars.ts';

/** The center is null where another system does not tell it. */
const wireRegion = z.object({ id: outputId, name: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() });

const response = z.array(wireRegion);

export type WireRegion = Immutable<z.infer<typeof wireRegion>>;

export const regionsList = defineCall({
  method: 'GET',
  path: '/api/regions/List',
  summary: 'Regions that the shop serves',
  who: 'public',
  responses: { 200: json(response) },
  isShared: true,
});

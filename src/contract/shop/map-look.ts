import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';

/** The style of the shop's maps, and whether addresses can be searched for. `styleUrl` null: the built-in style. */
const response = z.strictObject({
  styleUrl: z.string().nullable(),
  marker: z.string(),
  hasGeocoder: z.boolean(),
});

export type MapLook = Immutable<z.infer<typeof response>>;

export const mapLook = defineCall({
  method: 'GET',
  path: '/api/v1/map',
  summary: 'How maps look here',
  who: 'public',
  responses: { 200: json(response) },
  isShared: true,
});

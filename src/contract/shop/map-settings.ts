import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';

/** The settings of the shop's maps: their style, and whether addresses can be searched for. `styleUrl` null: the built-in style. */
const response = z.strictObject({
  styleUrl: z.string().nullable(),
  marker: z.string(),
  hasGeocoder: z.boolean(),
});

export type MapSettings = Immutable<z.infer<typeof response>>;

export const mapSettings = defineCall({
  method: 'GET',
  path: '/api/v1/map',
  summary: 'The settings of maps',
  who: 'public',
  responses: { 200: json(response) },
  isShared: true,
});

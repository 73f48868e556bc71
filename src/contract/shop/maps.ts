import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';

/** The settings of the shop's maps: their style, and whether addresses can be searched for. `styleUrl` null: the built-in style. */
const settingsResponse = z.strictObject({
  styleUrl: z.string().nullable(),
  marker: z.string(),
  hasGeocoder: z.boolean(),
});

export type MapSettings = Immutable<z.infer<typeof settingsResponse>>;

export const mapSettings = defineCall({
  method: 'GET',
  path: '/api/v1/map',
  summary: 'The settings of maps',
  who: 'public',
  responses: { 200: json(settingsResponse) },
  isShared: true,
});

const leastLetters = 3;

/** A query of only punctuation and spaces has no results. */
function hasLetters(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= leastLetters;
}

const geocodeQuery = z.object({ q: z.string().trim().min(leastLetters).max(200).refine(hasLetters) });

/** Places for a text, the best match first. */
const geocodeResponse = z.array(z.strictObject({ text: z.string(), latitude: z.number(), longitude: z.number() }));

export type WireFoundPlace = Immutable<z.infer<typeof geocodeResponse>[number]>;

export const geocode = defineCall({
  method: 'GET',
  path: '/api/v1/geocode',
  summary: 'Places for a text',
  text: '404 while the shop has no geocoder. At most 30 requests a minute from one address.',
  who: 'public',
  query: { schema: geocodeQuery, example: { q: 'Navoiy 30' } },
  responses: { 200: json(geocodeResponse) },
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

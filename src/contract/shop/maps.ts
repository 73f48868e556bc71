import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { inputId } from '../lib/scalars.ts';
import { coordinatesQuery, readCoordinates } from './place-query.ts';
import { wirePlaceTerms } from './places.ts';

/** The settings of the shop's maps: their style, and whether addresses can be searched for, and found for a point. `styleUrl` null: the built-in style. */
const settingsResponse = z.strictObject({
  styleUrl: z.string().nullable(),
  marker: z.string(),
  hasGeocoder: z.boolean(),
  hasReverseGeocoder: z.boolean(),
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

const leastLetters = 2;

/** A query of only punctuation and spaces has no results. */
function hasLetters(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= leastLetters;
}

const geocodeQuery = z.object({ q: z.string().trim().min(leastLetters).max(200).refine(hasLetters), RegionId: inputId.optional() });

/** `text` is what the address becomes, null where only the point is known; `isElsewhere`: in another district than the text names. */
const foundPlace = z.strictObject({
  kind: z.enum(['address', 'district', 'quarter', 'region', 'landmark', 'metro']),
  title: z.string(),
  note: z.string(),
  text: z.string().nullable(),
  regionId: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  isElsewhere: z.boolean(),
  /** of a delivery to the point, as soon as possible; null: not known */
  terms: wirePlaceTerms.nullable(),
});

/** Places for a text, the best match first. `isStreet`: the text names no place; `hasFailed`: the geocoder did not answer. */
const geocodeResponse = z.strictObject({ places: z.array(foundPlace), isStreet: z.boolean(), hasFailed: z.boolean() });

export type WireFoundPlaces = Immutable<z.infer<typeof geocodeResponse>>;
export type WireFoundPlace = WireFoundPlaces['places'][number];

export const geocode = defineCall({
  method: 'GET',
  path: '/api/v1/geocode',
  summary: 'Places for a text',
  text: 'Districts, quarters, landmarks and stations that the text names, and the addresses of the geocoder where the shop has one: it is asked at most 30 times a minute for one network address, and then `hasFailed`. `RegionId` is the region in use.',
  who: 'public',
  query: { schema: geocodeQuery, example: { q: 'Yunusobod 4', RegionId: '1' } },
  responses: { 200: json(geocodeResponse) },
});

const pointQuery = z.object(coordinatesQuery).transform((sent, context) => readCoordinates(sent, context) ?? missingPoint(context));

function missingPoint(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', path: ['Longitude'], message: 'coordinates' });
  return z.NEVER;
}

/** Empty where nothing is near. `address`: street and house, as the shop's geocoder writes them. */
const reverseResponse = z.strictObject({ district: z.string(), landmark: z.string(), address: z.string() });

export type WirePointArea = Immutable<z.infer<typeof reverseResponse>>;

export const reverseGeocode = defineCall({
  method: 'GET',
  path: '/api/v1/geocode/reverse',
  summary: 'What is around a point',
  text: 'The district around the point, the landmark or station beside it, and the address where the shop has a geocoder for points.',
  who: 'public',
  query: { schema: pointQuery, example: { Longitude: '69.2885', Latitude: '41.3535' } },
  responses: { 200: json(reverseResponse) },
});

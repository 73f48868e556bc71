import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';

const leastLetters = 3;

/** A query of only punctuation and spaces has no results. */
function hasLetters(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= leastLetters;
}

const query = z.object({ q: z.string().trim().min(leastLetters).max(200).refine(hasLetters) });

/** Places for a text, the best match first. */
const response = z.array(z.strictObject({ text: z.string(), latitude: z.number(), longitude: z.number() }));

export type WireFoundPlace = Immutable<z.infer<typeof response>[number]>;

export const geocode = defineCall({
  method: 'GET',
  path: '/api/v1/geocode',
  summary: 'Places for a text',
  text: '404 while the shop has no geocoder. At most 30 requests a minute from one address.',
  who: 'public',
  query: { schema: query, example: { q: 'Navoiy 30' } },
  responses: { 200: json(response) },
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

import type { WireFoundPlace } from '#contract/shop/geocode.ts';
import { shopCalls } from '#contract/shop/shop-calls.ts';
import { type ApiAnswer, api } from '../lib/api.ts';

/** Places for a text of three letters or more. */
export function findPlaces(text: string): Promise<ApiAnswer<readonly WireFoundPlace[]>> {
  return api('GET', shopCalls.geocode.path, { query: { q: text.trim() }, silent: true });
}

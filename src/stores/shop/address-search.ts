import type { WireFoundPlace } from '#contract/shop/maps.ts';
import { type ApiResult, api } from '../lib/api.ts';

/** Searches places for a text of three letters or more. */
export function findPlaces(text: string): Promise<ApiResult<readonly WireFoundPlace[]>> {
  return api('GET /api/v1/geocode', { query: { q: text.trim() }, silent: true });
}

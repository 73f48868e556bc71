import type { WireFoundPlaces } from '#contract/shop/maps.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { $regionInUse } from './places.ts';

/** Searches places for a text of two letters or more. */
export function findPlaces(text: string): Promise<ApiResult<WireFoundPlaces>> {
  const regionId = $regionInUse.get();
  return api('GET /api/v1/geocode', { query: { q: text.trim(), ...(regionId !== null && { RegionId: regionId }) }, silent: true });
}

import type { FulfillmentTerms } from '#domain/fulfillment/fulfillment-terms.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { api } from '../lib/api.ts';
import { $regionInUse, loadPlaces } from './places.ts';

/** The terms of a delivery to a point that need not be the chosen one; null when they can not be had now. */
export async function termsAt({ longitude, latitude }: Coordinates): Promise<FulfillmentTerms | null> {
  await loadPlaces();
  const regionId = $regionInUse.get();
  if (regionId === null) return null;
  const point = { Longitude: `${longitude}`, Latitude: `${latitude}` };
  const query = { OrderTypeId: `${delivery}` as const, RegionId: regionId, ...point };
  const result = await api('GET /api/v1/delivery-terms', { query, silent: true });
  return result.ok ? result.value : null;
}

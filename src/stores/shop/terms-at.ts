import { describeTerms, pointKey, type TermsByPoint, unknownTerms } from '#domain/fulfillment/address-terms.ts';
import type { FulfillmentTerms } from '#domain/fulfillment/fulfillment-terms.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import { api } from '../lib/api.ts';
import { $regionInUse, loadPlaces } from './places.ts';

const known = new Map<string, Promise<FulfillmentTerms | null>>();

/** The terms of deliveries to points in words; each point is asked for once, `unknownTerms` for what can not be had now. */
export async function termsTo(points: readonly Coordinates[], locale: Locale, t: Translate<'fulfillment-sheet'>): Promise<TermsByPoint> {
  await loadPlaces();
  const regionId = $regionInUse.get();
  const described = points.map(async (point) => {
    const terms = regionId === null ? null : await termsOnce(regionId, point);
    return [pointKey(point), terms ? describeTerms(terms, locale, t) : unknownTerms] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

/** What failed is asked for again. */
async function termsOnce(regionId: Id, point: Coordinates): Promise<FulfillmentTerms | null> {
  const key = `${regionId} ${pointKey(point)}`;
  const loading = known.get(key) ?? loadTerms(regionId, point);
  known.set(key, loading);
  const terms = await loading;
  if (terms === null) known.delete(key);
  return terms;
}

async function loadTerms(regionId: Id, { longitude, latitude }: Coordinates): Promise<FulfillmentTerms | null> {
  const point = { Longitude: `${longitude}`, Latitude: `${latitude}` };
  const query = { OrderTypeId: `${delivery}` as const, RegionId: regionId, ...point };
  const result = await api('GET /api/v1/delivery-terms', { query, silent: true });
  return result.ok ? result.value : null;
}

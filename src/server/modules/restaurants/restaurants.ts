import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Catalog, CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { closedUntil } from '../catalog/stock.ts';

/** The active restaurants, the lowest id first (specification §5). */
export function activeRestaurants({ restaurants }: Catalog): CatalogRestaurant[] {
  return restaurants.filter((restaurant) => restaurant.isActive);
}

export function findRestaurant(catalog: Catalog, id: Id): CatalogRestaurant | null {
  return activeRestaurants(catalog).find((restaurant) => restaurant.id === id) ?? null;
}

/** The active restaurants of a region, the lowest id first; an unknown region is rejected. */
export function restaurantsOf(catalog: Catalog, regionId: Id): Result<CatalogRestaurant[], Problem> {
  if (!catalog.regions.some((region) => region.id === regionId)) return err(problem('NOT_FOUND'));
  return ok(activeRestaurants(catalog).filter((restaurant) => restaurant.regionId === regionId));
}

/** The first region of the list with an active restaurant, else the first (contract §6). */
export function defaultRegion(catalog: Catalog): Id | null {
  const active = activeRestaurants(catalog);
  const served = catalog.regions.find((region) => active.some((restaurant) => restaurant.regionId === region.id));
  return (served ?? catalog.regions[0])?.id ?? null;
}

/** The zones of a region's restaurants that offer delivery. */
export function zonesOf(catalog: Catalog, regionId: Id): Result<DeliveryZone[], Problem> {
  const found = restaurantsOf(catalog, regionId);
  if (!found.ok) return found;
  return ok(found.value.filter((restaurant) => restaurant.supportsDelivery).flatMap((restaurant) => restaurant.zones));
}

export function toRestaurant(restaurant: CatalogRestaurant, { stock }: Snapshot, locale: Locale, now: number): Restaurant {
  const { name, address, slotCapacity: _capacity, zones: _zones, ...rest } = restaurant;
  return {
    ...rest,
    name: name[locale],
    address: address[locale],
    closedUntil: closedUntil(stock, restaurant.id, now),
  };
}

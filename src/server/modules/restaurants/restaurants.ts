import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Catalogue, CatalogueRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { closedUntil } from '../catalog/stock.ts';

/** The active ones, the lowest id first (specification §5). */
export function activeRestaurants({ restaurants }: Catalogue): CatalogueRestaurant[] {
  return restaurants.filter((restaurant) => restaurant.isActive);
}

export function findRestaurant(catalogue: Catalogue, id: Id): CatalogueRestaurant | null {
  return activeRestaurants(catalogue).find((restaurant) => restaurant.id === id) ?? null;
}

/** The active ones of a region, the lowest id first; an unknown region is refused. */
export function restaurantsOf(catalogue: Catalogue, regionId: Id): Result<CatalogueRestaurant[], Problem> {
  if (!catalogue.regions.some((region) => region.id === regionId)) return refuse(problem('NOT_FOUND'));
  return accept(activeRestaurants(catalogue).filter((restaurant) => restaurant.regionId === regionId));
}

/** The first region of the list that has an active restaurant, else the first (contract §6). */
export function defaultRegion(catalogue: Catalogue): Id | null {
  const active = activeRestaurants(catalogue);
  const served = catalogue.regions.find((region) => active.some((restaurant) => restaurant.regionId === region.id));
  return (served ?? catalogue.regions[0])?.id ?? null;
}

/** The zones of the restaurants of a region that deliver. */
export function zonesOf(catalogue: Catalogue, regionId: Id): Result<DeliveryZone[], Problem> {
  const found = restaurantsOf(catalogue, regionId);
  if (!found.ok) return found;
  return accept(found.value.filter((restaurant) => restaurant.supportsDelivery).flatMap((restaurant) => restaurant.zones));
}

export function toRestaurant(restaurant: CatalogueRestaurant, { stock }: Snapshot, locale: Locale, now: number): Restaurant {
  const { name, address, slotCapacity: _capacity, zones: _zones, ...rest } = restaurant;
  return {
    ...rest,
    name: name[locale],
    address: address[locale],
    closedUntil: closedUntil(stock, restaurant.id, now),
  };
}

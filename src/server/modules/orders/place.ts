import { delivery } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { PlaceRequest, QuoteRequest } from '#domain/order/quote.ts';
import { type Coordinates, parseCoordinates } from '#domain/place/coordinates.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { findZone } from '../restaurants/delivery-zone.ts';
import { findRestaurant, restaurantsOf } from '../restaurants/restaurants.ts';

/** The restaurant for a cart and, for a delivery with coordinates, the zone with its terms. */
export interface Place {
  /** null: the place is outside all zones */
  readonly restaurant: CatalogRestaurant | null;
  readonly zone: DeliveryZone | null;
  /** why nothing can be ordered there, where an upstream says it */
  readonly menuError?: LocalizedText | undefined;
}

/**
 * Delivery with coordinates: the zone that contains them. Otherwise the requested restaurant, or the one with the region's lowest id (for
 * pickup among those that offer it). An unknown region is rejected, and an unknown restaurant when it is used.
 */
export function choosePlace(request: PlaceRequest, snapshot: Snapshot, now: number): Result<Place, Problem> {
  const { decided } = snapshot;
  if (decided !== undefined) return ok(decided);
  const inRegion = restaurantsOf(snapshot.catalog, request.regionId);
  if (!inRegion.ok) return inRegion;
  const point = pointOf(request);
  if (request.orderTypeId === delivery && point !== null) {
    const found = findZone({ point, restaurantId: request.restaurantId ?? null, slot: request.slot ?? null }, snapshot, now);
    return ok(found ?? nowhere);
  }
  if (request.restaurantId !== undefined) {
    const restaurant = findRestaurant(snapshot.catalog, request.restaurantId);
    return restaurant === null ? err(problem('NOT_FOUND')) : ok({ restaurant, zone: null });
  }
  const offers = inRegion.value.filter(({ supportsDelivery, supportsPickup }) =>
    request.orderTypeId === delivery ? supportsDelivery : supportsPickup,
  );
  return ok({ restaurant: offers[0] ?? null, zone: null });
}

const nowhere: Place = { restaurant: null, zone: null };

/** The coordinates of a delivery; null while browsing (R-TYPE-2): zero counts as absent (R-PLACE-3). */
export function pointOf({ longitude, latitude }: Pick<QuoteRequest, 'longitude' | 'latitude'>): Coordinates | null {
  return parseCoordinates(longitude, latitude);
}

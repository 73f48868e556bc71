import type { Id } from '#domain/id.ts';
import { type Coordinates, distanceMeters } from '#domain/place/coordinates.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';

export interface NearRestaurant extends Restaurant {
  /** Straight-line distance in meters; null while no point is known. */
  readonly distance: number | null;
}

/** Restaurants with pickup, of one region or of all (null), nearest first; in the list's order while no point is known. */
export function nearestRestaurants(
  restaurants: readonly Restaurant[],
  regionId: Id | null,
  point: Coordinates | null,
): readonly NearRestaurant[] {
  return restaurants
    .filter((restaurant) => restaurant.isActive && restaurant.supportsPickup && (regionId === null || restaurant.regionId === regionId))
    .map((restaurant) => ({ ...restaurant, distance: point && distanceMeters(point, restaurant) }))
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}

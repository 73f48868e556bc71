import { compareIds, type Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceMeters } from '#domain/place/distance.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';

export interface NearRestaurant extends Restaurant {
  /** Straight-line distance in meters; null while no point is known. */
  readonly distance: number | null;
}

/** Restaurants with pickup: nearest first, or, while no point is known, those of the region first and by name. */
export function nearestRestaurants(
  restaurants: readonly Restaurant[],
  regionId: Id | null,
  point: Coordinates | null,
): readonly NearRestaurant[] {
  const isElsewhere = (restaurant: Restaurant) => Number(restaurant.regionId !== regionId);
  return restaurants
    .filter((restaurant) => restaurant.isActive && restaurant.supportsPickup)
    .map((restaurant) => ({ ...restaurant, distance: point && distanceMeters(point, restaurant) }))
    .sort((a, b) =>
      a.distance !== null && b.distance !== null
        ? a.distance - b.distance
        : isElsewhere(a) - isElsewhere(b) || compareIds(a.regionId ?? '', b.regionId ?? '') || a.name.localeCompare(b.name),
    );
}

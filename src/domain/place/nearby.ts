import { type Coordinates, roundCoordinates } from './coordinates.ts';
import { distanceMeters } from './distance.ts';

/** Three decimals. */
const neighborhoodScale = 1_000;

/**
 * A point rounded to 3 decimals, at most about 70 m away: exact enough for a list of distances, and visitors of one neighborhood share a page.
 */
export function neighborhoodOf(point: Coordinates | null): Coordinates | null {
  return point && roundCoordinates(point, neighborhoodScale);
}

/** The nearest first. */
export function sortByDistance<Place extends Coordinates>(places: readonly Place[], point: Coordinates): readonly Place[] {
  const distances = new Map(places.map((place) => [place, distanceMeters(point, place)]));
  return places.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

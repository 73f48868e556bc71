import { type Coordinates, distanceMeters } from './coordinates.ts';

const decimals = 1_000;

/**
 * A point rounded to 3 decimals, at most about 70 m away: exact enough for a list of distances, and visitors of one neighborhood share a page.
 */
export function neighborhoodOf(point: Coordinates | null): Coordinates | null {
  if (point === null) return null;
  return { longitude: Math.round(point.longitude * decimals) / decimals, latitude: Math.round(point.latitude * decimals) / decimals };
}

/** The nearest first. */
export function sortByDistance<Place extends Coordinates>(places: readonly Place[], point: Coordinates): readonly Place[] {
  const distances = new Map(places.map((place) => [place, distanceMeters(point, place)]));
  return places.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

import type { Coordinates } from './coordinates.ts';
import { distanceMeters } from './distance.ts';
import type { District } from './region.ts';

const nearMeters = 5_000;

/** The name of the district around a point; '' when none is near. */
export function districtAround(point: Coordinates, districts: readonly District[]): string {
  let nearest = { name: '', meters: nearMeters };
  for (const district of districts) {
    const meters = distanceMeters(district, point);
    if (meters < nearest.meters) nearest = { name: district.name, meters };
  }
  return nearest.name;
}

import type { Coordinates } from './coordinates.ts';
import { distanceMeters } from './distance.ts';

const nearMeters = 5_000;

/** The district whose center is the nearest to a point (R-PLACE-8); null when none is near. */
export function nearestDistrict<District extends Coordinates>(point: Coordinates, districts: readonly District[]): District | null {
  let nearest: { readonly district: District | null; readonly meters: number } = { district: null, meters: nearMeters };
  for (const district of districts) {
    const meters = distanceMeters(district, point);
    if (meters < nearest.meters) nearest = { district, meters };
  }
  return nearest.district;
}

/** The name of the district around a point; '' when none is near. */
export function districtAround(point: Coordinates, districts: readonly (Coordinates & { readonly name: string })[]): string {
  return nearestDistrict(point, districts)?.name ?? '';
}

import { useStore } from '@nanostores/react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { districtAround } from '#domain/place/district-around.ts';
import { $knownDistricts } from '#stores/shop/places.ts';

/** The name of the district around a point; '' when none is near. */
export function useDistrict(point: Coordinates): string {
  return districtAround(point, useStore($knownDistricts));
}

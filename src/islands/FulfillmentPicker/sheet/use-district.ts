import { useStore } from '@nanostores/react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceMeters } from '#domain/place/distance.ts';
import { $knownDistricts } from '#stores/shop/places.ts';

const nearMeters = 5_000;

/** The name of the district around a point; '' when none is near. */
export function useDistrict(point: Coordinates): string {
  const districts = useStore($knownDistricts);
  const distances = districts.map((district) => ({ name: district.name, meters: distanceMeters(district, point) }));
  const nearest = distances.sort((a, b) => a.meters - b.meters)[0];
  return nearest && nearest.meters < nearMeters ? nearest.name : '';
}

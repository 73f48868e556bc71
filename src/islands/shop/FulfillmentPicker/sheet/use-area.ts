import { useStore } from '@nanostores/react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { districtAround } from '#domain/place/district-around.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $knownDistricts } from '#stores/shop/places.ts';

/** The district and the landmark around the chosen point; while its terms load the district of the lists. '' when none is near. */
export function useArea(point: Coordinates): string {
  const { status, district, landmark } = useStore($deliveryTerms);
  const near = districtAround(point, useStore($knownDistricts));
  return status === 'success' ? [district || near, landmark].filter(Boolean).join(', ') : near;
}

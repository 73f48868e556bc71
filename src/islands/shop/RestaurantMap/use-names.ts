import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { type District, hasCenter } from '#domain/place/region.ts';
import type { MapLabel } from '#map/map-options.ts';
import { $knownDistricts, $places } from '#stores/shop/places.ts';

const noDistricts: readonly District[] = [];

/** Names beside those of the built-in style: regions and districts as in the catalog, and the visitor's own place. */
export function useNames(own: Coordinates | null, ownName: string): readonly MapLabel[] {
  const { regions } = useStore($places, { ssr: 'initial' });
  const districts = useStore($knownDistricts, { ssr: () => noDistricts });
  return useMemo(
    () => [
      ...regions.filter(hasCenter).map(({ name, longitude, latitude }) => ({ name, kind: 'region' as const, longitude, latitude })),
      ...(own === null ? [] : [{ name: ownName, kind: 'own' as const, ...own }]),
      ...districts.map(({ name, longitude, latitude }) => ({ name, kind: 'district' as const, longitude, latitude })),
    ],
    [ownName, regions, districts, own],
  );
}

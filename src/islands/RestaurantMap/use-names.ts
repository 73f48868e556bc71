import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { District } from '#domain/place/region.ts';
import type { Translate } from '#domain/words.ts';
import type { MapLabel } from '#map/map-options.ts';
import { $knownDistricts, $places } from '#stores/shop/places.ts';

const noDistricts: readonly District[] = [];

/** Names beside those of the built-in style: regions and districts as in the catalog, and the visitor's own place. */
export function useNames(t: Translate<'restaurant-map'>, own: Coordinates | null): readonly MapLabel[] {
  const { regions } = useStore($places, { ssr: 'initial' });
  const districts = useStore($knownDistricts, { ssr: () => noDistricts });
  return useMemo(
    () => [
      ...regions.map(({ name, longitude, latitude }) => ({ name, kind: 'region' as const, longitude, latitude })),
      ...(own === null ? [] : [{ name: t('ownPlace'), kind: 'own' as const, ...own }]),
      ...districts.map(({ name, longitude, latitude }) => ({ name, kind: 'district' as const, longitude, latitude })),
    ],
    [t, regions, districts, own],
  );
}

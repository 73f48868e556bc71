import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { District } from '#domain/place/region.ts';
import type { Words } from '#domain/words.ts';
import type { MapLabel } from '#map/map-options.ts';
import { riverNames } from '#map/river-names.ts';
import { $knownDistricts, $places } from '#stores/shop/places.ts';

/** The positions of the names of neighboring countries and waters. */
const surroundings: readonly (readonly [key: string, kind: 'country' | 'water', longitude: number, latitude: number])[] = [
  ['kazakhstan', 'country', 66.4, 44.4],
  ['kyrgyzstan', 'country', 74.4, 41.9],
  ['tajikistan', 'country', 70.6, 38.75],
  ['turkmenistan', 'country', 60.2, 39.6],
  ['afghanistan', 'country', 66.6, 35.9],
  ['uzbekistan', 'country', 63.6, 41.9],
  ['aralSea', 'water', 58.6, 45.1],
  ['aydarkul', 'water', 67, 40.92],
];

const noDistricts: readonly District[] = [];

/** The labels of the built-in style: regions, restaurants and districts as in the catalog, and the surroundings. */
export function useNames(words: Words): readonly MapLabel[] {
  const { regions, restaurants } = useStore($places, { ssr: 'initial' });
  const districts = useStore($knownDistricts, { ssr: () => noDistricts });
  return useMemo(
    () => [
      ...surroundings.map(([key, kind, longitude, latitude]) => ({ name: words[key] ?? '', kind, longitude, latitude })),
      ...riverNames.map(([key, longitude, latitude]) => ({ name: words[key] ?? '', kind: 'river' as const, longitude, latitude })),
      ...regions.map(({ name, longitude, latitude }) => ({ name, kind: 'region' as const, longitude, latitude })),
      ...restaurants.map(({ name, longitude, latitude }) => ({ name, kind: 'place' as const, longitude, latitude })),
      ...districts.map(({ name, longitude, latitude }) => ({ name, kind: 'district' as const, longitude, latitude })),
    ],
    [words, regions, restaurants, districts],
  );
}

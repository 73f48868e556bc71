import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { formatClock } from '#domain/format.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { District } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { closesAt } from '#domain/schedule/closing.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import type { MapLabel } from '#map/map-options.ts';
import { riverNames } from '#map/river-names.ts';
import { streetNames } from '#map/street-names.ts';
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

/** The labels of the built-in style: regions, restaurants and districts as in the catalog, the visitor's own place, and the surroundings. */
export function useNames(words: Words, own: Coordinates | null): readonly MapLabel[] {
  const { regions, restaurants } = useStore($places, { ssr: 'initial' });
  const districts = useStore($knownDistricts, { ssr: () => noDistricts });
  return useMemo(() => {
    const t = translator<'restaurant-map'>(words);
    const now = Date.now();
    return [
      ...surroundings.map(([key, kind, longitude, latitude]) => ({ name: words[key] ?? '', kind, longitude, latitude })),
      ...riverNames.map(([key, longitude, latitude]) => ({ name: words[key] ?? '', kind: 'river' as const, longitude, latitude })),
      ...streetNames.map((street) => ({ name: words[street] ?? '', kind: 'street' as const, street })),
      ...regions.map(({ name, longitude, latitude }) => ({ name, kind: 'region' as const, longitude, latitude })),
      ...restaurants.map((restaurant) => restaurantName(restaurant, now, t)),
      ...(own === null ? [] : [{ name: t('ownPlace'), kind: 'own' as const, ...own }]),
      ...districts.map(({ name, longitude, latitude }) => ({ name, kind: 'district' as const, longitude, latitude })),
    ];
  }, [words, regions, restaurants, districts, own]);
}

/** The name of a restaurant, and below it until when it is open, or that it is not. */
function restaurantName(restaurant: Restaurant, now: number, t: Translate<'restaurant-map'>): MapLabel {
  const { id, name, longitude, latitude } = restaurant;
  return { name, kind: 'place', longitude, latitude, point: id, note: stateText(restaurant, now, t) };
}

function stateText(restaurant: Restaurant, now: number, t: Translate<'restaurant-map'>): string {
  const { state } = openingAt(restaurant, now);
  if (state !== 'open') return t(state);
  const closes = closesAt(restaurant, now);
  return closes === null ? t('aroundTheClock') : t('openUntil', { time: formatClock(minutesOf(closes)) });
}

import { landmarks } from './landmarks.ts';
import type { MapLabel } from './map-options.ts';
import { type StreetName, streetNames } from './street-names.ts';

/** The key of a word: a well-known place or a main street of the built-in style. */
type CityName = (typeof landmarks)[number][0] | StreetName;

/** The names by which people find their place on the built-in style. */
export function cityNames(t: (key: CityName) => string): MapLabel[] {
  return [
    ...landmarks.map(([key, longitude, latitude]) => ({ name: t(key), kind: 'landmark' as const, longitude, latitude })),
    ...streetNames.map((street) => ({ name: t(street), kind: 'street' as const, street })),
  ];
}

import { landmarks } from '#domain/place/search/landmarks.ts';
import { cities } from './cities.ts';
import type { MapLabel } from './map-options.ts';
import { riverNames } from './river-names.ts';
import { streetNames } from './street-names.ts';
import { surroundings } from './surroundings.ts';

/** The names of what the built-in style draws, of which a map's words have some. */
export function builtInNames(wordOf: (key: string) => string | null): MapLabel[] {
  const labels: MapLabel[] = [
    ...surroundings.map(([name, kind, longitude, latitude]) => ({ name, kind, longitude, latitude })),
    ...cities.map(([name, longitude, latitude]) => ({ name, kind: 'city' as const, longitude, latitude })),
    ...riverNames.map(([name, longitude, latitude]) => ({ name, kind: 'river' as const, longitude, latitude })),
    ...landmarks.map(([name, longitude, latitude]) => ({ name, kind: 'landmark' as const, longitude, latitude })),
    ...streetNames.map((street) => ({ name: street, kind: 'street' as const, street })),
  ];
  return labels.flatMap((label) => {
    const name = wordOf(label.name);
    return name === null ? [] : [{ ...label, name }];
  });
}

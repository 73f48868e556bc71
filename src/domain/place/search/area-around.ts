import type { Locale, LocalizedText } from '../../locale.ts';
import type { Coordinates } from '../coordinates.ts';
import { distanceMeters } from '../distance.ts';
import { nearestDistrict } from '../district-around.ts';
import { districts } from './gazetteer/districts.ts';
import { landmarks } from './gazetteer/landmarks.ts';
import { stations, stationTitle } from './gazetteer/stations.ts';

/** Where a point is, in the words of people (R-PLACE-8). */
export interface Area {
  /** null: none is near */
  readonly district: LocalizedText | null;
  /** The landmark or the station of the metro beside the point; null: none is near. */
  readonly landmark: LocalizedText | null;
}

/** A landmark farther away tells nothing of a place. */
const besideMeters = 700;

const marks = [
  ...landmarks,
  ...stations.map(([uz, ru, longitude, latitude]) => ({ names: stationTitle({ uz, ru }), longitude, latitude })),
];

/** What the gazetteer and the shop's districts say of a point. Without districts of the shop those of the gazetteer count. */
export function areaAround(point: Coordinates, own: readonly (Coordinates & { readonly name: LocalizedText })[]): Area {
  const district = nearestDistrict(point, own)?.name ?? nearestDistrict(point, districts)?.names ?? null;
  const near = marks.map((mark) => ({ mark, meters: distanceMeters(mark, point) })).filter(({ meters }) => meters <= besideMeters);
  const [nearest] = near.sort((a, b) => a.meters - b.meters);
  return { district, landmark: nearest?.mark.names ?? null };
}

/** An area in a language; '' where none is near. */
export interface AreaNames {
  readonly district: string;
  readonly landmark: string;
}

export function areaIn({ district, landmark }: Area, locale: Locale): AreaNames {
  return { district: district?.[locale] ?? '', landmark: landmark?.[locale] ?? '' };
}

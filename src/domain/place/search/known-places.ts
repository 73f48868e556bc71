import type { Id } from '../../id.ts';
import type { Locale } from '../../locale.ts';
import type { Coordinates } from '../coordinates.ts';
import { distanceMeters } from '../distance.ts';
import { nearestDistrict } from '../district-around.ts';
import { type District, hasCenter, type Region } from '../region.ts';
import type { NameablePlace } from './find-places.ts';
import { centerDistricts, districtNames, landmarkNames, quarters, stations } from './gazetteer.ts';
import { landmarks } from './landmarks.ts';
import { isWord, placeWords, stem } from './place-words.ts';

/** A quarter, landmark or station of the metro in one of the shop's regions. */
export interface KnownPlace extends NameablePlace {
  readonly key: string;
  readonly title: string;
  /** '' when none is near */
  readonly district: string;
  readonly regionId: Id;
}

/** Farther away from the center of a region a place does not belong to it. */
const regionMeters = 60_000;

/** The places of the gazetteer that are in the shop's regions; `wordOf` has the names of landmarks and how a station is called. */
export function knownPlaces(
  shop: { readonly districts: readonly District[]; readonly regions: readonly Region[] },
  locale: Locale,
  wordOf: { readonly landmark: (key: string) => string | null; readonly station: (name: string) => string },
): readonly KnownPlace[] {
  const inShop = (point: Coordinates) => ({ ...around(point, shop), longitude: point.longitude, latitude: point.latitude });
  const marks = landmarks.map(([key, longitude, latitude]) => {
    const title = wordOf.landmark(key) ?? landmarkNames[key]?.[0] ?? '';
    return { key, kind: 'landmark' as const, title, names: [title, ...(landmarkNames[key] ?? [])], ...inShop({ longitude, latitude }) };
  });
  const metro = stations.map(([uz, ru, longitude, latitude, ...also]) => {
    const title = wordOf.station(locale === 'ru' ? ru : locale === 'uz' ? uz : uz.replaceAll('ʻ', ''));
    return { key: uz, kind: 'metro' as const, title, names: [uz, ru, ...also], ...inShop({ longitude, latitude }) };
  });
  const areas = quarters.flatMap(({ names, also = [], district }) => {
    const found = shop.districts.find(({ name }) => isDistrict(name, district));
    if (found === undefined) return [];
    const { name, regionId, longitude, latitude } = found;
    const all = [...Object.values(names), ...also];
    return [{ key: names.ru, kind: 'quarter' as const, title: names[locale], names: all, district: name, regionId, longitude, latitude }];
  });
  return [...areas, ...marks, ...metro].flatMap(({ regionId, ...place }) => (regionId === null ? [] : [{ ...place, regionId }]));
}

/** The names of a district in all spellings. */
export function namesOfDistrict(name: string): readonly string[] {
  return [name, ...districtNames.filter((names) => names.some((one) => isDistrict(name, one))).flat()];
}

/** Whether a text begins with or has a numbered quarter of the center, such as Ц-1, and a district has such quarters. */
export function isCenterQuarter(text: string): boolean {
  return /(?:^|[^\p{L}\p{N}])(?:ц|ts|[cс])[\s-]?(?:[1-9]|1\d|2[0-8])(?!\p{L}|\p{N})/iu.test(text);
}

export function hasCenterQuarters(district: string): boolean {
  return centerDistricts.some((name) => isDistrict(district, name));
}

/** Whether a name of the catalog is that of a district: Чиланзарский район, Chilonzor tumani. */
function isDistrict(name: string, known: string): boolean {
  const words = placeWords(name).map(stem);
  return placeWords(known)
    .map(stem)
    .every((word) => words.some((one) => isWord(word, one) || word === one));
}

function around(
  point: Coordinates,
  { districts, regions }: { readonly districts: readonly District[]; readonly regions: readonly Region[] },
) {
  const district = nearestDistrict(point, districts);
  const near = regions.filter(hasCenter).filter((region) => distanceMeters(region, point) < regionMeters);
  const nearest = near.sort((a, b) => distanceMeters(a, point) - distanceMeters(b, point))[0];
  return { district: district?.name ?? '', regionId: district?.regionId ?? nearest?.id ?? null };
}

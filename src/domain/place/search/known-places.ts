import type { Id } from '../../id.ts';
import type { Locale, LocalizedText } from '../../locale.ts';
import type { Coordinates } from '../coordinates.ts';
import { distanceMeters } from '../distance.ts';
import { nearestDistrict } from '../district-around.ts';
import { type District, hasCenter, type Region } from '../region.ts';
import type { NameablePlace } from './find-places.ts';
import { type KnownDistrict, districts as knownDistricts } from './gazetteer/districts.ts';
import { landmarks } from './gazetteer/landmarks.ts';
import { quarters } from './gazetteer/quarters.ts';
import { stations, stationTitle } from './gazetteer/stations.ts';
import { isWord, placeWords, stem } from './place-words.ts';

/** A place that can be searched for, in the language of the search. */
export interface KnownPlace extends NameablePlace {
  readonly key: string;
  readonly title: string;
  /** The name of its district, of a district its own; '' when none is near. */
  readonly district: string;
  /** null: no region is near, or another system does not tell where they are */
  readonly regionId: Id | null;
}

type NamedDistrict = Pick<District, 'id' | 'name' | keyof Coordinates> & { readonly regionId: Id | null };

/** The shop's own places, which the gazetteer completes. */
export interface ShopPlaces {
  readonly districts: readonly NamedDistrict[];
  readonly regions: readonly Region[];
}

/** Farther away from the center of a region a place does not belong to it. */
const regionMeters = 60_000;

/** The shop's districts and regions with all their spellings, and the districts, quarters, landmarks and stations around them.
 * @param centerOf what the center of a region is called */
export function knownPlaces(shop: ShopPlaces, locale: Locale, centerOf: (region: string) => string): readonly KnownPlace[] {
  const all = withGazetteer(shop, locale);
  const areas = all.map(({ name, id, regionId, longitude, latitude }) => ({
    key: `district ${id}`,
    kind: 'district' as const,
    title: name,
    names: namesOfDistrict(name),
    district: name,
    regionId,
    longitude,
    latitude,
  }));
  const centers = shop.regions.filter(hasCenter).map(({ id, name, longitude, latitude }) => ({
    key: `region ${id}`,
    kind: 'region' as const,
    title: centerOf(name),
    names: [name],
    district: '',
    regionId: id,
    longitude,
    latitude,
  }));
  return [...areas, ...quartersOf(all, locale), ...pointsOf({ ...shop, districts: all }, locale), ...centers];
}

/** The districts of the shop, and those of the gazetteer in its regions that it does not have. */
function withGazetteer(shop: ShopPlaces, locale: Locale): readonly NamedDistrict[] {
  const missing = knownDistricts.filter((known) => !shop.districts.some(({ name }) => isDistrict(name, known)));
  const added = missing.flatMap(({ names, short, longitude, latitude }) => {
    const { isFar, regionId } = regionAround({ longitude, latitude }, shop.regions);
    return isFar ? [] : [{ id: short.uz, name: names[locale], regionId, longitude, latitude }];
  });
  return [...shop.districts, ...added];
}

function quartersOf(districts: readonly NamedDistrict[], locale: Locale): readonly KnownPlace[] {
  return quarters.flatMap(({ names, also = [], district }) => {
    const known = knownDistricts.find(({ short }) => short.ru === district);
    const found = districts.find(({ name }) => known && isDistrict(name, known));
    if (found === undefined) return [];
    const { name, regionId, longitude, latitude } = found;
    const own = { key: `quarter ${names.ru}`, kind: 'quarter' as const, title: names[locale], names: spellings(names, also) };
    return [{ ...own, district: name, regionId, longitude, latitude }];
  });
}

function pointsOf({ districts, regions }: ShopPlaces, locale: Locale): readonly KnownPlace[] {
  const marks = landmarks.map(({ names, also, ...point }) => ({
    kind: 'landmark' as const,
    names: spellings(names, also),
    title: names,
    point,
  }));
  const metro = stations.map(([uz, ru, longitude, latitude, ...also]) => {
    const title = stationTitle({ uz, ru });
    return { kind: 'metro' as const, names: [uz, ru, ...also], title, point: { longitude, latitude } };
  });
  return [...marks, ...metro].flatMap(({ kind, names, title, point }) => {
    const district = nearestDistrict(point, districts);
    const around = regionAround(point, regions);
    if (around.isFar) return [];
    const regionId = district?.regionId ?? around.regionId;
    return [{ key: `${kind} ${title.uz}`, kind, title: title[locale], names, district: district?.name ?? '', regionId, ...point }];
  });
}

function spellings(names: LocalizedText, also: readonly string[]): readonly string[] {
  return [...new Set([...Object.values(names), ...also])];
}

/** The names of a district in all spellings. */
function namesOfDistrict(name: string): readonly string[] {
  const known = knownDistrict(name);
  return known ? [...new Set([name, ...namesOf(known)])] : [name];
}

/** What the gazetteer knows of a district with this name of the catalog; null: nothing. */
export function knownDistrict(name: string): KnownDistrict | null {
  return knownDistricts.find((known) => isDistrict(name, known)) ?? null;
}

function namesOf({ short, also = [] }: KnownDistrict): readonly string[] {
  return spellings(short, also);
}

/** Whether a name of the catalog is that of a district: Чиланзарский район, Chilonzor tumani. */
function isDistrict(name: string, known: KnownDistrict): boolean {
  const words = placeWords(name).map(stem);
  const has = (spelling: string) =>
    placeWords(spelling)
      .map(stem)
      .every((word) => words.some((one) => isWord(word, one) || word === one));
  return namesOf(known).some(has);
}

/** The nearest region; far: none of them is near. Regions without a center are never far. */
function regionAround(point: Coordinates, regions: readonly Region[]): { readonly isFar: boolean; readonly regionId: Id | null } {
  const centers = regions.filter(hasCenter);
  if (centers.length === 0) return { isFar: false, regionId: null };
  const near = centers.filter((region) => distanceMeters(region, point) < regionMeters);
  const [nearest] = near.sort((a, b) => distanceMeters(a, point) - distanceMeters(b, point));
  return { isFar: nearest === undefined, regionId: nearest?.id ?? null };
}

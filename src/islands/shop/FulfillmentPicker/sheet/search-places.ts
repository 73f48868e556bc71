import type { Locale } from '#domain/locale.ts';
import { minimumSearchLength } from '#domain/menu/minimum-search-length.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { findPlaces, type NameablePlace } from '#domain/place/search/find-places.ts';
import { hasCenterQuarters, isCenterQuarter, knownPlaces, namesOfDistrict } from '#domain/place/search/known-places.ts';
import { hasAllWords } from '#domain/place/search/place-words.ts';
import { searchByName } from '#domain/place/search-by-name.ts';
import { translator, type Words } from '#domain/words.ts';
import { $knownDistricts, $places } from '#stores/shop/places.ts';
import type { FoundPlace } from './found-place.ts';
import type { ShopPlace } from './use-shop-places.ts';

export { geocodeAfterPause } from './geocode.ts';

/** What is searched; loaded with the first letter. */
interface Sources {
  readonly saved: readonly SavedAddress[];
  /** What the geocoder has found. */
  readonly geocoded: readonly FoundPlace[];
  readonly named: readonly SearchablePlace[];
  /** The districts to ask for where an address names none; none when the shop has a geocoder. */
  readonly otherDistricts: readonly ShopPlace[];
}

export interface PlaceSearch {
  readonly places: readonly FoundPlace[];
  /** The only place that the text can mean, which Enter takes; null: none, or several. */
  readonly only: FoundPlace | null;
  /** Nothing is called by the text: it is a street, whose district is chosen from the list. */
  readonly isStreet: boolean;
}

export type SearchablePlace = FoundPlace & NameablePlace;

const mostFound = 8;

/** Saved addresses, addresses of the geocoder, and the places that a text names; the other districts follow an address. */
export function searchPlaces(text: string, { saved, geocoded, named, otherDistricts }: Sources): PlaceSearch {
  const own = searchByName(saved, text, ({ label, text: words }) => [label, words].join(' ')).map(fromSaved);
  const names = findPlaces(named, text);
  const toPlace = (place: SearchablePlace): FoundPlace => (names.isAddress && isArea(place) ? { ...place, text } : place);
  // a text such as "center" is only in titles
  const known = names.isAddress || names.found.length > 0 ? names.found.map(toPlace) : searchByName(named, text, ({ title }) => title);
  const found = [...own, ...geocoded, ...known].slice(0, mostFound);
  // the geocoder's may be those of the text before
  const meant = [...own, ...geocoded].filter(({ title, note, text: words }) => hasAllWords([title, note, words].join(' '), text));
  const all = names.only === null ? meant : [...meant, toPlace(names.only)];
  const only = (all.length === 1 && all[0]) || null;
  if (!names.isAddress || text.length < minimumSearchLength) return { places: found, only, isStreet: false };
  const others = likelyFirst(otherDistricts, names.near, text).filter(({ key }) => !found.some((place) => place.key === key));
  return { places: [...found, ...others.map((place) => ({ ...place, text }))], only, isStreet: found.length === 0 };
}

/** The shop's districts and regions with their spellings, and the quarters, landmarks and stations around them. */
export function searchablePlaces(shop: readonly ShopPlace[], locale: Locale, mapWords: Words): readonly SearchablePlace[] {
  const { regions } = $places.get();
  const names = {
    landmark: (key: string) => mapWords[key] ?? null,
    station: (name: string) => translator<'fulfillment-map'>(mapWords)('metro', { name }),
  };
  const known = knownPlaces({ districts: $knownDistricts.get(), regions }, locale, names);
  const served = new Map(shop.map(({ inRegion, regionId }) => [inRegion, regionId]));
  return [
    ...shop.map((place) => ({ ...place, names: place.kind === 'district' ? namesOfDistrict(place.name) : [place.name] })),
    ...known.map((place) => ({
      ...place,
      key: `${place.kind} ${place.key}`,
      note: place.district || regions.find(({ id }) => id === place.regionId)?.name || '',
      text: place.title,
      regionId: served.get(place.regionId) ?? null,
    })),
  ];
}

function isArea({ kind }: NameablePlace): boolean {
  return kind === 'district' || kind === 'quarter';
}

/** The districts that have a word of the text come first, then those that may have its quarter. */
function likelyFirst(districts: readonly ShopPlace[], near: readonly FoundPlace[], text: string): readonly ShopPlace[] {
  const isCenter = isCenterQuarter(text);
  const rank = ({ key, name }: ShopPlace) => (near.some((place) => place.key === key) ? 0 : isCenter && hasCenterQuarters(name) ? 1 : 2);
  return [...districts].sort((a, b) => rank(a) - rank(b));
}

function fromSaved(saved: SavedAddress): FoundPlace {
  const { id, longitude, latitude, label, text } = saved;
  return { key: `saved ${id}`, longitude, latitude, title: label ?? text ?? '', note: label ? (text ?? '') : '', regionId: null, saved };
}

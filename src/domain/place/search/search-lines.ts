import type { Id } from '../../id.ts';
import type { Locale } from '../../locale.ts';
import type { Coordinates } from '../coordinates.ts';
import { nearestDistrict } from '../district-around.ts';
import { searchByName } from '../search-by-name.ts';
import { findPlaces } from './find-places.ts';
import type { KnownPlace } from './known-places.ts';
import { isEnding, numberedQuarter, quarterTitle } from './numbered-quarters.ts';
import { hasAllWords, placeWords } from './place-words.ts';

/** What a line of the answer is; an address has a point of its own, a district or quarter that of the district's middle. */
type LineKind = KnownPlace['kind'] | 'address';

/** A line that is offered for a text. Nothing is chosen by typing (R-PLACE-9). */
export interface PlaceLine extends Coordinates {
  readonly kind: LineKind;
  readonly key: string;
  readonly title: string;
  /** The district or the rest of the address; ''. */
  readonly note: string;
  /** What the address becomes; null: only the point is known. */
  readonly text: string | null;
  readonly regionId: Id | null;
  /** The text names a district, and this place is in another one. */
  readonly isElsewhere: boolean;
}

export interface PlaceLines {
  readonly lines: readonly PlaceLine[];
  /** The text names no place: it is a street, whose district is chosen from the lines. */
  readonly isStreet: boolean;
}

/** An address that a geocoder found. */
export interface FoundAddress extends Coordinates {
  readonly text: string;
}

interface Sources {
  readonly places: readonly KnownPlace[];
  /** null: there is no geocoder, so that an address is that of the district which is chosen for it */
  readonly addresses: readonly FoundAddress[] | null;
  /** The region in use, whose districts are offered for an address that names none; null: any. */
  readonly regionId: Id | null;
  readonly locale: Locale;
}

const mostLines = 8;
const mostWithDistrict = 6;

interface Ranked {
  readonly line: PlaceLine;
  /** 0: it has all words; 1: it is in the named district; 2: another place; 3: in another district */
  readonly rank: 0 | 1 | 2 | 3;
}

/** The lines for a text (R-PLACE-9): those that have all its words, then those of the district that it names, then others. */
export function searchLines(text: string, { places, addresses, regionId, locale }: Sources): PlaceLines {
  const typed = text.trim();
  const { named, begun, near, rest } = findPlaces(places, typed);
  const isAddress = rest.length > 0;
  const district = namedDistricts(named);
  const facts = { typed, places, district };
  const numbered = numberedLines(facts, rest, locale);
  const own = [...named, ...begun].map((place): Ranked => {
    const line = { ...toLine(place, isAddress ? typed : null), isElsewhere: district.isOther(place.district) };
    return { line, rank: !isAddress ? 0 : line.isElsewhere ? 3 : 1 };
  });
  // a text such as "center" is only in titles
  const titled = own.length + numbered.length > 0 || isAddress ? [] : searchByName(places, typed, ({ title }) => title);
  const found = (addresses ?? []).map((address) => toAddress(address, facts));
  const ranked = [...numbered, ...own, ...titled.map((place): Ranked => ({ line: toLine(place, null), rank: 0 })), ...found];
  const best = ranked.sort((a, b) => a.rank - b.rank).slice(0, mostLines);
  const isOpen = addresses === null && isAddress && best.every(({ rank }) => rank > 0) && (best.length === 0 || district.isNamed);
  const others = isOpen ? otherDistricts(facts, { near, regionId, best }) : [];
  const lines = [...best.map(({ line }) => line), ...others];
  return {
    lines: district.isNamed ? lines.slice(0, Math.max(mostWithDistrict, best.length)) : lines,
    isStreet: isOpen && best.length === 0,
  };
}

interface NamedDistricts {
  readonly isNamed: boolean;
  /** Whether a district is another one than those that are named. */
  isOther(district: string): boolean;
}

/** The districts that a text names, itself or by their quarters; a station of the metro that is meant names none. */
function namedDistricts(named: readonly KnownPlace[]): NamedDistricts {
  const names = new Set(named[0] && isArea(named[0]) ? named.filter(isArea).map(({ district }) => district) : []);
  return { isNamed: names.size > 0, isOther: (district) => names.size > 0 && district !== '' && !names.has(district) };
}

interface Facts {
  readonly typed: string;
  readonly places: readonly KnownPlace[];
  readonly district: NamedDistricts;
}

/** The quarter with the number of the text, in each district that has one. */
function numberedLines({ typed, places, district }: Facts, rest: readonly string[], locale: Locale): readonly Ranked[] {
  const quarter = numberedQuarter(typed);
  if (quarter === null) return [];
  const hasMore = rest.some((word) => word !== String(quarter.number) && !isEnding(word) && !isCenterLetter(word));
  return places.flatMap((place): Ranked[] => {
    const title = place.kind === 'district' ? quarterTitle(quarter, place.title, locale) : null;
    if (title === null) return [];
    const isElsewhere = district.isOther(place.district);
    const line = { ...toLine(place, typed), kind: 'quarter' as const, key: `${place.key} ${quarter.number}`, title, note: place.title };
    return [{ line: { ...line, isElsewhere }, rank: isElsewhere ? 3 : hasMore ? 1 : 0 }];
  });
}

function toLine(place: KnownPlace, text: string | null): PlaceLine {
  const { kind, key, title, district, regionId, longitude, latitude } = place;
  const isDistrict = kind === 'district';
  const own = isDistrict || kind === 'region' ? null : title;
  return { kind, key, title, note: isDistrict ? '' : district, text: text ?? own, regionId, isElsewhere: false, longitude, latitude };
}

function toAddress({ text, longitude, latitude }: FoundAddress, { typed, places, district }: Facts): Ranked {
  const [title = text, ...rest] = text.split(', ');
  const districts = places.filter(({ kind }) => kind === 'district');
  const around = nearestDistrict({ longitude, latitude }, districts);
  const isOther = district.isOther(around?.district ?? '');
  const line: PlaceLine = {
    kind: 'address',
    key: `${longitude} ${latitude} ${text}`,
    title,
    note: rest.join(', '),
    text,
    regionId: around?.regionId ?? null,
    isElsewhere: isOther,
    longitude,
    latitude,
  };
  if (hasAllWords([text, ...(around?.names ?? [])].join(' '), typed)) return { line: { ...line, isElsewhere: false }, rank: 0 };
  return { line, rank: isOther ? 3 : district.isNamed ? 1 : 2 };
}

/** Ц, C, С or Ts before the number of a quarter of the center. */
function isCenterLetter(word: string): boolean {
  return centerLetters.has(word);
}

const centerLetters = new Set(placeWords('ц ts c с'));

interface OtherFacts {
  readonly near: readonly KnownPlace[];
  readonly regionId: Id | null;
  readonly best: readonly Ranked[];
}

/** The districts in which the address can be as well; those that have a word of it come first. */
function otherDistricts({ places, typed, district }: Facts, { near, regionId, best }: OtherFacts): readonly PlaceLine[] {
  const isOffered = (place: KnownPlace) => best.some(({ line }) => line.key === place.key || line.key.startsWith(`${place.key} `));
  const isIn = (place: KnownPlace) => place.kind === 'district' && (regionId === null || place.regionId === regionId);
  const others = places.filter((place) => isIn(place) && !isOffered(place));
  const nearFirst = (a: KnownPlace, b: KnownPlace) => Number(near.includes(b)) - Number(near.includes(a));
  return [...others].sort(nearFirst).map((place) => ({ ...toLine(place, typed), isElsewhere: district.isNamed }));
}

function isArea({ kind }: KnownPlace): boolean {
  return kind === 'district' || kind === 'quarter';
}

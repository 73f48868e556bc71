import { isOneTypoAway } from '../../search/one-typo.ts';
import type { Coordinates } from '../coordinates.ts';
import { isAroundWord, isDetailWord, isInStreet, isKindWord, isMetroWord, isNearWord, isWord, placeWords, stem } from './place-words.ts';

/** What a name is of; of equal names the first is meant. */
const kinds = ['district', 'quarter', 'region', 'landmark', 'metro'] as const;

/** A place that can be found by a name. */
export interface NameablePlace extends Coordinates {
  readonly kind: (typeof kinds)[number];
  /** Its names and their other spellings. */
  readonly names: readonly string[];
}

export interface FoundPlaces<Place> {
  /** What the text names, best first. */
  readonly named: readonly Place[];
  /** What the text may be the beginning of. */
  readonly begun: readonly Place[];
  /** The districts with a word of the text, when it names none. */
  readonly near: readonly Place[];
  /** The words of the text that are in no name and say more than it: the address there. */
  readonly rest: readonly string[];
}

/** How well a text names a place: it has the whole name, it is the beginning of one, or it has a word of one. */
const levels = ['named', 'begun', 'shared'] as const;

interface Match<Place> {
  readonly place: Place;
  readonly level: (typeof levels)[number];
  /** The positions of the words that are the name. */
  readonly words: ReadonlySet<number>;
}

const shortestBeginning = 3;
const shortestWithTypo = 6;

/**
 * The places that a text names, in any alphabet and spelling. The rest of the text is the address in a district or quarter; with a rest
 * beside it the name of anything else can be that of a street.
 */
export function findPlaces<Place extends NameablePlace>(places: readonly Place[], text: string): FoundPlaces<Place> {
  const typed = placeWords(text);
  const matches = places.flatMap((place) => bestMatch(place, typed) ?? []).sort(compare(typed.some(isMetroWord)));
  const of = (wanted: Match<Place>['level']) => matches.filter(({ level }) => level === wanted);
  const names = new Set([...of('named'), ...of('begun')].flatMap(({ words }) => [...words]));
  return {
    named: of('named').map(({ place }) => place),
    begun: of('begun').map(({ place }) => place),
    near: of('shared').flatMap(({ place }) => (place.kind === 'district' ? [place] : [])),
    rest: restOf(typed, names),
  };
}

function compare(isMetro: boolean) {
  const rank = ({ level, place }: Match<NameablePlace>) =>
    levels.indexOf(level) * kinds.length + (isMetro && place.kind === 'metro' ? -1 : kinds.indexOf(place.kind));
  return (a: Match<NameablePlace>, b: Match<NameablePlace>) => rank(a) - rank(b) || b.words.size - a.words.size;
}

function bestMatch<Place extends NameablePlace>(place: Place, typed: readonly string[]): Match<Place> | null {
  const matches = place.names.flatMap((name) => matchName(place, nameWords(name), typed) ?? []);
  return matches.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || b.words.size - a.words.size)[0] ?? null;
}

const known = new Map<string, readonly string[]>();

/** The words of a name without those that only say of what kind it is; each name is read once. */
function nameWords(name: string): readonly string[] {
  const words = known.get(name) ?? readName(name);
  known.set(name, words);
  return words;
}

function readName(name: string): readonly string[] {
  const words = placeWords(name);
  const own = words.filter((word) => !isKindWord(word));
  return (own.length > 0 ? own : words).map(stem);
}

function matchName<Place extends NameablePlace>(place: Place, name: readonly string[], typed: readonly string[]): Match<Place> | null {
  const positions = name.map((word) => positionOf(word, typed));
  const whole = positions.every((position) => position?.kind === 'whole') ? positions : [positionOf(name.join(''), typed, 'joined')];
  if (whole.every((position) => position?.kind === 'whole')) {
    const words = new Set(whole.flatMap((position) => position?.at ?? []));
    // an address is in a district or quarter, or beside what is said to be near; beside any other name it means a street
    const isNear = place.kind === 'metro' ? typed.some(isMetroWord) : place.kind === 'landmark' && typed.some(isNearWord);
    const isIn = place.kind === 'district' || place.kind === 'quarter' || isNear || restOf(typed, words).length === 0;
    if (isIn) return { place, level: 'named', words };
    return place.kind === 'region' ? null : { place, level: 'shared', words };
  }
  const words = new Set(positions.flatMap((position) => position?.at ?? []));
  if (words.size === 0) return null;
  return { place, level: restOf(typed, words).length === 0 ? 'begun' : 'shared', words };
}

interface Position {
  readonly kind: 'whole' | 'partly';
  readonly at: readonly number[];
}

/** Which typed words are a word of a name, two of them also when they were typed apart. */
function positionOf(name: string, typed: readonly string[], spelling: 'single' | 'joined' = 'single'): Position | null {
  const isFree = (at: number) => !isInStreet(typed, at);
  const whole = typed.findIndex((word, at) => isFree(at) && isWord(word, name));
  if (whole >= 0) return { kind: 'whole', at: [whole] };
  const apart = typed.findIndex((word, at) => isFree(at) && isFree(at + 1) && isWord(word + (typed[at + 1] ?? ''), name));
  if (apart >= 0) return { kind: 'whole', at: [apart, apart + 1] };
  if (spelling === 'joined') return null;
  const partly = typed.findIndex((word, at) => isFree(at) && isPartly(word, name, typed.length === 1 ? 1 : shortestBeginning));
  return partly < 0 ? null : { kind: 'partly', at: [partly] };
}

function isPartly(typed: string, name: string, shortest: number): boolean {
  if (isDetailWord(typed)) return false;
  if (typed.length >= shortest && name.startsWith(typed)) return true;
  return typed.length >= shortestWithTypo && isOneTypoAway(name, typed);
}

/** The typed words that say more than the name does. */
function restOf(typed: readonly string[], used: ReadonlySet<number>): readonly string[] {
  return typed.filter((word, at) => !used.has(at) && !isAroundWord(word));
}

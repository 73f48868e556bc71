import type { Id } from '../id.ts';
import { foldText, plainWords } from '../search/fold-text.ts';
import { isOneTypoAway } from '../search/one-typo.ts';
import { minimumSearchLength } from './minimum-search-length.ts';
import type { SearchDocument } from './search-documents.ts';
import { matchWord, nameMatch, type SearchIndex } from './search-index.ts';
import type { Product } from './types.ts';

/** The longest part of a query that is used (R-SEARCH-6). */
const longestQuery = 100;
const mostWords = 8;

/** A product with its name in the displayed language. */
type NamedProduct = Pick<Product, 'id' | 'name'>;

/** What a search finds, each list with the best match first. */
export interface FoundProducts<Dish> {
  /** those with the query in their names; all that is found when no name has it */
  readonly best: readonly Dish[];
  /**
   * those with the query only in their category, tags or description, or as the beginning of another word than a name has whole; where
   * nothing is found, those whose names have it with a typo in a word that is too short for one
   */
  readonly related: readonly Dish[];
  /** the word that a misspelled query of one word was read as, as it is written; null: the query stands in what is found, or nothing is near */
  readonly meant: string | null;
}

/** The part of a query that is used: its first 100 characters, trimmed. */
export function readQuery(text: string): string {
  // a character has at most two code units
  return [...text.trimStart().slice(0, 2 * longestQuery)].slice(0, longestQuery).join('').trimEnd();
}

/** Whether a query is long enough for a search: the minimum counts the letters as typed. */
export function isSearch(query: string): boolean {
  const letters = readQuery(query).match(/[\p{L}\p{M}\p{N}\u2018\u2019'`]/gu) ?? [];
  return letters.length >= minimumSearchLength && plainWords(readQuery(query)).length > 0;
}

/**
 * The products that match all words of a query, best first (R-SEARCH-2): by name, then by category and tags, then by description;
 * equal ones in menu order. All products while the query is too short for a search.
 */
export function searchProducts<Dish extends NamedProduct>(
  products: readonly Dish[],
  query: string,
  index: SearchIndex,
): FoundProducts<Dish> {
  if (!isSearch(query)) return { best: products, related: [], meant: null };
  const words = plainWords(readQuery(query)).slice(0, mostWords);
  const costs = matchQuery(words, index, products);
  const hasWhole = [...costs.values()].some((cost) => nameMatch(cost) === 'whole');
  const found = products.flatMap((product) => {
    const cost = costs.get(product.id);
    if (cost === undefined) return [];
    return [{ product, cost: hasWhole && nameMatch(cost) === 'start' ? groupCost : cost }];
  });
  found.sort((a, b) => a.cost - b.cost);
  if (found.length === 0) return nearest(products, query, words, index);
  const bestCount = found.filter(({ cost }) => nameMatch(cost)).length || found.length;
  const sorted = found.map(({ product }) => product);
  const best = sorted.slice(0, bestCount);
  return { best, related: sorted.slice(bestCount), meant: words.length === 1 ? correctedWord(best, words[0] ?? '', index) : null };
}

/** The dishes whose names have another form of the word, else nothing, and as related those with a typo in each word; in menu order. */
function nearest<Dish extends NamedProduct>(
  products: readonly Dish[],
  query: string,
  words: readonly string[],
  index: SearchIndex,
): FoundProducts<Dish> {
  const costs = matchQuery(words, index, products, nearestLength);
  const related = products.filter(({ id }) => nameMatch(costs.get(id) ?? groupCost) !== undefined);
  const [first] = related;
  const meant = first === undefined ? null : meantWord(first.name, query);
  if (meant !== null && isOtherForm(meant, query)) return { best: related, related: [], meant: null };
  return { best: [], related, meant };
}

const endsWithVowel = /[аеиоуыэюяьaeiou]$/;

/** Two words that differ in their last vowel alone are forms of one word, and no misspelling: "вода" and "воды". */
function isOtherForm(word: string, typed: string): boolean {
  const [known, written] = [foldText(word), foldText(typed)];
  return known.slice(0, -1) === written.slice(0, -1) && endsWithVowel.test(known) && endsWithVowel.test(written);
}

/** The word of a dish's name that a query of one word has with a typo, else the whole name. */
export function meantWord(name: string, query: string): string {
  const typed = foldText(query);
  return writtenWords(name).find((word) => isOneTypoAway(foldText(word), typed)) ?? name;
}

/**
 * The word of the found dishes that the typed one is a misspelling of: another spelling of the same sounds, or one with a typo, in the same
 * alphabet. null if one of their words has the typed one but for its last letter, which is often another form of the word.
 */
function correctedWord(found: readonly NamedProduct[], typed: string, { documents }: SearchIndex): string | null {
  const wordsOf = ({ id }: NamedProduct) => textsOf(documents.get(id)).flatMap(writtenWords);
  const start = typed.slice(0, -1);
  // mostly the first dish has it, so that the words of the others are not read
  if (found.some((product) => wordsOf(product).some((word) => plainWords(word).join('').includes(start)))) return null;
  const folded = foldText(typed);
  const isMeant = (word: string) => isCyrillic(word) === isCyrillic(typed) && isOneTypoAway(foldText(word), folded);
  return found.flatMap(wordsOf).find(isMeant) ?? null;
}

function textsOf(document: SearchDocument | undefined): readonly string[] {
  return document === undefined ? [] : [...document.names, ...document.groups, ...document.descriptions];
}

/** The words of a text in lower case, with their apostrophes and accents. */
function writtenWords(text: string): readonly string[] {
  return text.toLowerCase().split(/[\s,.:;+«»“”"()–—-]+/);
}

function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}

/** The products that match all words, or the query without its spaces. */
function matchQuery(
  words: readonly string[],
  index: SearchIndex,
  products: readonly NamedProduct[],
  typoFrom?: number,
): ReadonlyMap<Id, number> {
  const apart = matchAll(words.map((word) => withNames(matchWord(index, word, typoFrom), word, products)));
  if (words.length === 1) return apart;
  const joined = matchAll([matchWord(index, words.join(''), typoFrom)]);
  const ids = new Set([...apart.keys(), ...joined.keys()]);
  const costIn = (costs: ReadonlyMap<Id, number>, id: Id) => costs.get(id) ?? Number.POSITIVE_INFINITY;
  return new Map(Array.from(ids, (id) => [id, Math.min(costIn(apart, id), costIn(joined, id))]));
}

/** Three letters match any part of a displayed name (R-SEARCH-8), but only as they are written, because they are part of many words. */
function withNames(costs: ReadonlyMap<Id, number>, word: string, products: readonly NamedProduct[]): ReadonlyMap<Id, number> {
  if (word.length !== minimumSearchLength) return costs;
  const literal = products.filter(({ id, name }) => !costs.has(id) && name.toLowerCase().replaceAll('ё', 'е').includes(word));
  return new Map([...costs, ...literal.map(({ id }) => [id, literalCost] as const)]);
}

/** The worst word counts first, then the sum of the others. */
function matchAll(matches: readonly ReadonlyMap<Id, number>[]): ReadonlyMap<Id, number> {
  const [first = new Map<Id, number>(), ...others] = matches;
  const common = [...first.keys()].filter((id) => others.every((costs) => costs.has(id)));
  return new Map(
    common.map((id) => {
      const costs = matches.map((match) => match.get(id) ?? 0);
      return [id, Math.max(...costs) + costs.reduce((sum, cost) => sum + cost, 0) / sumLimit];
    }),
  );
}

/** From this number of typed letters on, one typo is accepted where nothing is found (R-SEARCH-5). */
const nearestLength = 4;

/** That of a whole word of a category or tag: `fields` of the index. */
const groupCost = 6;

/** Above every match of names, categories and tags, below those of descriptions: `fields` of the index. */
const literalCost = 11.5;

/** Above the greatest sum of costs, so that a sum never outweighs a worse word. */
const sumLimit = 1_000;

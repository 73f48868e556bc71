import type { Id } from '../id.ts';
import { foldText, plainWords } from '../search/fold-text.ts';
import { isOneTypoAway } from '../search/one-typo.ts';
import { inOtherLayout } from '../search/other-layout.ts';
import { minimumSearchLength } from './minimum-search-length.ts';
import type { SearchDocument } from './search-documents.ts';
import { groupCost, isStart, isWholeWord, literalCost, matchWord, type SearchIndex } from './search-index.ts';
import { isSearch, readQuery } from './search-query.ts';
import { isPhrase } from './search-synonyms.ts';
import type { Product } from './types.ts';

/** The words of a query that are used (R-SEARCH-6). */
const mostWords = 8;

/** A product with its name in the displayed language. */
type NamedProduct = Pick<Product, 'id' | 'name'>;

/** What a search finds, each list with the best match first. */
export interface FoundProducts<Dish> {
  /** those with the query in their names, then those of the kind that it names; all that is found when there are none */
  readonly best: readonly Dish[];
  /** those with the query only in other categories, tags or the description, or as the beginning of another word than a name has whole */
  readonly related: readonly Dish[];
  /** what a query was read as that is misspelled or typed in another keyboard layout; null: the query stands in what is found, or nothing is near */
  readonly meant: string | null;
}

/**
 * The products that match all words of a query, best first (R-SEARCH-2): by name, then by kind, then by other categories and tags, then by
 * description; equal ones in menu order. What nothing has is read in the other keyboard layout (R-SEARCH-12). All products while the query is too short for a search.
 */
export function searchProducts<Dish extends NamedProduct>(
  products: readonly Dish[],
  query: string,
  index: SearchIndex,
): FoundProducts<Dish> {
  if (!isSearch(query)) return { best: products, related: [], meant: null };
  const words = wordsOf(query);
  const found = sortedBest(products, matchQuery(words, index, products));
  if (found !== null) return { ...found, meant: words.length === 1 ? correctedWord(found.best, words[0] ?? '', index) : null };
  const otherLayout = inOtherLayout(readQuery(query));
  const flipped = otherLayout === null ? null : sortedBest(products, matchQuery(wordsOf(otherLayout), index, products));
  if (flipped !== null) return { ...flipped, meant: otherLayout };
  const others = words.length === 1 ? products.filter(({ id }) => hasOtherForm(index.documents.get(id), words[0] ?? '')) : [];
  return { best: others, related: [], meant: null };
}

function wordsOf(query: string): readonly string[] {
  return plainWords(readQuery(query)).slice(0, mostWords);
}

/** The products with a cost, the best ones apart; null: none has one. */
function sortedBest<Dish extends NamedProduct>(
  products: readonly Dish[],
  costs: ReadonlyMap<Id, number>,
): Omit<FoundProducts<Dish>, 'meant'> | null {
  const hasWhole = [...costs.values()].some(isWholeWord);
  const found = products.flatMap((product) => {
    const cost = costs.get(product.id);
    if (cost === undefined) return [];
    return [{ product, cost: hasWhole && isStart(cost) ? groupCost : cost }];
  });
  if (found.length === 0) return null;
  found.sort((a, b) => a.cost - b.cost);
  const bestCount = found.filter(({ cost }) => cost < groupCost).length || found.length;
  const sorted = found.map(({ product }) => product);
  return { best: sorted.slice(0, bestCount), related: sorted.slice(bestCount) };
}

/** The shortest word whose forms are read as one. */
const shortestForm = 4;

const endsWithVowel = /[аеиоуыэюяьaeiou]$/;

/** Whether a name has a word that differs from the typed one in its last vowel alone: "вода" and "воды" are one word. */
function hasOtherForm(document: SearchDocument | undefined, typed: string): boolean {
  if (typed.length < shortestForm || !endsWithVowel.test(typed)) return false;
  const start = typed.slice(0, -1);
  const isForm = (word: string) => word.length === typed.length && word.startsWith(start) && endsWithVowel.test(word);
  return document?.names.some((name) => plainWords(name).some(isForm)) ?? false;
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
  if (document === undefined) return [];
  const { english = { names: [], groups: [], descriptions: [] } } = document;
  return [document, english].flatMap(({ names, kinds = [], groups, descriptions }) => [...names, ...kinds, ...groups, ...descriptions]);
}

/** The words of a text in lower case, with their apostrophes and accents. */
function writtenWords(text: string): readonly string[] {
  return text.toLowerCase().split(/[\s,.:;+«»“”"()–—-]+/);
}

function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}

/** The products that match all words, or the query without its spaces. */
function matchQuery(words: readonly string[], index: SearchIndex, products: readonly NamedProduct[]): ReadonlyMap<Id, number> {
  const joinedWords = words.join('');
  const matchJoined = () => matchAll([matchWord(index, joinedWords)]);
  if (words.length > 1 && isPhrase(joinedWords)) return matchJoined();
  const apart = matchAll(words.map((word) => withNames(matchWord(index, word), word, products)));
  if (words.length === 1) return apart;
  const joined = matchJoined();
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

/** Above the greatest sum of costs, so that a sum never outweighs a worse word. */
const sumLimit = 1_000;

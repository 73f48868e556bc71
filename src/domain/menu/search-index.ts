import type { Id } from '../id.ts';
import { foldWord, plainWords } from '../search/fold-text.ts';
import { isOneTypoAway, longestWithTypo } from '../search/one-typo.ts';
import { minimumSearchLength } from './minimum-search-length.ts';
import type { SearchDocument, SearchTexts } from './search-documents.ts';
import { synonymsOf } from './search-synonyms.ts';

/** The field of a word: the lower, the better a match. */
const fields = { name: 0, kind: 1, group: 2, description: 3 } as const;
type Field = (typeof fields)[keyof typeof fields];

/** The kinds of a match, best first. */
const matchKinds = ['whole', 'ending', 'start', 'inside', 'synonym', 'typo'] as const;
type MatchKind = (typeof matchKinds)[number];

/** Of words with fewer letters no typo is corrected (R-SEARCH-5). */
const typoLength = 5;
/** From this number of typed letters on, a name matches by any part of its words. */
const insideLength = 4;
/** The longest rest of a word that counts as its ending: osh and oshi are one word. */
const longestEnding = 2;
/** Words of so many letters are often another word in another alphabet: торт and toʻrt. */
const longestAmbiguous = 4;

/** The products with a word, each with the best field that contains it. */
type Postings = Map<Id, Field>;

interface IndexedWord {
  readonly word: string;
  readonly postings: Postings;
}

interface WordList {
  /** in alphabetical order, so that those with the same start are neighbors */
  readonly sorted: readonly IndexedWord[];
  /** by the number of their letters */
  readonly byLength: readonly (readonly IndexedWord[])[];
}

/** Words of one spelling: as they are written, or all in one alphabet. */
interface Spelling {
  readonly words: WordList;
  /** those of `words` that are in a name */
  readonly nameWords: readonly IndexedWord[];
  /** the words of a text without the spaces between them */
  readonly joined: WordList;
}

/** The words of a menu's products in all languages, read once. */
export interface SearchIndex {
  readonly written: Spelling;
  /** Russian and Uzbek words in one alphabet */
  readonly folded: Spelling;
  readonly documents: ReadonlyMap<Id, SearchDocument>;
}

export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const written = spellingBuilder();
  const folded = spellingBuilder();
  const known = new Map<string, string>();
  const foldOf = (word: string) => {
    const form = known.get(word) ?? foldedForm(word);
    known.set(word, form);
    return form;
  };
  for (const document of documents) {
    addTexts(document, (parts, field) => {
      written.add(parts, document.id, field);
      folded.add(parts.map(foldOf), document.id, field);
    });
    if (document.english) addTexts(document.english, (parts, field) => written.add(parts, document.id, field));
  }
  const byId = new Map(documents.map((document) => [document.id, document]));
  return { written: written.build(), folded: folded.build(), documents: byId };
}

function addTexts(texts: SearchTexts, add: (parts: readonly string[], field: Field) => void): void {
  const lists = [
    [fields.name, texts.names],
    [fields.kind, texts.kinds ?? []],
    [fields.group, texts.groups],
    [fields.description, texts.descriptions],
  ] as const;
  for (const [field, list] of lists) for (const text of list) add(plainWords(text), field);
}

function spellingBuilder() {
  const words = new Map<string, Postings>();
  const joined = new Map<string, Postings>();
  return {
    add(parts: readonly string[], id: Id, field: Field) {
      for (const word of parts) post(words, word, id, field);
      if (field === fields.description) return;
      for (let from = 0; from < parts.length - 1; from += 1) post(joined, parts.slice(from).join(''), id, field);
    },
    build(): Spelling {
      const all = wordList(words);
      const nameWords = all.sorted.filter(({ postings }) => [...postings.values()].includes(fields.name));
      return { words: all, nameWords, joined: wordList(joined) };
    },
  };
}

function wordList(words: ReadonlyMap<string, Postings>): WordList {
  const sorted = Array.from(words, ([word, postings]) => ({ word, postings })).sort((a, b) => (a.word < b.word ? -1 : 1));
  const byLength: IndexedWord[][] = [];
  for (const indexed of sorted) {
    const sameLength = byLength[indexed.word.length] ?? [];
    byLength[indexed.word.length] = sameLength;
    sameLength.push(indexed);
  }
  return { sorted, byLength };
}

/** How well each product matches a plain word; 0 is best, a product without a match is absent. */
export function matchWord({ written, folded }: SearchIndex, word: string): ReadonlyMap<Id, number> {
  const costs = new Map<Id, number>();
  collectForm(costs, written, word);
  if (word.length > longestAmbiguous) collectForm(costs, folded, foldedForm(word));
  else if (![...costs.values()].some(isWord)) {
    const form = foldedForm(word);
    for (const list of [folded.words, folded.joined]) {
      collect(costs, startingWith(list, form), (known) => (known === form ? 'whole' : null));
    }
  }
  // a word that the menu has is no misspelling: soups is no sous
  if (word.length >= typoLength && ![...costs.values()].some(isWord)) {
    const isTypo = (known: string) => isOneTypoAway(known, word) && !known.startsWith(word);
    for (const list of [written.words, written.joined]) {
      collect(costs, aboutAsLong(list, word), (known) => (isTypo(known) ? 'typo' : null));
    }
  }
  for (const { spelling, form } of synonymsOf(word)) {
    const { words } = spelling === 'written' ? written : folded;
    collect(costs, startingWith(words, form), (known) => (isEnding(known, form) ? 'synonym' : null));
  }
  return costs;
}

function collectForm(costs: Map<Id, number>, { words, joined, nameWords }: Spelling, form: string): void {
  for (const list of [words, joined]) collect(costs, startingWith(list, form), (known) => startKind(known, form));
  if (form.length >= insideLength) collect(costs, nameWords, (known) => (known.includes(form) ? 'inside' : null));
}

function startingWith({ sorted }: WordList, start: string): readonly IndexedWord[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.word ?? '') < start) from = middle + 1;
    else to = middle;
  }
  while (sorted[to]?.word.startsWith(start) === true) to += 1;
  return sorted.slice(from, to);
}

function startKind(known: string, form: string): MatchKind {
  if (known.length === form.length) return 'whole';
  return isEnding(known, form) ? 'ending' : 'start';
}

/** Whether a word is another one with an ending: soups, shoʻrvalar. */
function isEnding(known: string, form: string): boolean {
  return known.length - form.length <= longestEnding || known === `${form}lar`;
}

/** Whether a name, a category or a tag has a word as a whole. */
function isWord(cost: number): boolean {
  const kind = matchKinds[cost % matchKinds.length];
  return cost < fields.description * matchKinds.length && (kind === 'whole' || kind === 'ending');
}

/** The words that may be one typo away. */
function aboutAsLong({ byLength }: WordList, typed: string): readonly IndexedWord[] {
  return byLength.slice(typed.length - 1, longestWithTypo(typed) + 1).flat();
}

/** Of a whole word in a category of several words, or in a tag; whatever is below is found by its name or its kind. */
export const groupCost = costOf(fields.group, 'whole');
/** Below every match of names, categories and tags, above those of descriptions. */
export const literalCost = groupCost + matchKinds.length - 0.5;

/** Whether a name or a kind has a word as a whole, by a cost whose fraction does not count. */
export function isWholeWord(cost: number): boolean {
  return cost < groupCost && matchKinds[Math.floor(cost) % matchKinds.length] === 'whole';
}

/** Whether a name or a kind only begins with the word, as a part of another one. */
export function isStart(cost: number): boolean {
  return cost < groupCost && matchKinds[Math.floor(cost) % matchKinds.length] === 'start';
}

/** A better field counts more than a better match. */
function costOf(field: Field, kind: MatchKind): number {
  return field * matchKinds.length + matchKinds.indexOf(kind);
}

function collect(costs: Map<Id, number>, list: readonly IndexedWord[], match: (word: string) => MatchKind | null): void {
  for (const { word, postings } of list) {
    const kind = match(word);
    if (kind === null) continue;
    for (const [id, field] of postings) {
      if (kind === 'inside' && field !== fields.name) continue;
      costs.set(id, Math.min(costs.get(id) ?? Number.POSITIVE_INFINITY, costOf(field, kind)));
    }
  }
}

function post(words: Map<string, Postings>, form: string, id: Id, field: Field): void {
  const postings = words.get(form) ?? new Map<Id, Field>();
  words.set(form, postings);
  const known = postings.get(id);
  if (known === undefined || field < known) postings.set(id, field);
}

/**
 * A word in the common alphabet. Folded letters that are too few for a search do not count: "zzz" is no "ц".
 */
function foldedForm(word: string): string {
  const folded = foldWord(word);
  return folded.length < Math.min(word.length, minimumSearchLength) ? word : folded;
}

import type { Id } from '../id.ts';
import { foldWord, plainWords } from '../search/fold-text.ts';
import { isOneTypoAway, longestWithTypo } from '../search/one-typo.ts';
import { minimumSearchLength } from './minimum-search-length.ts';
import type { SearchDocument } from './search-documents.ts';
import { synonymsOf } from './search-synonyms.ts';

/** The field of a word: the lower, the better a match. */
const fields = { name: 0, group: 1, description: 2 } as const;
type Field = (typeof fields)[keyof typeof fields];

/** The kinds of a match, best first. */
const matchKinds = ['whole', 'ending', 'start', 'inside', 'synonym', 'typo'] as const;
type MatchKind = (typeof matchKinds)[number];

/** From this number of typed letters on, one typo is accepted (R-SEARCH-5). */
const typoLength = 5;
/** From this number of typed letters on, a name matches by any part of its words. */
const insideLength = 4;
/** The longest rest of a word that counts as its ending: osh and oshi are one word. */
const longestEnding = 2;

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

/** The words of a menu's products in all languages, folded once. */
export interface SearchIndex {
  readonly words: WordList;
  /** those of `words` that are in a name */
  readonly nameWords: readonly IndexedWord[];
  /** the words of names without the spaces between them */
  readonly joined: WordList;
  readonly documents: ReadonlyMap<Id, SearchDocument>;
}

export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const words = new Map<string, Postings>();
  const joined = new Map<string, Postings>();
  const known = new Map<string, readonly string[]>();
  const add = (target: Map<string, Postings>, word: string, id: Id, field: Field) => {
    const forms = known.get(word) ?? formsOf(word);
    known.set(word, forms);
    for (const form of forms) post(target, form, id, field);
  };
  for (const { id, names, groups, descriptions } of documents) {
    const addText = (text: string, field: Field) => {
      const parts = plainWords(text);
      for (const word of parts) add(words, word, id, field);
      if (field === fields.description) return;
      for (let from = 0; from < parts.length - 1; from += 1) add(joined, parts.slice(from).join(''), id, field);
    };
    for (const name of names) addText(name, fields.name);
    for (const group of groups) addText(group, fields.group);
    for (const description of descriptions) addText(description, fields.description);
  }
  const all = wordList(words);
  const nameWords = all.sorted.filter(({ postings }) => [...postings.values()].includes(fields.name));
  return { words: all, nameWords, joined: wordList(joined), documents: new Map(documents.map((document) => [document.id, document])) };
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

/**
 * How well each product matches a plain word; 0 is best, a product without a match is absent.
 * @param typoFrom the number of letters from which on one typo is accepted
 */
export function matchWord({ words, nameWords, joined }: SearchIndex, word: string, typoFrom = typoLength): ReadonlyMap<Id, number> {
  const costs = new Map<Id, number>();
  for (const form of formsOf(word)) {
    const acceptsTypo = Math.min(word.length, form.length) >= typoFrom;
    for (const list of [words, joined]) {
      collect(costs, startingWith(list, form), (known) => startKind(known.length - form.length));
      if (acceptsTypo) {
        // words typed with no letter in common can fold to almost the same letters: xyzzy and пиццы
        const isTypo = (known: string) => isOneTypoAway(known, form) && (form === word || known[0] === form[0]) && !known.startsWith(form);
        collect(costs, aboutAsLong(list, form), (known) => (isTypo(known) ? 'typo' : null));
      }
    }
    if (word.length >= insideLength) collect(costs, nameWords, (known) => (known.includes(form) ? 'inside' : null));
  }
  for (const name of synonymsOf(foldWord(word))) {
    collect(costs, startingWith(words, name), (known) => (known.length - name.length <= longestEnding ? 'synonym' : null));
  }
  return costs;
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

/** @param rest the number of letters that a word has after the typed ones */
function startKind(rest: number): MatchKind {
  if (rest === 0) return 'whole';
  return rest <= longestEnding ? 'ending' : 'start';
}

/** The words that may be one typo away. */
function aboutAsLong({ byLength }: WordList, typed: string): readonly IndexedWord[] {
  return byLength.slice(typed.length - 1, longestWithTypo(typed) + 1).flat();
}

/** How a name matches, by a cost of `matchWord`, whose fraction does not count; undefined where only other fields match. */
export function nameMatch(cost: number): MatchKind | undefined {
  return matchKinds[Math.floor(cost)];
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
 * A word as typed and in the common alphabet, because one wrong letter may become several there. Folded letters that are too few for a
 * search do not count: "zzz" is no "ц".
 */
function formsOf(word: string): readonly string[] {
  const folded = foldWord(word);
  return folded === word || folded.length < Math.min(word.length, minimumSearchLength) ? [word] : [word, folded];
}

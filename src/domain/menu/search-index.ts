import type { Id } from '../id.ts';
import { isOneTypoAway } from './one-typo.ts';
import type { SearchDocument } from './search-documents.ts';
import { foldWord, plainWords } from './search-fold.ts';
import { synonymsOf } from './search-synonyms.ts';

/** The field of a word: the lower, the better a match. */
const fields = { name: 0, group: 1, description: 2 } as const;
type Field = (typeof fields)[keyof typeof fields];

/** The kind of a match: the lower, the better. */
const matchKinds = { whole: 0, start: 1, inside: 2, synonym: 3, typo: 4 } as const;
type MatchKind = keyof typeof matchKinds;
const matchKindCount = 5;

/** From this number of typed letters on, one typo is accepted. */
const typoLength = 5;
/** From this number of typed letters on, a name matches by any part of its words. */
const insideLength = 4;
/** The longest ending that a synonym may have. */
const longestEnding = 2;

/** The products with a word, each with the best field that contains it. */
type Postings = Map<Id, Field>;

/** The words of a menu's products in all languages, folded once. */
export interface SearchIndex {
  readonly words: ReadonlyMap<string, Postings>;
  /** the words of names without the spaces between them */
  readonly joined: ReadonlyMap<string, Postings>;
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
  return { words, joined };
}

/** How well each product matches a plain word; 0 is best, a product without a match is absent. */
export function matchWord({ words, joined }: SearchIndex, word: string): ReadonlyMap<Id, number> {
  const costs = new Map<Id, number>();
  for (const form of formsOf(word)) {
    const acceptsTypo = Math.min(word.length, form.length) >= typoLength;
    const isLong = word.length >= insideLength;
    collect(costs, words, (known) => matchTyped(known, form, acceptsTypo) ?? (isLong && known.includes(form) ? 'inside' : null));
    collect(costs, joined, (known) => matchTyped(known, form, acceptsTypo));
  }
  for (const name of synonymsOf(foldWord(word))) {
    collect(costs, words, (known) => (known.startsWith(name) && known.length - name.length <= longestEnding ? 'synonym' : null));
  }
  return costs;
}

/** A better field counts more than a better match. */
function costOf(field: Field, kind: MatchKind): number {
  return field * matchKindCount + matchKinds[kind];
}

function collect(costs: Map<Id, number>, words: ReadonlyMap<string, Postings>, match: (word: string) => MatchKind | null): void {
  for (const [word, postings] of words) {
    const kind = match(word);
    if (kind === null) continue;
    for (const [id, field] of postings) {
      if (kind === 'inside' && field !== fields.name) continue;
      costs.set(id, Math.min(costs.get(id) ?? Number.POSITIVE_INFINITY, costOf(field, kind)));
    }
  }
}

function matchTyped(known: string, typed: string, acceptsTypo: boolean): MatchKind | null {
  if (known.startsWith(typed)) return known.length === typed.length ? 'whole' : 'start';
  return acceptsTypo && isOneTypoAway(known, typed) ? 'typo' : null;
}

function post(words: Map<string, Postings>, form: string, id: Id, field: Field): void {
  const postings = words.get(form) ?? new Map<Id, Field>();
  words.set(form, postings);
  const known = postings.get(id);
  if (known === undefined || field < known) postings.set(id, field);
}

/** A word as typed and in the common alphabet, because one wrong letter may become several there. */
function formsOf(word: string): readonly string[] {
  const folded = foldWord(word);
  return folded === word || folded === '' ? [word] : [word, folded];
}

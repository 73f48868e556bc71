import type { Id } from '../id.ts';
import { type Locale, locales } from '../locale.ts';
import type { Category } from './category.ts';
import { startsWithOneTypo } from './one-typo.ts';
import { foldWord, plainWords } from './search-fold.ts';
import type { Product, ProductsById } from './types.ts';

/** The same menu in each language in which it is available. */
export type MenusByLocale = Readonly<Record<Locale, { readonly categories: readonly Category[]; readonly products: ProductsById }>>;

/** The field of a word: the lower, the better a match. */
const fields = { name: 0, group: 1, description: 2 } as const;
type Field = (typeof fields)[keyof typeof fields];

/** The kind of a match: the lower, the better. */
const asStart = 0;
const inside = 1;
const withTypo = 2;
const matchKinds = 3;

/** From this number of typed letters on, one typo is accepted. */
const typoLength = 5;

/** The products with a word, each with the best field that contains it. */
type Postings = Map<Id, Field>;

/** The words of a menu's products in all languages, folded once. */
export interface SearchIndex {
  /** words of names, categories and tags: they match by any part */
  readonly byPart: ReadonlyMap<string, Postings>;
  /** words of descriptions, and names without their spaces: they match by their start */
  readonly byStart: ReadonlyMap<string, Postings>;
}

/** @param tagWords the names of a tag in all languages */
export function createSearchIndex(menus: MenusByLocale, tagWords: (tag: string) => readonly string[]): SearchIndex {
  const byPart = new Map<string, Postings>();
  const byStart = new Map<string, Postings>();
  const known = new Map<string, readonly string[]>();
  const add = (words: Map<string, Postings>, word: string, id: Id, field: Field) => {
    const forms = known.get(word) ?? formsOf(word);
    known.set(word, forms);
    for (const form of forms) post(words, form, id, field);
  };
  for (const locale of locales) {
    const { categories, products } = menus[locale];
    const categoriesById = new Map(categories.map((category) => [category.id, category]));
    for (const product of products.values()) {
      for (const text of [product.name, ...categoryNames(product, categoriesById), ...product.tags.flatMap(tagWords)]) {
        const field = text === product.name ? fields.name : fields.group;
        const words = plainWords(text);
        for (const word of words) add(byPart, word, product.id, field);
        for (let from = 0; from < words.length - 1; from += 1) add(byStart, words.slice(from).join(''), product.id, field);
      }
      for (const word of plainWords(product.description)) add(byStart, word, product.id, fields.description);
    }
  }
  return { byPart, byStart };
}

/** How well each product matches a plain word; 0 is best, a product without a match is absent. */
export function matchWord({ byPart, byStart }: SearchIndex, word: string): ReadonlyMap<Id, number> {
  const costs = new Map<Id, number>();
  for (const form of formsOf(word)) {
    const forgives = Math.min(word.length, form.length) >= typoLength;
    collect(costs, byPart, (known) => matchPart(known, form, forgives));
    collect(costs, byStart, (known) => matchStart(known, form, forgives));
  }
  return costs;
}

/** A better field counts more than a better match. */
function costOf(field: Field, kind: number): number {
  return field * matchKinds + kind;
}

function collect(costs: Map<Id, number>, words: ReadonlyMap<string, Postings>, match: (word: string) => number | null): void {
  for (const [word, postings] of words) {
    const kind = match(word);
    if (kind === null) continue;
    for (const [id, field] of postings) costs.set(id, Math.min(costs.get(id) ?? Number.POSITIVE_INFINITY, costOf(field, kind)));
  }
}

function matchPart(known: string, typed: string, forgives: boolean): number | null {
  const at = known.indexOf(typed);
  if (at >= 0) return at === 0 ? asStart : inside;
  return forgives && startsWithOneTypo(known, typed) ? withTypo : null;
}

function matchStart(known: string, typed: string, forgives: boolean): number | null {
  if (known.startsWith(typed)) return asStart;
  return forgives && startsWithOneTypo(known, typed) ? withTypo : null;
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

/** The names of a product's category and of all its ancestors. */
function categoryNames({ categoryId }: Product, categories: ReadonlyMap<Id, Category>): readonly string[] {
  const names: string[] = [];
  const seen = new Set<Id>();
  let category = categories.get(categoryId);
  while (category !== undefined && !seen.has(category.id)) {
    seen.add(category.id);
    names.push(category.name);
    category = category.parentId === null ? undefined : categories.get(category.parentId);
  }
  return names;
}

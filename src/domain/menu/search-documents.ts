import type { Id } from '../id.ts';
import { type Locale, locales } from '../locale.ts';
import type { Category } from './category.ts';
import type { Product, ProductsById } from './types.ts';

/** The same menu in each language in which it is available. */
export type MenusByLocale = Readonly<Record<Locale, { readonly categories: readonly Category[]; readonly products: ProductsById }>>;

/** What a search reads of a product, in all languages. */
export interface SearchDocument {
  readonly id: Id;
  readonly names: readonly string[];
  /** its categories and tags */
  readonly groups: readonly string[];
  readonly descriptions: readonly string[];
}

/** @param tagWords the names of a tag in all languages */
export function searchDocuments(menus: MenusByLocale, tagWords: (tag: string) => readonly string[]): readonly SearchDocument[] {
  const categories = locales.map((locale) => new Map(menus[locale].categories.map((category) => [category.id, category])));
  const ids = new Set(locales.flatMap((locale) => [...menus[locale].products.keys()]));
  return Array.from(ids, (id) => {
    const versions = locales.map((locale) => menus[locale].products.get(id));
    const textsOf = (read: (product: Product, at: number) => readonly string[]) => [
      ...new Set(versions.flatMap((product, at) => (product === undefined ? [] : read(product, at)))),
    ];
    return {
      id,
      names: textsOf(({ name }) => [name]),
      groups: textsOf(({ categoryId, tags }, at) => [...categoryNames(categoryId, categories[at]), ...tags.flatMap(tagWords)]),
      descriptions: textsOf(({ description }) => (description === '' ? [] : [description])),
    };
  });
}

/** The names of a category and of all its ancestors. */
function categoryNames(id: Id, categories: ReadonlyMap<Id, Category> = new Map()): readonly string[] {
  const names = new Map<Id, string>();
  let category = categories.get(id);
  while (category !== undefined && !names.has(category.id)) {
    names.set(category.id, category.name);
    category = category.parentId === null ? undefined : categories.get(category.parentId);
  }
  return [...names.values()];
}

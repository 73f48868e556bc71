import { type Locale, locales } from '#domain/locale.ts';
import { dishTags } from '#domain/menu/dish-tags.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { type FoundProducts, searchProducts } from '#domain/menu/search.ts';
import { type MenusByLocale, type SearchDocument, searchDocuments } from '#domain/menu/search-documents.ts';
import { createSearchIndex, type SearchIndex } from '#domain/menu/search-index.ts';
import { isSearch } from '#domain/menu/search-query.ts';
import type { Product } from '#domain/menu/types.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Backend } from '../../ports/backend.ts';

interface Searcher {
  readonly backend: Backend;
  readonly locale: Locale;
}

interface SearchData {
  readonly documents: readonly SearchDocument[];
  readonly index: SearchIndex;
}

/** Created once and garbage-collected with its menus. */
const cached = new WeakMap<MenusByLocale, SearchData>();

/** The products of a menu that match a query, best match first; null: the query is too short. */
export async function searchMenu(menu: Menu, query: string, { backend, locale }: Searcher): Promise<FoundProducts<Product> | null> {
  if (!isSearch(query)) return null;
  const { index } = dataOf(await backend.menusByLocale(menu, locale));
  return searchProducts(menu.products, query, index);
}

/** What a search reads of the products of a menu, for a search in the browser. */
export async function searchTexts(menu: Menu, { backend, locale }: Searcher): Promise<readonly SearchDocument[]> {
  const { documents } = dataOf(await backend.menusByLocale(menu, locale));
  const ids = new Set(menu.products.map(({ id }) => id));
  return documents.filter(({ id }) => ids.has(id));
}

function dataOf(menus: MenusByLocale): SearchData {
  const known = cached.get(menus);
  if (known !== undefined) return known;
  const documents = searchDocuments(menus, tagWords);
  const data = { documents, index: createSearchIndex(documents) };
  cached.set(menus, data);
  return data;
}

/** A tag that is not shown is still found by its own name. */
function tagWords(tag: string): Partial<Record<Locale, string>> {
  const shown = dishTags.find((known) => known === tag);
  if (shown === undefined) return {};
  return Object.fromEntries(locales.map((locale) => [locale, createTranslator(locale, 'product')(`tag_${shown}`)]));
}

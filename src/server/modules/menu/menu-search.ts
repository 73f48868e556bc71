import { type Locale, locales } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { isSearch, searchProducts } from '#domain/menu/search.ts';
import { createSearchIndex, type MenusByLocale, type SearchIndex } from '#domain/menu/search-index.ts';
import type { Product } from '#domain/menu/types.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Backend } from '../../ports/backend.ts';
import { dishTags } from './dish-tags.ts';

interface Searcher {
  readonly backend: Backend;
  readonly locale: Locale;
}

/** An index is built once and is garbage-collected with its menus. */
const indexes = new WeakMap<MenusByLocale, SearchIndex>();

/** The products of a menu that match a query, best match first; null: the query is too short. */
export async function searchMenu(menu: Menu, query: string, { backend, locale }: Searcher): Promise<readonly Product[] | null> {
  if (!isSearch(query)) return null;
  return searchProducts(menu.products, query, indexOf(await backend.menusByLocale(menu, locale)));
}

function indexOf(menus: MenusByLocale): SearchIndex {
  const known = indexes.get(menus);
  if (known !== undefined) return known;
  const index = createSearchIndex(menus, tagWords);
  indexes.set(menus, index);
  return index;
}

/** A tag that is not shown is still found by its own name. */
function tagWords(tag: string): readonly string[] {
  const shown = dishTags.find((known) => known === tag);
  return shown === undefined ? [tag] : locales.map((locale) => createTranslator(locale, 'product')(`tag_${shown}`));
}

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

/** An index is made once and goes with the menus that it is made of. */
const indexes = new WeakMap<MenusByLocale, SearchIndex>();

/** What a query finds in a menu, best first; null: the query is too short to be searched for. */
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

/** A tag that no screen shows is still found by its own name. */
function tagWords(tag: string): readonly string[] {
  const shown = dishTags.find((known) => known === tag);
  return shown === undefined ? [tag] : locales.map((locale) => createTranslator(locale, 'product')(`tag_${shown}`));
}

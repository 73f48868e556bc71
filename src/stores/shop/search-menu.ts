import { atom, type ReadableAtom } from 'nanostores';
import type { Id } from '#domain/id.ts';
import type { SearchDocument } from '#domain/menu/search-documents.ts';
import { createSearchIndex, type SearchIndex } from '#domain/menu/search-index.ts';
import { localizedPath } from '#domain/routes.ts';
import { fetchData, pageLocale } from '../lib/api.ts';
import { $checkout } from './checkout.ts';
import { $menu, loadFreshMenu } from './menu.ts';
import { $region, $restaurantId, placeQuery } from './preferences.ts';
import type { SearchedMenu } from './shown-search.ts';

/** A dish that the search suggests. */
export interface SuggestedDish {
  readonly id: Id;
  readonly href: string;
  readonly name: string;
  readonly price: string;
  readonly image: string | null;
}

/** What the search suggests before anything is typed; its dishes and categories are those of this visitor's menu. */
export interface Suggestions {
  readonly popular: readonly SuggestedDish[];
  readonly categories: readonly { readonly href: string; readonly name: string }[];
}

/** The answer of `fragments/search`. */
interface SearchAnswer extends Suggestions, Pick<SearchedMenu, 'offHours'> {
  /** null: the server searches this menu */
  readonly documents: readonly SearchDocument[] | null;
}

/** A menu with the index of its texts. */
export interface SearchMenu extends SearchedMenu {
  readonly index: SearchIndex;
}

const maxAgeMs = 60_000;
const none: Suggestions = { popular: [], categories: [] };
const $loaded = atom(none);
let loading: { readonly place: string; readonly at: number; readonly menu: Promise<SearchMenu | null> } | null = null;
let loaded: { readonly place: string; readonly menu: SearchMenu } | null = null;

/** Empty until they have loaded. */
export const $suggestions: ReadableAtom<Suggestions> = $loaded;

/** Loads the menu for searches in the browser, again after a minute or a change of the place. null: it failed, or the menu is too large. */
export function loadSearchMenu(): Promise<SearchMenu | null> {
  const place = placeKey();
  if (loading === null || loading.place !== place || Date.now() - loading.at > maxAgeMs) {
    loading = { place, at: Date.now(), menu: requestMenu(place) };
  }
  return loading.menu;
}

/** The loaded menu of the current place; null until it has loaded. */
export function currentSearchMenu(): SearchMenu | null {
  return loaded?.place === placeKey() ? loaded.menu : null;
}

async function requestMenu(place: string): Promise<SearchMenu | null> {
  const result = await fetchData<SearchAnswer | null>(localizedPath('/fragments/search', pageLocale()));
  if (!result.ok || place !== placeKey()) return failed();
  const { documents, offHours, ...suggestions } = result.value ?? { documents: null, offHours: {}, ...none };
  $loaded.set(suggestions);
  if (documents === null) return null;
  await loadFreshMenu();
  const { status, products } = $menu.get();
  if (status !== 'success' || place !== placeKey()) return failed();
  const menu = { index: createSearchIndex(documents), products: atItsMoment(products, offHours), offHours };
  loaded = { place, menu };
  return menu;
}

/** The next search tries again. */
function failed(): null {
  loading = null;
  return null;
}

/** The menu of the API has no moment: the server says which dishes are not served at that of this visitor. */
function atItsMoment(products: SearchedMenu['products'], offHours: SearchedMenu['offHours']): SearchedMenu['products'] {
  return new Map(Array.from(products, ([id, product]) => [id, Object.hasOwn(offHours, id) ? { ...product, isOffHours: true } : product]));
}

/** The choices that decide which menu the server responds with. */
function placeKey(): string {
  return JSON.stringify([placeQuery(), $region.get(), $restaurantId.get(), $checkout.get().slot]);
}

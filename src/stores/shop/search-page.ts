import { atom, type ReadableAtom } from 'nanostores';
import type { Id } from '#domain/id.ts';
import { fewFound, popularBelow } from '#domain/menu/popular.ts';
import { searchProducts } from '#domain/menu/search.ts';
import type { SearchDocument } from '#domain/menu/search-documents.ts';
import { createSearchIndex, type SearchIndex } from '#domain/menu/search-index.ts';
import { marked, markOf } from '#domain/page-marks.ts';
import { localizedPath } from '#domain/routes.ts';
import { fill } from '#domain/words.ts';
import { fetchHtml, pageLocale } from '../lib/api.ts';
import { $checkout } from './checkout.ts';
import { $region, $restaurantId, placeQuery } from './preferences.ts';

/** A dish that the search suggests. */
export interface PopularDish {
  readonly id: Id;
  readonly href: string;
  readonly name: string;
  readonly price: string;
  readonly image: string | null;
}

/** What the search suggests before anything is typed; its dishes and categories are those of this visitor's menu. */
export interface Suggestions {
  readonly popular: readonly PopularDish[];
  readonly categories: readonly { readonly href: string; readonly name: string }[];
}

interface SearchData extends Suggestions {
  /** null: the server searches this menu */
  readonly documents: readonly SearchDocument[] | null;
}

interface Dish {
  readonly id: Id;
  readonly name: string;
  readonly card: Element;
}

/** The whole menu as the server renders it, with the index of its texts. */
export interface SearchPage {
  readonly index: SearchIndex;
  readonly dishes: readonly Dish[];
  /**
   * the page of results, with one section for the best and one for the related dishes, both without cards, and the page without results,
   * with one for the related dishes above the popular ones; `{{query}}` stands for the query,
   * `{{meant}}` for what was probably meant
   */
  readonly results: Element;
  readonly nothing: Element;
}

const maxAgeMs = 60_000;
const none: Suggestions = { popular: [], categories: [] };
const $loaded = atom(none);
let loading: { readonly place: string; readonly at: number; readonly page: Promise<SearchPage | null> } | null = null;
let loaded: { readonly place: string; readonly page: SearchPage } | null = null;

/** Empty until they have loaded. */
export const $suggestions: ReadableAtom<Suggestions> = $loaded;

/** Loads the menu for searches in the browser, again after a minute or a change of the place. null: it failed, or the menu is too large. */
export function loadSearchPage(): Promise<SearchPage | null> {
  const place = placeKey();
  if (loading === null || loading.place !== place || Date.now() - loading.at > maxAgeMs) {
    loading = { place, at: Date.now(), page: requestPage(place) };
  }
  return loading.page;
}

/** The loaded menu of the current place; null until it has loaded. */
export function currentSearchPage(): SearchPage | null {
  return loaded?.place === placeKey() ? loaded.page : null;
}

/** The page of what a query finds, and the number of dishes. */
export function renderResults(page: SearchPage, query: string, countText: (count: number) => string): { node: Node; count: number } {
  const { index, dishes, results, nothing } = page;
  const { best, related, meant } = searchProducts(dishes, query, index);
  const count = best.length;
  const view = (count === 0 ? nothing : results).cloneNode(true) as Element;
  for (const text of view.querySelectorAll('h1, h2, p')) {
    if (text.childElementCount === 0) text.textContent = fill(text.textContent, { query, meant: meant ?? '' });
  }
  view.querySelector(marked('data-found'))?.setAttribute('data-found', String(count));
  const showing = meant === null ? '' : ` · ${fill(markOf(view.querySelector('h1'), 'data-showing') ?? '', { query, meant })}`;
  view.querySelector(marked('data-found-text'))?.replaceChildren(countText(count) + showing);
  const grids = view.querySelectorAll('[data-cards]');
  for (const [index, found] of (count === 0 ? [related] : [best, related]).entries()) fillGroup(grids[index], found);
  if (count === 0 && related.length > 0) view.querySelector('h1 ~ div')?.remove();
  // a popular dish that is related stands there once
  if (count === 0) for (const { id } of related) view.querySelectorAll(marked('data-card', id))[1]?.remove();
  if (count > 0 && count + related.length <= fewFound) addPopular(view, nothing);
  for (const group of view.querySelectorAll('section')) if (group.querySelector(marked('data-card')) === null) group.remove();
  const node = new DocumentFragment();
  node.append(...view.childNodes);
  return { node, count };
}

/** Below a few results: the popular dishes of a search without any, but for those that are found. */
function addPopular(view: Element, nothing: Element): void {
  const popular = nothing.querySelector('section:last-of-type')?.cloneNode(true) as HTMLElement | undefined;
  if (popular === undefined) return;
  for (const card of popular.querySelectorAll(marked('data-card'))) {
    if (view.querySelector(marked('data-card', markOf(card, 'data-card') ?? ''))) card.remove();
  }
  for (const card of [...popular.querySelectorAll(marked('data-card'))].slice(popularBelow)) card.remove();
  popular.style.setProperty('--dishes', String(popular.querySelectorAll(marked('data-card')).length));
  view.querySelector('section:last-of-type')?.after(popular);
}

function fillGroup(grid: Element | undefined, dishes: readonly Dish[]): void {
  grid?.closest('section')?.style.setProperty('--dishes', String(dishes.length));
  grid?.append(...dishes.map(({ card }) => card.cloneNode(true)));
}

async function requestPage(place: string): Promise<SearchPage | null> {
  const result = await fetchHtml(localizedPath('/fragments/search', pageLocale()), {});
  if (!result.ok || place !== placeKey()) {
    loading = null;
    return null;
  }
  const page = readPage(new DOMParser().parseFromString(result.value, 'text/html'));
  if (page !== null) loaded = { place, page };
  return page;
}

function readPage(html: Document): SearchPage | null {
  const { documents, ...suggestions } = readData(html.querySelector('script')?.textContent ?? '');
  $loaded.set(suggestions);
  const results = html.querySelector(marked('data-results'));
  const nothing = html.querySelector(marked('data-nothing'));
  if (documents === null || results === null || nothing === null) return null;
  const [best, ...others] = [...results.querySelectorAll('section')].map((group) => [...group.querySelectorAll(marked('data-card'))]);
  const cards = best ?? [];
  const dishes = cards.map((card) => ({
    id: markOf(card, 'data-card') ?? '',
    name: card.querySelector('h3')?.textContent.trim() ?? '',
    card,
  }));
  for (const group of [cards, ...others]) {
    group[0]?.parentElement?.setAttribute('data-cards', '');
    for (const card of group) card.remove();
  }
  const [, related] = results.querySelectorAll('section');
  if (related !== undefined) {
    nothing.querySelector('section')?.before(related.cloneNode(true));
    nothing.querySelector('section h2')?.replaceChildren(markOf(nothing.querySelector('h1'), 'data-showing') ?? '');
  }
  return { index: createSearchIndex(documents), dishes, results, nothing };
}

/** There is no data where the menu failed. */
function readData(json: string): SearchData {
  return json === '' ? { documents: null, ...none } : (JSON.parse(json) as SearchData);
}

/** The choices that decide which menu the server responds with. */
function placeKey(): string {
  return JSON.stringify([placeQuery(), $region.get(), $restaurantId.get(), $checkout.get().slot]);
}

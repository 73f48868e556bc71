import { isSearch, readQuery } from '#domain/menu/search.ts';
import { marked, markOf } from '#domain/page-marks.ts';
import { reloadMenu, showMenu } from './menu-fragment.ts';
import { currentSearchPage, loadSearchPage, renderResults, type SearchPage } from './search-page.ts';

/** How long a letter waits for the next one, or for the menu to load, before the server is requested. */
const debounceMs = 250;

/**
 * Shows what a text of three letters or more finds, else the menu; the folder in the URL stays unchanged. The browser searches as soon
 * as it has loaded the menu; until then, and for a menu that is too large for it, the server does.
 * Does nothing when the URL already has this query.
 * @param countText the text for a number of dishes
 * @returns the number of dishes; null when the browser did not search
 */
export async function searchMenu(text: string, countText: (count: number) => string): Promise<number | null> {
  const query = isSearch(text) ? readQuery(text) : null;
  if (query === shownQuery()) return null;
  setQuery(query);
  const page = query === null ? null : (currentSearchPage() ?? (await pageOrPause()));
  if (query !== shownQuery()) return null;
  if (page === null || query === null) {
    await reloadMenu(false);
    return null;
  }
  const { node, count } = renderResults(page, query, countText);
  showMenu(node);
  showStart();
  return count;
}

/** The query that the page shows the results of. */
export function shownQuery(): string | null {
  return new URL(location.href).searchParams.get('q');
}

/** Whether the page shows dishes for its query. */
export function hasResults(): boolean {
  return Number(markOf(document.querySelector(`${marked('data-menu')} ${marked('data-found')}`), 'data-found')) > 0;
}

/** What the page says where nothing is found: that, or what was probably meant. */
export function shownHeading(): string {
  return document.querySelector(`${marked('data-menu')} h2`)?.textContent.trim() ?? '';
}

/** The menu when it loads in time; a menu that can't be loaded takes as long as one that is late. */
function pageOrPause(): Promise<SearchPage | null> {
  const pause = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), debounceMs);
  });
  return Promise.race([pause, loadSearchPage().then((page) => page ?? pause)]);
}

/** The best results come first: a page that is scrolled down goes up to them. */
function showStart(): void {
  const top = document.querySelector(marked('data-menu'))?.getBoundingClientRect().top ?? 0;
  if (top < 0) window.scrollTo({ top: 0, behavior: 'instant' });
}

function setQuery(query: string | null): void {
  const address = new URL(location.href);
  if (query === null) address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}

import { searchProducts } from '#domain/menu/search.ts';
import { isSearch, readQuery } from '#domain/menu/search-query.ts';
import { marked, markOf } from '#domain/page-marks.ts';
import { giveUpReload, reloadMenu, returnToMenu } from './menu-fragment.ts';
import { currentSearchMenu, loadSearchMenu, type SearchMenu } from './search-menu.ts';
import { $shownSearch } from './shown-search.ts';

/** How long a letter waits for the next one, or for the menu to load, before the server is requested. */
const debounceMs = 250;

/**
 * Shows what a text of three letters or more finds, else the menu; the folder in the URL stays unchanged. The browser searches as soon
 * as it has loaded the menu; until then, and for a menu that is too large for it, the server does.
 * Does nothing when the URL already has this query.
 */
export async function searchMenu(text: string): Promise<void> {
  const query = isSearch(text) ? readQuery(text) : null;
  if (query === shownQuery()) return;
  setQuery(query);
  if (query === null) return returnToMenu();
  const menu = currentSearchMenu() ?? (await menuOrPause());
  if (query !== shownQuery()) return;
  if (menu === null) return reloadMenu(false);
  giveUpReload();
  const { index, products, offHours } = menu;
  $shownSearch.set({ query, found: searchProducts([...products.values()], query, index), products, offHours });
}

/** The query that the page shows the results of. */
export function shownQuery(): string | null {
  return new URL(location.href).searchParams.get('q');
}

/** Whether the page shows dishes for its query. */
export function hasResults(): boolean {
  const shown = $shownSearch.get();
  if (shown !== null) return shown.found.best.length > 0;
  return Number(markOf(document.querySelector(`${marked('data-menu')} ${marked('data-found')}`), 'data-found')) > 0;
}

/** The menu when it loads in time; a menu that can't be loaded takes as long as one that is late. */
function menuOrPause(): Promise<SearchMenu | null> {
  const pause = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), debounceMs);
  });
  return Promise.race([pause, loadSearchMenu().then((menu) => menu ?? pause)]);
}

function setQuery(query: string | null): void {
  const address = new URL(location.href);
  if (query === null) address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}

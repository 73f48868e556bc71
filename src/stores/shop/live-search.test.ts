// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';
import { respondWithMenu, searchCall } from '../../../tests/support/screens/search-menu.ts';

const server = mockBackend();
vi.stubGlobal('scrollTo', vi.fn());
const menuPath = { method: 'GET', path: '/fragments/menu' };
const html = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/html' } });

/** The modules of a page that has just loaded. */
async function open() {
  vi.resetModules();
  const { $shownSearch, ...shown } = await import('./shown-search.ts');
  const found = (kind: 'best' | 'related') => $shownSearch.get()?.found[kind].map(({ name }) => name);
  const modules = { ...(await import('./preferences.ts')), ...(await import('./live-search.ts')), ...(await import('./search-menu.ts')) };
  return { ...shown, ...modules, $shownSearch, found, ...(await import('./menu-fragment.ts')) };
}

beforeEach(() => {
  vi.useRealTimers();
  server.reset();
  respondWithMenu(server);
  server.respondRaw(menuPath, html('<p>from the server</p>'));
  document.body.innerHTML = '<div data-menu>menu</div>';
  document.documentElement.lang = 'ru';
  localStorage.clear();
  history.replaceState(null, '', '/?folder=2');
});

describe('a search in the browser', () => {
  it('finds dishes of the visitor’s menu, without a request for each letter', async () => {
    const { loadSearchMenu, searchMenu, shownQuery, hasResults, found, $shownSearch } = await open();
    await loadSearchMenu();
    const before = server.requests().length;
    await searchMenu('овурм');
    expect(found('best')).toEqual(['Жареный лагман']);
    await searchMenu('lagmon');
    expect([found('best'), found('related')]).toEqual([['Жареный лагман', 'Лагман'], []]);
    await searchMenu('lagnon');
    expect($shownSearch.get()?.found.meant).toBe('lagʻmon');
    await searchMenu('lagmon');
    expect([shownQuery(), hasResults(), location.search]).toEqual(['lagmon', true, '?folder=2&q=lagmon']);
    expect(server.requests()).toHaveLength(before);
  });

  it('finds in the same task as the letter', async () => {
    const { loadSearchMenu, searchMenu, found } = await open();
    await loadSearchMenu();
    void searchMenu('плов');
    expect([found('best'), found('related')]).toEqual([['Плов'], ['Жареный лагман']]);
  });

  it('says that it has no results where nothing is found', async () => {
    const { loadSearchMenu, searchMenu, hasResults, found } = await open();
    await loadSearchMenu();
    await searchMenu('суши');
    expect([found('best'), hasResults()]).toEqual([[], false]);
  });

  it('shows the menu at once when the text has fewer than three letters (R-SEARCH-1)', async () => {
    const { loadSearchMenu, searchMenu, $shownSearch } = await open();
    await loadSearchMenu();
    await searchMenu('пл');
    expect($shownSearch.get()).toBeNull();
    await searchMenu(' плов ');
    expect(location.search).toBe(`?folder=2&q=${encodeURIComponent('плов')}`);
    await searchMenu('п');
    expect([location.search, $shownSearch.get(), document.querySelector('[data-menu]')?.textContent]).toEqual(['?folder=2', null, 'menu']);
    expect(server.requests(menuPath)).toEqual([]);
  });

  it('requests the menu afterwards where the server had drawn a search in its place', async () => {
    document.body.innerHTML = '<div data-menu><h1 data-found="2">Поиск</h1></div>';
    const { loadSearchMenu, searchMenu } = await open();
    await loadSearchMenu();
    await searchMenu('плов');
    await searchMenu('');
    expect(document.querySelector('[data-menu]')?.textContent).toBe('from the server');
  });

  it('requests the menu afterwards where one for another place had not arrived', async () => {
    const { loadSearchMenu, searchMenu, reloadMenu, found } = await open();
    await loadSearchMenu();
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.respondRaw(menuPath, () => promise);
    const reloading = reloadMenu();
    await searchMenu('плов');
    resolve(html('<p>late</p>')());
    await reloading;
    expect([found('best'), document.querySelector('[data-menu]')?.outerHTML]).toEqual([['Плов'], '<div data-menu="">menu</div>']);
    server.respondRaw(menuPath, html('<p>of the place</p>'));
    await searchMenu('');
    expect(document.querySelector('[data-menu]')?.textContent).toBe('of the place');
  });

  it('ends with a new menu from the server', async () => {
    const { loadSearchMenu, searchMenu, reloadMenu, $shownSearch } = await open();
    await loadSearchMenu();
    await searchMenu('плов');
    await reloadMenu();
    expect($shownSearch.get()).toBeNull();
  });

  it('knows the dishes that are not served at the moment of the menu', async () => {
    respondWithMenu(server, { offHours: { 1: 'Обед: 12:00–16:00' } });
    const { loadSearchMenu, searchMenu, $shownSearch } = await open();
    await loadSearchMenu();
    await searchMenu('плов');
    expect($shownSearch.get()?.found.best[0]?.isOffHours).toBe(true);
    expect($shownSearch.get()?.offHours).toEqual({ 1: 'Обед: 12:00–16:00' });
  });
});

describe('a search by the server', () => {
  it('follows 250 ms after the last letter when the menu does not load', async () => {
    const { searchMenu } = await open();
    vi.useFakeTimers();
    server.disconnect(searchCall);
    void searchMenu('пло');
    await vi.advanceTimersByTimeAsync(100);
    const last = searchMenu('плов');
    await vi.advanceTimersByTimeAsync(249);
    expect(server.requests(menuPath)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await last;
    expect(server.requests(menuPath).map(({ url }) => url.searchParams.get('q'))).toEqual(['плов']);
    expect(document.querySelector('[data-menu]')?.textContent).toBe('from the server');
  });

  it('replaces a search in the browser when the menu is too large, which is not loaded then', async () => {
    respondWithMenu(server, { isLarge: true });
    const { searchMenu, $suggestions, $shownSearch } = await open();
    await searchMenu('плов');
    expect([$shownSearch.get(), document.querySelector('[data-menu]')?.textContent]).toEqual([null, 'from the server']);
    expect($suggestions.get().popular.map(({ name }) => name)).toEqual(['Плов']);
    expect(server.requests(calls.regionMenu)).toEqual([]);
  });

  it('replaces a search in the browser when there is no menu', async () => {
    server.respondRaw(searchCall, () => Response.json(null));
    const { searchMenu, $suggestions } = await open();
    await searchMenu('плов');
    expect(document.querySelector('[data-menu]')?.textContent).toBe('from the server');
    expect($suggestions.get().popular).toEqual([]);
  });
});

it('a change of the place loads its menu for the search', async () => {
  const { loadSearchMenu, currentSearchMenu, chooseRegion } = await open();
  await loadSearchMenu();
  await loadSearchMenu();
  expect(server.requests(searchCall)).toHaveLength(1);
  chooseRegion('77');
  expect(currentSearchMenu()).toBeNull();
  await loadSearchMenu();
  expect(currentSearchMenu()).not.toBeNull();
  expect(server.requests(searchCall)).toHaveLength(2);
});

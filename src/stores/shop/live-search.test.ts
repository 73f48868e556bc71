// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockBackend } from '../../../tests/support/mock-backend.ts';
import { searchPageHtml } from '../../../tests/support/screens/search-page-html.ts';

const server = mockBackend();
const scrollTo = vi.fn();
vi.stubGlobal('scrollTo', scrollTo);
const menuPath = { method: 'GET', path: '/fragments/menu' };
const searchPath = { method: 'GET', path: '/fragments/search' };
const html = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/html' } });
const countText = (count: number) => `Нашлось: ${count}`;
const names = () => [...document.querySelectorAll('[data-menu] [data-card] h3')].map(({ textContent }) => textContent);

async function open() {
  vi.resetModules();
  const preferences = await import('./preferences.ts');
  const live = await import('./live-search.ts');
  return { ...preferences, ...live, ...(await import('./search-page.ts')), searchMenu: (text: string) => live.searchMenu(text, countText) };
}

beforeEach(() => {
  vi.useRealTimers();
  server.reset();
  scrollTo.mockClear();
  server.respondRaw(searchPath, html(searchPageHtml()));
  server.respondRaw(menuPath, html('<p>from the server</p>'));
  document.body.innerHTML = '<div data-menu>menu</div>';
  document.documentElement.lang = 'ru';
  history.replaceState(null, '', '/?folder=2');
});

describe('a search in the browser', () => {
  it('shows the cards of what is found, without a request for each letter', async () => {
    const { loadSearchPage, searchMenu, shownQuery, hasResults } = await open();
    await loadSearchPage();
    const swapped = vi.fn();
    document.addEventListener('menu:swapped', swapped);
    expect(await searchMenu('овурм')).toBe(1);
    expect(await searchMenu('lagm')).toBe(2);
    expect(await searchMenu('lagmon')).toBe(2);
    expect(names()).toEqual(['Жареный лагман', 'Лагман', 'Плов']);
    expect(swapped).toHaveBeenCalledTimes(3);
    expect(document.querySelector('h1')?.textContent).toBe('Поиск: lagmon');
    expect(document.querySelector('h2')?.textContent).toBe('Нашлось: 2');
    await searchMenu('lagnon');
    expect(document.querySelector('h2')?.textContent).toBe('Нашлось: 2 · Показываем «lagʻmon» вместо «lagnon»');
    await searchMenu('lagmon');
    expect([shownQuery(), hasResults(), location.search]).toEqual(['lagmon', true, '?folder=2&q=lagmon']);
    expect(server.requests().map(({ url }) => url.pathname)).toEqual(['/fragments/search']);
  });

  it('shows results in the same task as the letter', async () => {
    const { loadSearchPage, searchMenu } = await open();
    await loadSearchPage();
    void searchMenu('лагман');
    expect(names()).toEqual(['Жареный лагман', 'Лагман', 'Плов']);
  });

  it('sets apart the dishes that only their description finds, and below a few results popular ones that are not among them', async () => {
    const { loadSearchPage, searchMenu } = await open();
    await loadSearchPage();
    expect(await searchMenu('плов')).toBe(1);
    const groups = [...document.querySelectorAll('[data-menu] section')].map((group) => group.textContent.replace(/\s+/g, ' ').trim());
    expect(groups).toEqual(['Плов', 'Похожие блюдаЖареный лагман', 'Популярные блюдаЛагман']);
    await searchMenu('лагман');
    expect(document.querySelectorAll('[data-menu] section')).toHaveLength(2);
  });

  it('shows what else there is when nothing is found', async () => {
    const { loadSearchPage, searchMenu, hasResults } = await open();
    await loadSearchPage();
    expect(await searchMenu('суши <b>')).toBe(0);
    expect(document.querySelector('[data-menu] h2')?.textContent).toBe('По запросу «суши <b>» ничего нет');
    expect(names()).toEqual(['Плов', 'Лагман']);
    expect(hasResults()).toBe(false);
  });

  it('shows dishes with almost the same name when nothing is found, each once', async () => {
    const { loadSearchPage, searchMenu, shownHeading } = await open();
    await loadSearchPage();
    expect(await searchMenu('плоа')).toBe(0);
    const groups = [...document.querySelectorAll('[data-menu] section')].map((group) => group.textContent.replace(/\s+/g, ' ').trim());
    expect(groups).toEqual(['Показываем «плов» вместо «плоа»Плов', 'Популярные блюдаЛагман']);
    expect(shownHeading()).toBe('Показываем «плов» вместо «плоа»');
    expect(document.body.textContent).not.toContain('ничего нет');
  });

  it('shows the menu again when the text has fewer than three letters (R-SEARCH-1)', async () => {
    const { loadSearchPage, searchMenu } = await open();
    await loadSearchPage();
    await searchMenu('пл');
    expect(document.querySelector('[data-menu]')?.textContent).toBe('menu');
    await searchMenu(' плов ');
    expect(location.search).toBe(`?folder=2&q=${encodeURIComponent('плов')}`);
    await searchMenu('п');
    expect(location.search).toBe('?folder=2');
    expect(document.querySelector('[data-menu]')?.textContent).toBe('from the server');
    expect(server.requests(menuPath)).toHaveLength(1);
  });

  it('goes up to the first result on a page that is scrolled down', async () => {
    const { loadSearchPage, searchMenu } = await open();
    await loadSearchPage();
    const menu = document.querySelector('[data-menu]') as HTMLElement;
    menu.getBoundingClientRect = () => ({ top: -500 }) as DOMRect;
    await searchMenu('плов');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('a search by the server', () => {
  it('follows 250 ms after the last letter when the menu does not load', async () => {
    const { searchMenu } = await open();
    vi.useFakeTimers();
    server.disconnect(searchPath);
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

  it.each([
    ['the menu is too large', searchPageHtml({ isLarge: true }), ['Плов']],
    ['there is no menu', '', []],
  ])('replaces a search in the browser when %s', async (_, response, popular) => {
    server.respondRaw(searchPath, html(response));
    const { searchMenu, $suggestions } = await open();
    expect(await searchMenu('плов')).toBeNull();
    expect(document.querySelector('[data-menu]')?.textContent).toBe('from the server');
    expect($suggestions.get().popular.map(({ name }) => name)).toEqual(popular);
  });
});

it('a change of the place loads its menu for the search', async () => {
  const { loadSearchPage, currentSearchPage, chooseRegion } = await open();
  await loadSearchPage();
  await loadSearchPage();
  expect(server.requests(searchPath)).toHaveLength(1);
  chooseRegion('77');
  expect(currentSearchPage()).toBeNull();
  await loadSearchPage();
  expect(currentSearchPage()).not.toBeNull();
  expect(server.requests(searchPath)).toHaveLength(2);
});

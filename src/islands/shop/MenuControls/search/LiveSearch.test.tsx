// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ownWords from '../../../../../locales/ru/menu-controls.json' with { type: 'json' };
import { mockBackend } from '../../../../../tests/support/mock-backend.ts';
import '../../../../../tests/support/screens/native-dialog.ts';
import { respondWithMenu, searchCall } from '../../../../../tests/support/screens/search-menu.ts';

const server = mockBackend();
const scrollTo = vi.fn();
vi.stubGlobal('scrollTo', scrollTo);
// jsdom loads no stylesheets.
vi.mock('#ui/load-styles.ts', () => ({ loadStyles: async () => {} }));
const { emptyCart } = await import('#stores/shop/cart.ts');
const { chooseRegion } = await import('#stores/shop/preferences.ts');
const { forgetSearches } = await import('#stores/shop/last-searches.ts');
const { loadWords } = await import('#i18n/lazy-words.ts');
const { MenuControls } = await import('../MenuControls.tsx');

const fragment = { method: 'GET', path: '/fragments/menu' };
const html = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/html' } });
const field = () => document.querySelector('form[data-search] input') as HTMLInputElement;
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const menuSlot = '<div data-menu>menu</div>';

async function hydrate(page = menuSlot) {
  document.body.insertAdjacentHTML('beforeend', '<form data-search><input type="search" name="q"></form>');
  render(
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's menu, as the page contains it */}
      <div dangerouslySetInnerHTML={{ __html: page }} />
      <MenuControls locale="ru" words={ownWords} />
    </>,
  );
  await act(() => loadWords('ru', 'menu-actions'));
}

async function openSearch(page = menuSlot) {
  await hydrate(page);
  act(() => field().focus());
  // the code of the search is read from disk at its first focus
  await screen.findByRole('list', { name: 'Популярные блюда' }, { timeout: 15_000 });
}

let region = 100;
beforeEach(() => {
  server.reset();
  respondWithMenu(server);
  server.respondRaw(fragment, html('<p>from the server</p>'));
  localStorage.clear();
  act(() => {
    forgetSearches();
    emptyCart();
    // each test loads the menu of its own place
    region += 1;
    chooseRegion(`${region}`);
  });
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  document.querySelector('form[data-search]')?.remove();
});

describe('the search of the header', () => {
  it('loads nothing before the field has the focus', async () => {
    await hydrate();
    expect(server.requests(searchCall)).toEqual([]);
  });

  it('shows results with their number during typing, with the buttons to add them', async () => {
    await openSearch();
    type('lagmon');
    await screen.findByText('Нашлось 2 блюда', { selector: '[role=status]' });
    expect(screen.queryByRole('list', { name: 'Разделы меню' })).toBeNull();
    const card = screen.getByRole('link', { name: 'Лагман' }).closest('article') as HTMLElement;
    expect(
      within(card)
        .getByRole('button', { name: /^Добавить/ })
        .matches('[data-card="3"] [data-add]'),
    ).toBe(true);
    expect(server.requests(fragment)).toEqual([]);
  });

  it('shows results in place of the dishes of the menu, with its rows of categories, until the field is cleared', async () => {
    await openSearch('<div data-menu><nav><a href="/" aria-current="page">Плов</a></nav></div>');
    const swapped = vi.fn();
    document.addEventListener('menu:swapped', swapped);
    type('лагман');
    const first = await screen.findByRole('link', { name: 'Лагман' });
    expect(headings()).toEqual(['Поиск: лагман', 'Нашлось 2 блюда', 'Жареный лагман', 'Лагман', 'Популярные блюда', 'Плов']);
    const menu = document.querySelector('[data-menu]');
    expect([menu?.hasAttribute('data-searched'), menu?.querySelector('[aria-current]'), swapped.mock.calls.length]).toEqual([
      true,
      null,
      1,
    ]);
    type('лагмон');
    await screen.findByRole('heading', { name: 'Нашлось 2 блюда · Показываем «лагман» вместо «лагмон»' });
    expect(screen.getByRole('link', { name: 'Лагман' })).toBe(first);
    type('');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    expect([menu?.hasAttribute('data-searched'), menu?.querySelector('a')?.getAttribute('aria-current')]).toEqual([false, 'page']);
    expect(server.requests(fragment)).toEqual([]);
    document.removeEventListener('menu:swapped', swapped);
  });

  it('goes up to the first result on a page that is scrolled down', async () => {
    await openSearch();
    scrollTo.mockClear();
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: -500 } as DOMRect);
    type('плов');
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' }));
    place.mockRestore();
  });

  it('says what it read a query as that is typed in the other keyboard layout', async () => {
    await openSearch();
    type('gkjd');
    await screen.findByText(/Показываем «плов» вместо «gkjd»$/, { selector: '[role=status]' });
    type('суши');
    await screen.findByText('По запросу «суши» ничего нет', { selector: '[role=status]' });
  });

  it('suggests popular dishes, the categories of the menu and the last searches that found something, which can be repeated and cleared', async () => {
    await openSearch();
    expect(screen.getByRole('link', { name: /Плов.*52.000 сум/ }).getAttribute('href')).toBe('/product/1');
    const categories = within(screen.getByRole('list', { name: 'Разделы меню' })).getAllByRole('link');
    expect(categories.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Супы', '/?folder=0'],
      ['Плов', '/?folder=1'],
    ]);
    for (const text of ['лагман', 'суши', 'плов']) {
      type(text);
      await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(`Поиск: ${text}`));
      fireEvent.submit(field().form as HTMLFormElement);
    }
    type('');
    const last = within(await screen.findByRole('list', { name: 'Вы искали' })).getAllByRole('button');
    expect(last.map(({ textContent }) => textContent)).toEqual(['плов', 'лагман']);
    fireEvent.click(last[1] as HTMLElement);
    expect([field().value, document.activeElement]).toEqual(['лагман', field()]);
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Поиск: лагман'));
    type('');
    fireEvent.click(await screen.findByRole('button', { name: 'Очистить' }));
    expect(screen.queryByRole('list', { name: 'Вы искали' })).toBeNull();
    expect(localStorage.getItem('searches')).not.toContain('плов');
  });

  it('moves the focus by the arrow keys from the moment the suggestions are shown', async () => {
    await hydrate();
    let focused: Element | null = null;
    const observer = new MutationObserver(() => {
      if (document.querySelector('.search-dish') === null) return;
      observer.disconnect();
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      focused = document.activeElement;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    act(() => field().focus());
    const popular = await screen.findByRole('list', { name: 'Популярные блюда' }, { timeout: 15_000 });
    expect(focused).toBe(within(popular).getByRole('link'));
  });

  it('closes the suggestions by Escape and when the focus leaves, and the arrow keys move through them', async () => {
    await openSearch();
    const popular = screen.getByRole('list', { name: 'Популярные блюда' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(within(popular).getByRole('link'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('list', { name: 'Популярные блюда' })).toBeNull();
    act(() => field().blur());
    act(() => field().focus());
    await screen.findByRole('list', { name: 'Популярные блюда' });
    act(() => field().blur());
    expect(screen.queryByRole('list', { name: 'Популярные блюда' })).toBeNull();
  });

  it('is closed on a phone, whose screen it covers, by its button', async () => {
    await openSearch();
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('list', { name: 'Популярные блюда' })).toBeNull();
  });

  it('leaves the form unchanged on a page without a menu, and remembers what is sent', async () => {
    await openSearch('<main>a dish</main>');
    type('плов');
    const isSent = fireEvent.submit(field().form as HTMLFormElement);
    expect([isSent, location.search]).toEqual([true, '']);
    expect(JSON.parse(localStorage.getItem('searches') ?? '{}').value).toEqual(['плов']);
  });
});

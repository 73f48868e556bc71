// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleWireMenu, sampleWireProduct } from '#contract/shop/sample-wire.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
vi.stubGlobal('scrollTo', vi.fn());
const { chooseOrderType, chooseRegion, chooseRestaurant, $selectedRestaurantId } = await import('./preferences.ts');
const { $menu, loadMenu } = await import('./menu.ts');
const { $menuFragment, reloadMenu } = await import('./menu-fragment.ts');

const fragment = (locale = '') => ({ method: 'GET', path: `${locale}/fragments/menu` });
const respondHtml = (html: string, type = 'text/html', locale = '') =>
  server.respondRaw(fragment(locale), () => new Response(html, { headers: { 'content-type': type } }));
const product = sampleWireProduct({ id: 1001, name: 'Плов', category: { id: 2 }, price: 52_000 });
const requested = () => server.requests().map(({ url }) => url.pathname + url.search);

beforeEach(() => {
  server.reset();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  document.documentElement.lang = 'ru';
  chooseOrderType(0);
  chooseRegion('7');
  chooseRegion('1');
});

describe('loadMenu', () => {
  it('requests the region menu without coordinates, once for the same choices (R-MENU-6)', async () => {
    server.respond(calls.regionMenu, sampleWireMenu({ products: [product], restaurantId: 3 }));
    const [first, second] = await Promise.all([loadMenu(), loadMenu()]);
    expect(first).toBe(second);
    await loadMenu();
    expect(requested()).toEqual(['/api/regionmenu?RegionId=1']);
    expect($menu.get().products.get('1001')).toMatchObject({ name: 'Плов', categoryId: '2', modifierGroups: [] });
    expect($selectedRestaurantId.get()).toBe('3');
  });

  it('requests the restaurant menu for pickup at a chosen restaurant', async () => {
    server.respond(calls.restaurantMenu, sampleWireMenu({ products: [product], restaurantId: 5 }));
    chooseOrderType(200);
    chooseRestaurant('5');
    await loadMenu();
    expect(requested()).toEqual(['/api/restaurantmenu?RestaurantId=5']);
  });

  it.each([
    ['an error field of the response', { error: 'Кухня закрыта' }],
    ['an error keyed by locale', { error: { ru: 'Кухня закрыта', en: 'Closed' } }],
    ['an error field of the response’s data', { data: { error: 'Кухня закрыта' } }],
    ['an error of the data with a message', { categories: [], data: { error: { message: 'Кухня закрыта' } } }],
    ['an error with a message by locale', { error: { message: { ru: 'Кухня закрыта', en: 'Closed', uz: 'Yopiq' } } }],
  ])('is failed and not filled by %s (R-MENU-2), and tried again', async (_, body) => {
    chooseRegion(`of ${JSON.stringify(body).length}`);
    server.respondRaw(calls.regionMenu, () => Response.json(body));
    expect(await loadMenu()).toMatchObject({ status: 'error', products: new Map(), problem: { message: 'Кухня закрыта' } });
    server.respond(calls.regionMenu, sampleWireMenu({ products: [product] }));
    expect(await loadMenu()).toMatchObject({ status: 'success' });
  });
});

describe('the menu fragment', () => {
  const showMenu = () => {
    document.body.innerHTML =
      '<input name="q"><div data-menu><article data-card><a href="/product/1"></a><button data-add>old</button></article></div>';
    return document.querySelector<HTMLElement>('[data-menu]') as HTMLElement;
  };

  it('replaces the menu in the language of the page, notifies listeners, keeps focus', async () => {
    const menu = showMenu();
    menu.querySelector('button')?.focus();
    document.documentElement.lang = 'en';
    history.replaceState(null, '', '/en?folder=2&utm=x');
    const swapped = vi.fn();
    document.addEventListener('menu:swapped', swapped, { once: true });
    const card = '<article data-card><a href="/product/1"></a><button data-add>new</button></article>';
    respondHtml(card, 'text/html; charset=utf-8', '/en');
    await reloadMenu();
    expect(requested()).toEqual(['/en/fragments/menu?folder=2']);
    expect(document.activeElement).toBe(menu.querySelector('button'));
    expect(menu.textContent).toBe('new');
    expect(swapped).toHaveBeenCalledOnce();
  });

  it('leaves the old menu on screen after an error and reports it', async () => {
    const menu = showMenu();
    server.respondRaw(fragment(), () => Response.json({ message: 'x' }, { status: 500 }));
    await reloadMenu();
    expect(menu.textContent).toBe('old');
    expect($menuFragment.get()).toMatchObject({ status: 'error', problem: { message: 'x' } });
    expect(menu.hasAttribute('aria-busy')).toBe(false);
  });

  it('sends no request on a page without a menu', async () => {
    await reloadMenu();
    expect(server.requests()).toEqual([]);
  });
});

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireProduct } from '#contract/shop/menu.ts';
import { sampleWireMenu, sampleWireProduct } from '#contract/shop/sample-wire.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { addToCart, emptyCart } = await import('./cart.ts');
const { chooseRegion } = await import('./preferences.ts');
const { $menuChange, changeMenu, confirmMenuChange, dropMenuChange, settledMenuChange } = await import('./menu-change.ts');

const product = (id: string, isAvailable = true) => sampleWireProduct({ id, name: id, isAvailable });
const menuOf = (...products: WireProduct[]) => server.respond(calls.regionMenu, sampleWireMenu({ products, restaurantId: '2' }));
const put = (productId: string, name: string) =>
  addToCart({ productId, quantity: 1, modifiers: [], combo: [] }, { name, image: null, unitPrice: 1, choices: [] });
const apply = vi.fn();

beforeEach(() => {
  emptyCart();
  chooseRegion('1');
  apply.mockReset();
  server.reset();
  dropMenuChange();
});

it('with an empty cart a choice needs no confirmation', async () => {
  await changeMenu({ regionId: '9' }, apply);
  expect([apply.mock.calls.length, server.requests().length]).toEqual([1, 0]);
});

it('a menu with all dishes of the cart needs no confirmation', async () => {
  put('1', 'Плов');
  menuOf(product('1'));
  await changeMenu({ regionId: '9' }, apply);
  expect(server.requests()[0]?.url).toMatchObject({ pathname: '/api/regionmenu', search: '?RegionId=9' });
  expect(apply).toHaveBeenCalledOnce();
});

it('dishes that are missing or sold out there are named before anything changes', async () => {
  put('1', 'Плов');
  put('2', 'Лагман');
  put('3', 'Чай');
  menuOf(product('1', false), product('3'));
  await changeMenu({ regionId: '9' }, apply);
  expect($menuChange.get()?.missing).toEqual(['Плов', 'Лагман']);
  expect(apply).not.toHaveBeenCalled();
  confirmMenuChange();
  expect([apply.mock.calls.length, $menuChange.get()]).toEqual([1, null]);
});

it('a cancelled choice changes nothing', async () => {
  put('1', 'Плов');
  menuOf();
  await changeMenu({ regionId: '9' }, apply);
  dropMenuChange();
  confirmMenuChange();
  expect(apply).not.toHaveBeenCalled();
});

it('a menu that fails to load does not block the choice', async () => {
  put('1', 'Плов');
  server.reject(calls.regionMenu, { code: 'UNAVAILABLE' });
  await changeMenu({ regionId: '9' }, apply);
  expect(apply).toHaveBeenCalledOnce();
});

it('settledMenuChange resolves when the choice was made', async () => {
  put('1', 'Плов');
  menuOf(product('1'));
  void changeMenu({ regionId: '9' }, apply);
  expect(apply).not.toHaveBeenCalled();
  await settledMenuChange();
  expect(apply).toHaveBeenCalledOnce();
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleWireMenu, sampleWireProduct } from '#contract/shop/sample-wire.ts';
import { cartCount } from '#domain/cart/cart.ts';
import words from '../../../../locales/ru/favorite-list.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { $cart, emptyCart } = await import('#stores/shop/cart.ts');
const { chooseRegion } = await import('#stores/shop/preferences.ts');
const { $favorites, forgetFavorites, toggleFavorite } = await import('#stores/shop/favorites.ts');
const { FavoriteList } = await import('./FavoriteList.tsx');

const plov = sampleWireProduct({ id: '1', name: 'Плов', price: 52_000 });
const menu = sampleWireMenu({ products: [plov], restaurantId: '2' });
const show = () => render(<FavoriteList locale="ru" words={words} menuHref="/" />);

beforeEach(() => {
  server.respond(calls.regionMenu, menu);
  chooseRegion('1');
  forgetFavorites();
  act(emptyCart);
});
afterEach(cleanup);

test('without favorites it explains how to add one', async () => {
  show();
  expect((await screen.findByRole('link', { name: words.toMenu })).getAttribute('href')).toBe('/');
});

test('one tap adds a favorite to the cart, another removes it from the list', async () => {
  void toggleFavorite('1');
  show();
  expect((await screen.findByRole('link', { name: 'Плов' })).getAttribute('href')).toBe('/product/1');
  expect(screen.queryByText(/^52\s000/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Добавить: Плов' }));
  expect(cartCount($cart.get())).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Убрать из избранного: Плов' }));
  expect($favorites.get()).toEqual([]);
});

test('a name without a translation is marked as Russian on a page of another language', async () => {
  void toggleFavorite('1');
  render(<FavoriteList locale="en" words={words} menuHref="/" />);
  expect((await screen.findByRole('link', { name: 'Плов' })).lang).toBe('ru');
});

test('after the favorites a link leads to the menu for more', async () => {
  void toggleFavorite('1');
  show();
  expect((await screen.findByRole('link', { name: new RegExp(words.more) })).getAttribute('href')).toBe('/');
});

test('what is in the cart is named below the list, and leads to the checkout', async () => {
  void toggleFavorite('1');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Добавить: Плов' }));
  const link = screen.getByRole('link', { name: /^В корзине 1 блюдо\s*52\s000\sсум$/ });
  expect(link.getAttribute('href')).toBe('/profile/cart');
});

test('the heart has a tooltip on hover and on keyboard focus', async () => {
  void toggleFavorite('1');
  show();
  const heart = await screen.findByRole('button', { name: 'Убрать из избранного: Плов' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => heart.focus());
  expect(screen.getByRole('tooltip').textContent).toBe('Убрать из избранного: Плов');
});

test('dishes that this menu does not have are counted', async () => {
  void toggleFavorite('gone');
  void toggleFavorite('1');
  show();
  await screen.findByText('Ещё 1 нет в этом ресторане. Выберите другой, чтобы увидеть всё.');
});

test('a favorite that is not served now says when it is, and can not be added', async () => {
  void toggleFavorite('1');
  render(<FavoriteList locale="ru" words={words} menuHref="/" offHours={{ '1': 'Завтраки: 08:00–11:00' }} />);
  expect((await screen.findByRole('link', { name: 'Плов' })).closest('li')?.textContent).toContain('Завтраки: 08:00–11:00');
  expect(screen.queryByRole('button', { name: 'Добавить: Плов' })).toBeNull();
});

test('a reduced price stands beside the price before', async () => {
  server.respond(calls.regionMenu, { ...menu, products: [{ ...plov, oldPrice: 60_000 }] });
  chooseRegion('2');
  void toggleFavorite('1');
  show();
  await screen.findByText(/^60\s000/, { selector: 's' });
});

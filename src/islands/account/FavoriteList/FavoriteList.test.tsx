// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleWireMenu, sampleWireProduct } from '#contract/shop/sample-wire.ts';
import { cartCount } from '#domain/cart/cart.ts';
import cardWords from '../../../../locales/ru/dish-card.json' with { type: 'json' };
import listWords from '../../../../locales/ru/favorite-list.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import { startPage } from '../../../../tests/support/screens/cards.ts';

const server = mockBackend();
const { $cart, emptyCart } = await import('#stores/shop/cart.ts');
const { chooseRegion } = await import('#stores/shop/preferences.ts');
const { $favorites, forgetFavorites, toggleFavorite } = await import('#stores/shop/favorites.ts');
const { FavoriteList } = await import('./FavoriteList.tsx');

const words = { ...listWords, ...cardWords };
const plov = sampleWireProduct({ id: '1', name: 'Плов', price: 52_000 });
const menu = sampleWireMenu({ products: [plov], restaurantId: '2' });
const show = () => render(<FavoriteList locale="ru" words={words} menuHref="/" />);

beforeEach(async () => {
  server.respond(calls.regionMenu, menu);
  chooseRegion('1');
  forgetFavorites();
  act(emptyCart);
  await startPage('');
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
  fireEvent.click(await screen.findByRole('button', { name: 'Добавить: Плов' }));
  expect(cartCount($cart.get())).toBe(1);
  const heart = screen.getByRole('button', { name: 'В избранное: Плов' });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  act(() => heart.click());
  expect($favorites.get()).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Плов' })).toBeNull();
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

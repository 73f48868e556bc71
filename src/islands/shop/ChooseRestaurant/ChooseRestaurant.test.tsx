// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/choose-restaurant.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { addChosen } = await import('#stores/shop/before-adding.ts');
const { addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { $orderType, $region, $restaurantId, forgetPlace } = await import('#stores/shop/preferences.ts');
const { ChooseRestaurant } = await import('./ChooseRestaurant.tsx');

const addDish = (isAwaited = true) => {
  const add = vi.fn();
  addChosen(add, isAwaited);
  return add;
};
const show = () => render(<ChooseRestaurant words={words} restaurantId="8" regionId="9" orderType={200} menuHref="#menu" />);
const press = () => fireEvent.click(screen.getByRole('button', { name: words.pickup }));
const choices = () => [$orderType.get(), $region.get(), $restaurantId.get()];
afterEach(() => {
  cleanup();
  act(emptyCart);
  act(forgetPlace);
});

test('the button chooses the restaurant with its region and order type, links to the menu, and then says that it is chosen', () => {
  show();
  expect($restaurantId.get()).toBeNull();
  press();
  expect(choices()).toEqual([200, '9', '8']);
  expect(location.hash).toBe('#menu');
  cleanup();
  location.hash = '';
  show();
  fireEvent.click(screen.getByRole('button', { name: words.chosen }));
  expect(location.hash).toBe('#menu');
});

test('a restaurant without pickup says that it delivers', () => {
  render(<ChooseRestaurant words={words} restaurantId="8" regionId="9" orderType={0} menuHref="#menu" />);
  fireEvent.click(screen.getByRole('button', { name: words.order }));
  expect(choices()).toEqual([0, '9', '8']);
});

test('unavailable dishes are named first, and canceling changes nothing', async () => {
  act(() => addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 1, choices: [] }));
  const menu = { categories: [], products: [], priceOfDelivery: 0, restaurantId: '8', deliveryDuration: 30, error: null };
  server.respond(calls.restaurantMenu, menu);
  const before = choices();
  location.hash = '';
  show();
  press();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Плов');
  fireEvent.click(screen.getByRole('button', { name: words.changeCancel }));
  expect([choices(), location.hash]).toEqual([before, '']);
});

test('the first dish that is added chooses the restaurant', () => {
  show();
  expect(addDish()).toHaveBeenCalledOnce();
  expect(choices()).toEqual([200, '9', '8']);
  expect(addDish()).toHaveBeenCalledOnce();
});

test('a dish is added only after the confirmation when the cart has dishes that the restaurant does not have', async () => {
  act(() => addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 1, choices: [] }));
  server.respond(calls.restaurantMenu, {
    categories: [],
    products: [],
    priceOfDelivery: 0,
    restaurantId: '8',
    deliveryDuration: 30,
    error: null,
  });
  show();
  const add = addDish();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Плов');
  expect([$restaurantId.get(), add.mock.calls.length]).toEqual([null, 0]);
  fireEvent.click(screen.getByRole('button', { name: words.changeConfirm }));
  expect([$restaurantId.get(), add.mock.calls.length]).toEqual(['8', 1]);
});

test('a dish of the menu that the visitor already has is added without a choice, and so is one after the page is left', () => {
  render(<ChooseRestaurant words={words} restaurantId="8" regionId="9" orderType={200} menuHref="#menu" isServing />);
  expect(addDish()).toHaveBeenCalledOnce();
  cleanup();
  expect(addDish(false)).toHaveBeenCalledOnce();
  expect($restaurantId.get()).toBeNull();
});

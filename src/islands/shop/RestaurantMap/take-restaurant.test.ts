// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleRestaurant } from '#domain/place/sample-restaurant.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { $menuChange } = await import('#stores/shop/menu-change.ts');
const { $orderType, $region, $restaurantId, forgetPlace } = await import('#stores/shop/preferences.ts');
const { takeRestaurant } = await import('./take-restaurant.ts');

const restaurant = sampleRestaurant({ id: '8', latitude: 39.655, longitude: 66.9757, regionId: '9' });
const take = async () => {
  const shown: string[] = [];
  await takeRestaurant(restaurant, 'ru', (href) => shown.push(href));
  return shown;
};
afterEach(() => {
  emptyCart();
  forgetPlace();
});

test('a restaurant is chosen for pickup with its region, and its menu is shown', async () => {
  expect(await take()).toEqual(['/']);
  expect([$orderType.get(), $region.get(), $restaurantId.get()]).toEqual([200, '9', '8']);
});

test('where dishes of the cart are missing nothing is chosen, and the page of the restaurant is shown', async () => {
  addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 1, choices: [] });
  const menu = { categories: [], products: [], priceOfDelivery: 0, restaurantId: '8', deliveryDuration: 30, error: null };
  server.respond(calls.restaurantMenu, menu);
  expect(await take()).toEqual(['/restaurant/8']);
  expect([$restaurantId.get(), $menuChange.get()]).toEqual([null, null]);
});

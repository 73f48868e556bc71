import { expect, it } from 'vitest';
import { demoFile } from '../../../../../.storybook/demo-shop.ts';
import { countRestaurants, draftOfRestaurants, recordOfRestaurants, wrongRestaurant } from './restaurants-draft.ts';

const restaurants = demoFile.restaurants.slice(0, 3);
const [dish] = demoFile.products;
if (dish === undefined) throw new Error('the demo catalog has no dishes');
const own = { ...dish, restaurantIds: [1, 2], restaurantPrices: [{ restaurantId: 2, price: 50_000 }] };

it('a dish without entries is sold everywhere at its price, and gets none when nothing is changed', () => {
  const draft = draftOfRestaurants(dish, restaurants);
  expect(draft).toEqual({ prices: { 1: '', 2: '', 3: '' }, isSold: { 1: true, 2: true, 3: true } });
  expect(recordOfRestaurants(draft, dish, restaurants)).toEqual({});
  expect(recordOfRestaurants(draftOfRestaurants(null, restaurants), null, restaurants)).toEqual({});
});

it('what is not changed stays as it is', () => {
  const draft = draftOfRestaurants(own, restaurants);
  expect(recordOfRestaurants(draft, own, restaurants)).toEqual({
    restaurantIds: own.restaurantIds,
    restaurantPrices: own.restaurantPrices,
  });
  expect(countRestaurants(draft)).toEqual({ sold: 2, priced: 1 });
});

it('the ids of restaurants keep the type that the file has', () => {
  const draft = { prices: { 1: '45 000', 2: '', 3: '' }, isSold: { 1: true, 2: false, 3: true } };
  expect(recordOfRestaurants(draft, own, restaurants)).toEqual({
    restaurantIds: [1, 3],
    restaurantPrices: [{ restaurantId: 1, price: 45_000 }],
  });
});

it('a dish that all sell again, at its price, names no restaurant', () => {
  const draft = { prices: { 1: '', 2: ' ', 3: '' }, isSold: { 1: true, 2: true, 3: true } };
  expect(recordOfRestaurants(draft, own, restaurants)).toEqual({});
});

it('a restaurant that was added while the form was open keeps what the record says of it', () => {
  const draft = draftOfRestaurants(dish, restaurants.slice(0, 2));
  expect(recordOfRestaurants(draft, dish, restaurants)).toEqual({});
});

it.each([
  ['0', 'restaurantPriceWrong'],
  ['-5', 'restaurantPriceWrong'],
  ['52,5', 'restaurantPriceWrong'],
  ['1234567890', 'restaurantPriceWrong'],
  ['52 000', undefined],
  ['', undefined],
])('the price “%s” is wrong or not', (text, rule) => {
  const draft = { ...draftOfRestaurants(dish, restaurants), prices: { 1: '', 2: text, 3: '' } };
  expect(wrongRestaurant(draft)?.rule).toBe(rule);
});

it('at least one restaurant sells the dish, where there is any', () => {
  const draft = draftOfRestaurants(dish, restaurants);
  expect(wrongRestaurant({ ...draft, isSold: { 1: false, 2: false, 3: false } })).toEqual({ rule: 'soldNowhere', at: null });
  expect(wrongRestaurant(draftOfRestaurants(dish, []))).toBeNull();
});

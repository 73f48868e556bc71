import { expect, it } from 'vitest';
import { atRestaurantPrice, changedRestaurantPrices, isRestaurantPrice } from './restaurant-prices.ts';
import { sampleProduct } from './sample-menu.ts';

const dish = sampleProduct({ id: '1', price: 30_000, oldPrice: 40_000 });

it('a restaurant without a price of its own sells the dish at its price, the same object', () => {
  expect(atRestaurantPrice(dish, undefined)).toBe(dish);
  expect(atRestaurantPrice(dish, 30_000)).toBe(dish);
});

it('beside the price of a restaurant no old price is struck through', () => {
  expect(atRestaurantPrice(dish, 35_000)).toEqual({ ...dish, price: 35_000, oldPrice: null });
});

it('the price of a restaurant is a whole sum above 0', () => {
  expect([1, 35_000, 0, -1, 1.5, Number.NaN].map(isRestaurantPrice)).toEqual([true, true, false, false, false, false]);
});

it('a change of many prices moves the prices of restaurants, too, and none falls below one step of the rounding', () => {
  const prices = [
    { restaurantId: 1, price: 35_000 },
    { restaurantId: 'airport', price: 900 },
  ];
  expect(changedRestaurantPrices(prices, { kind: 'percent', value: 10, roundTo: 500 })).toEqual([
    { restaurantId: 1, price: 38_500 },
    { restaurantId: 'airport', price: 1_000 },
  ]);
  expect(changedRestaurantPrices(prices, { kind: 'amount', value: -1_000, roundTo: 500 })).toEqual([
    { restaurantId: 1, price: 34_000 },
    { restaurantId: 'airport', price: 500 },
  ]);
});

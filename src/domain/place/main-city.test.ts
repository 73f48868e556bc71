import { expect, test } from 'vitest';
import { mainCity } from './main-city.ts';

const at = (id: string, regionId: string | null) => ({ id, regionId });
const ids = (restaurants: readonly { readonly id: string }[]) => restaurants.map(({ id }) => id);
const restaurants = [at('1', 'samarkand'), at('2', 'tashkent'), at('3', 'tashkent'), at('4', 'bukhara'), at('5', 'bukhara')];

test('the map opens on the region with the most restaurants, the first of equal ones', () => {
  expect(ids(mainCity(restaurants, null))).toEqual(['2', '3']);
});

test('the map opens on the chosen region if it has a restaurant', () => {
  expect(ids(mainCity(restaurants, 'samarkand'))).toEqual(['1']);
  expect(ids(mainCity(restaurants, 'andijan'))).toEqual(['2', '3']);
});

test('the map opens on all restaurants when no region has two', () => {
  expect(ids(mainCity([at('1', 'a'), at('2', null)], null))).toEqual(['1', '2']);
  expect(mainCity([], null)).toEqual([]);
});

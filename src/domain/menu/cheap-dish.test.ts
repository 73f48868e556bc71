import { expect, test } from 'vitest';
import { cheapDish, dishesForMinimum } from './cheap-dish.ts';
import { sampleGroup, sampleProduct } from './sample-menu.ts';

const always = () => true;
const priced = (id: string, price: number) => sampleProduct({ id, price });
const bread = priced('bread', 6_000);
const tea = priced('tea', 9_000);
const salad = priced('salad', 17_000);
const menu = [salad, tea, bread, priced('soup', 32_000), priced('plov', 52_000), priced('set', 150_000)];

test('the cheapest dish that is enough alone is offered', () => {
  expect(cheapDish(menu, 8_000, [], always)).toBe(tea);
  expect(cheapDish(menu, 50_000, [], always)?.id).toBe('plov');
  expect(cheapDish(menu, 151_000, [], always)).toBeUndefined();
});

test('what is in the cart, has choices, is a set or can not be ordered is not offered', () => {
  const others = [
    sampleProduct({ id: 'choices', price: 6_000, modifierGroups: [sampleGroup({ id: 'size' })] }),
    sampleProduct({ id: 'parts', price: 6_000, isSet: true }),
    sampleProduct({ id: 'gone', price: 6_000, isAvailable: false }),
  ];
  expect(cheapDish([...others, bread, tea], 6_000, ['bread'], always)).toBe(tea);
  expect(cheapDish(others, 6_000, [], always)).toBeUndefined();
});

test('what is not served at the time of the order is not offered', () => {
  expect(cheapDish([bread, tea], 6_000, [], (dish) => dish !== bread)).toBe(tea);
  expect(cheapDish([bread, tea], 6_000, [], () => false)).toBeUndefined();
});

test('for the minimum order the cheapest dish of each category is offered that is enough alone, at most three', () => {
  const ids = (...query: Parameters<typeof dishesForMinimum>) => dishesForMinimum(...query).map(({ id }) => id);
  const other = ['grill', 'pasta', 'fish'].map((categoryId, at) => sampleProduct({ id: categoryId, categoryId, price: 20_000 + at }));
  expect(ids(menu, 8_000, [], always)).toEqual(['tea']);
  expect(ids([...menu, ...other], 10_000, [], always)).toEqual(['salad', 'grill', 'pasta']);
  expect(ids(menu, 8_000, ['tea'], (dish) => dish !== salad)).toEqual(['soup']);
});

test('for the minimum order the most expensive dishes are offered when none is enough alone', () => {
  const fish = sampleProduct({ id: 'fish', categoryId: 'fish', price: 90_000 });
  expect(dishesForMinimum([...menu, fish], 400_000, [], always).map(({ id }) => id)).toEqual(['set', 'fish']);
  expect(dishesForMinimum([], 8_000, [], always)).toEqual([]);
});

import { expect, test } from 'vitest';
import { cheapDish, dishForMinimum } from './cheap-dish.ts';
import { sampleGroup, sampleProduct } from './sample-menu.ts';

const always = () => true;
const priced = (id: string, price: number) => sampleProduct({ id, price });
const bread = priced('bread', 6_000);
const tea = priced('tea', 9_000);
const salad = priced('salad', 17_000);
const menu = [salad, tea, bread, priced('soup', 32_000), priced('plov', 52_000), priced('set', 150_000)];

test('the cheapest dish is offered when much is missing', () => {
  expect(cheapDish(menu, 123_000, [], always)).toBe(bread);
});

test('of the five cheapest dishes the first that is enough alone is offered', () => {
  expect(cheapDish(menu, 8_000, [], always)).toBe(tea);
  expect(cheapDish(menu, 50_000, [], always)?.id).toBe('plov');
});

test('what is in the cart, has choices, is a set or can not be ordered is not offered', () => {
  const others = [
    sampleProduct({ id: 'choices', price: 1_000, modifierGroups: [sampleGroup({ id: 'size' })] }),
    sampleProduct({ id: 'parts', price: 1_000, isSet: true }),
    sampleProduct({ id: 'gone', price: 1_000, isAvailable: false }),
  ];
  expect(cheapDish([...others, bread, tea], 100_000, ['bread'], always)).toBe(tea);
  expect(cheapDish(others, 100_000, [], always)).toBeUndefined();
});

test('what is not served at the time of the order is not offered', () => {
  expect(cheapDish([bread, tea], 100_000, [], (dish) => dish !== bread)).toBe(tea);
  expect(cheapDish([bread, tea], 100_000, [], () => false)).toBeUndefined();
});

test('for the minimum order the cheapest dish that is enough alone is offered, otherwise the most expensive', () => {
  expect(dishForMinimum(menu, 8_000, [], always)).toBe(tea);
  expect(dishForMinimum(menu, 60_000, [], always)?.id).toBe('set');
  expect(dishForMinimum(menu, 60_000, ['set'], always)?.id).toBe('plov');
  expect(dishForMinimum(menu, 8_000, ['tea'], (dish) => dish !== salad)?.id).toBe('soup');
  expect(dishForMinimum([], 8_000, [], always)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { cheapDish } from './cheap-dish.ts';
import { sampleGroup, sampleProduct } from './sample-menu.ts';

const priced = (id: string, price: number) => sampleProduct({ id, price });
const bread = priced('bread', 6_000);
const tea = priced('tea', 9_000);
const salad = priced('salad', 17_000);
const menu = [salad, tea, bread, priced('soup', 32_000), priced('plov', 52_000), priced('set', 150_000)];

test('the cheapest dish is offered when much is missing', () => {
  expect(cheapDish(menu, 123_000, [])).toBe(bread);
});

test('of the five cheapest dishes the first that is enough alone is offered', () => {
  expect(cheapDish(menu, 8_000, [])).toBe(tea);
  expect(cheapDish(menu, 50_000, [])?.id).toBe('plov');
});

test('what is in the cart, has choices, is a set or can not be ordered is not offered', () => {
  const others = [
    sampleProduct({ id: 'choices', price: 1_000, modifierGroups: [sampleGroup({ id: 'size' })] }),
    sampleProduct({ id: 'parts', price: 1_000, isSet: true }),
    sampleProduct({ id: 'gone', price: 1_000, isAvailable: false }),
  ];
  expect(cheapDish([...others, bread, tea], 100_000, ['bread'])).toBe(tea);
  expect(cheapDish(others, 100_000, [])).toBeUndefined();
});

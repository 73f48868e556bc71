import { expect, test } from 'vitest';
import { productsById } from './product.ts';
import { sampleGroup, sampleOption, sampleProduct } from './sample-menu.ts';
import { savedSum } from './saved-sum.ts';

const burger = sampleProduct({ id: 'burger', price: 40_000 });
const cheeseburger = sampleProduct({ id: 'cheeseburger', price: 45_000 });
const tea = sampleProduct({ id: 'tea', price: 10_000 });
const big = sampleGroup({ id: 'size', minAmount: 1, maxAmount: 1, options: [sampleOption('big', 2_000, { isDefault: true })] });
const cola = sampleProduct({ id: 'cola', price: 12_000, modifierGroups: [big] });
const unpriced = sampleProduct({ id: 'unpriced', price: null });
const main = {
  id: 'main',
  name: 'Main',
  minAmount: 1,
  maxAmount: 1,
  options: [
    { productId: 'burger', surcharge: 0, isDefault: true },
    { productId: 'cheeseburger', surcharge: 4_000, isDefault: false },
    { productId: 'unpriced', surcharge: 0, isDefault: false },
  ],
};
const combo = sampleProduct({ id: 'combo', isCombo: true, price: 35_000, comboGroups: [main] });
const products = productsById([burger, cheeseburger, tea, cola, unpriced, combo]);
const chosen = (productId: string) => [{ comboGroupId: 'main', productId, modifiers: [] }];

test('a combo saves what its dishes cost on their own, less its price and their surcharges', () => {
  expect(savedSum(combo, chosen('burger'), products)).toBe(5_000);
  expect(savedSum(combo, chosen('cheeseburger'), products)).toBe(6_000);
});

test('a set saves what its parts with their default options cost, less its price', () => {
  const setItems = [
    { productId: 'tea', quantity: 2 },
    { productId: 'cola', quantity: 1 },
  ];
  expect(savedSum(sampleProduct({ id: 'set', isSet: true, price: 30_000, setItems }), [], products)).toBe(4_000);
});

test('a product that is not cheaper than its parts, has a part without a price, or has no parts saves nothing', () => {
  expect(savedSum({ ...combo, price: 50_000 }, chosen('burger'), products)).toBe(0);
  expect(savedSum(combo, chosen('unpriced'), products)).toBe(0);
  expect(savedSum(tea, [], products)).toBe(0);
  expect(savedSum({ ...combo, price: null }, chosen('burger'), products)).toBe(0);
});

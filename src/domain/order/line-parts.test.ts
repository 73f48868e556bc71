import { expect, test } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { productsById } from '../menu/product.ts';
import { sampleGroup, sampleOption, sampleProduct } from '../menu/sample-menu.ts';
import { lineParts } from './line-parts.ts';

const size = sampleGroup({
  id: 'size',
  minAmount: 1,
  maxAmount: 1,
  options: [sampleOption('normal', 0, { isDefault: true }), sampleOption('large', 5000)],
});
const plov = sampleProduct({ id: 'plov', name: 'Plov', modifierGroups: [size] });
const tea = sampleProduct({ id: 'tea', name: 'Tea' });
const drinks = { id: 'drink', name: 'Drink', minAmount: 1, maxAmount: 1, options: [{ productId: 'plov', surcharge: 0, isDefault: true }] };
const combo = sampleProduct({ id: 'combo', isCombo: true, comboGroups: [drinks] });
const items = [
  { productId: 'plov', quantity: 3 },
  { productId: 'tea', quantity: 2 },
];
const set = sampleProduct({ id: 'set', isSet: true, setItems: items });
const parts = (line: Partial<CartLine> & { productId: string }) =>
  lineParts({ quantity: 1, modifiers: [], combo: [], ...line }, productsById([plov, tea, combo, set]));

test('a combo consists of its chosen dishes with their options', () => {
  const large = { comboGroupId: 'drink', productId: 'plov', modifiers: [{ groupId: 'size', optionId: 'large', amount: 1 }] };
  expect(parts({ productId: 'combo', combo: [large] })).toMatchObject([{ name: 'Plov', amount: 1, choices: [{ amount: 1 }] }]);
  expect(parts({ productId: 'combo', combo: [large] })[0]?.choices[0]?.name).toBe(size.options[1]?.name);
});

test('a set consists of its parts with their defaults', () => {
  expect(parts({ productId: 'set' }).map(({ name, amount }) => [name, amount])).toEqual([
    ['Plov', 3],
    ['Tea', 2],
  ]);
  expect(parts({ productId: 'set' })[0]?.choices.map(({ name }) => name)).toEqual([size.options[0]?.name]);
});

test('a plain dish has no parts', () => {
  expect(parts({ productId: 'tea' })).toEqual([]);
});

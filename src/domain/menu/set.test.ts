import { expect, test } from 'vitest';
import { productsById } from './product.ts';
import { sampleGroup, sampleOption, sampleProduct } from './sample-menu.ts';
import { isSetComplete } from './set.ts';
import type { ModifierOption } from './types.ts';

const set = sampleProduct({ id: 'set', isSet: true, setItems: [{ productId: 'part', quantity: 2 }] });
const isComplete = (changes: object) => isSetComplete(set, productsById([set, sampleProduct({ id: 'part', ...changes })]));
const withOptions = (...options: ModifierOption[]) => isComplete({ modifierGroups: [sampleGroup({ id: 'g', minAmount: 1, options })] });

test("a part that isn't available makes the set unavailable", () => {
  expect(isComplete({})).toBe(true);
  expect(isComplete({ isAvailable: false })).toBe(false);
  expect(isSetComplete(set, productsById([set]))).toBe(false);
});

test("parts take each group's default: if it is sold out, the part is unavailable", () => {
  expect(withOptions(sampleOption('a', 0, { isDefault: true }))).toBe(true);
  expect(withOptions(sampleOption('a', 0, { isDefault: true, isAvailable: false }), sampleOption('b', 0))).toBe(false);
  expect(withOptions(sampleOption('a', 0, { isDefault: true }), sampleOption('b', 0, { isAvailable: false }))).toBe(true);
});

test('in a required group without a default any available option is enough', () => {
  expect(withOptions(sampleOption('a', 0))).toBe(true);
  expect(withOptions(sampleOption('a', 0, { isAvailable: false }))).toBe(false);
});

test('a product that is not a set has no missing parts', () => {
  expect(isSetComplete(sampleProduct({ id: 'dish' }), new Map())).toBe(true);
});

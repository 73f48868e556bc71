import { expect, test } from 'vitest';
import { productsById } from './product.ts';
import { sampleGroup, sampleOption, sampleProduct } from './sample-menu.ts';
import { isSetComplete } from './set.ts';
import type { ModifierOption } from './types.ts';

const set = sampleProduct({ id: 'set', isSet: true, setItems: [{ productId: 'part', quantity: 2 }] });
const isComplete = (changes: object) => isSetComplete(set, productsById([set, sampleProduct({ id: 'part', ...changes })]));
const withOptions = (...options: ModifierOption[]) => isComplete({ modifierGroups: [sampleGroup({ id: 'g', minAmount: 1, options })] });

test("a part that can't be had makes the set unavailable", () => {
  expect(isComplete({})).toBe(true);
  expect(isComplete({ isAvailable: false })).toBe(false);
  expect(isSetComplete(set, productsById([set]))).toBe(false);
});

test("parts take each group's default: sold out, the part can't be had", () => {
  expect(withOptions(sampleOption('a', 0, { isDefault: true }))).toBe(true);
  expect(withOptions(sampleOption('a', 0, { isDefault: true, isAvailable: false }), sampleOption('b', 0))).toBe(false);
  expect(withOptions(sampleOption('a', 0, { isDefault: true }), sampleOption('b', 0, { isAvailable: false }))).toBe(true);
});

test('a required group without a default gives any available option', () => {
  expect(withOptions(sampleOption('a', 0))).toBe(true);
  expect(withOptions(sampleOption('a', 0, { isAvailable: false }))).toBe(false);
});

test('a product that is no set lacks nothing', () => {
  expect(isSetComplete(sampleProduct({ id: 'dish' }), new Map())).toBe(true);
});

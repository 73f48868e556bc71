import { expect, test } from 'vitest';
import { cardPrice, hasChoices, isOrderable, productsById } from './product.ts';
import { sampleGroup, sampleOption, sampleProduct } from './sample-menu.ts';

const sizes = sampleGroup({
  id: 'size',
  minAmount: 1,
  maxAmount: 1,
  maxPerOption: 1,
  options: [sampleOption('s', -8000), sampleOption('m', 1000, { isDefault: true }), sampleOption('l', 9000)],
});

test('the option sheet is needed for modifier groups and combo groups', () => {
  expect(hasChoices(sampleProduct({ id: '1' }))).toBe(false);
  expect(hasChoices(sampleProduct({ id: '1', modifierGroups: [sizes] }))).toBe(true);
  expect(hasChoices(sampleProduct({ id: '1', comboGroups: [{ id: 'g', name: '', minAmount: 1, maxAmount: 1, options: [] }] }))).toBe(true);
});

test("a product without a price is shown and can't be ordered", () => {
  expect(isOrderable(sampleProduct({ id: '1' }))).toBe(true);
  expect(isOrderable(sampleProduct({ id: '1', price: null }))).toBe(false);
  expect(isOrderable(sampleProduct({ id: '1', isAvailable: false }))).toBe(false);
  expect(cardPrice(sampleProduct({ id: '1', price: null }), new Map())).toBeNull();
});

test("cards show the price with the default options, never the smallest size's", () => {
  expect(cardPrice(sampleProduct({ id: '1', modifierGroups: [sizes] }), new Map())).toBe(31_000);
  const soldOut = { ...sizes, options: sizes.options.map((option) => ({ ...option, isAvailable: !option.isDefault })) };
  expect(cardPrice(sampleProduct({ id: '1', modifierGroups: [soldOut] }), new Map())).toBe(31_000);
});

test('a required group without a default counts its cheapest available option', () => {
  const options = [sampleOption('a', 100, { isAvailable: false }), sampleOption('b', 700), sampleOption('c', 500)];
  const required = sampleGroup({ id: 'g', minAmount: 2, maxPerOption: 1, options });
  expect(cardPrice(sampleProduct({ id: '1', modifierGroups: [required] }), new Map())).toBe(31_200);
  expect(cardPrice(sampleProduct({ id: '1', modifierGroups: [{ ...required, maxPerOption: 2 }] }), new Map())).toBe(31_000);
  expect(cardPrice(sampleProduct({ id: '1', modifierGroups: [{ ...required, minAmount: 0 }] }), new Map())).toBe(30_000);
});

test("a combo's card counts its default dishes with their surcharge and default options", () => {
  const dish = sampleProduct({ id: 'dish', modifierGroups: [sizes] });
  const options = [
    { productId: 'other', surcharge: 0, isDefault: false },
    { productId: 'dish', surcharge: 4000, isDefault: true },
  ];
  const combo = sampleProduct({ id: 'combo', comboGroups: [{ id: 'g', name: '', minAmount: 1, maxAmount: 1, options }] });
  expect(cardPrice(combo, productsById([combo, dish]))).toBe(35_000);
});

test('a displayed price is never below 0', () => {
  expect(
    cardPrice(
      sampleProduct({
        id: '1',
        price: 5,
        modifierGroups: [sampleGroup({ id: 'g', options: [sampleOption('a', -9, { isDefault: true })] })],
      }),
      new Map(),
    ),
  ).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { checkCombo, defaultCombo } from './combo.ts';
import { productsById } from './product.ts';
import { sampleGroup, sampleOption, sampleProduct } from './sample-menu.ts';
import type { ChosenComboDish } from './types.ts';

const size = sampleGroup({
  id: 'size',
  minAmount: 1,
  maxAmount: 1,
  options: [sampleOption('s', 0, { isDefault: true }), sampleOption('l', 5000)],
});
const combo = sampleProduct({
  id: 'combo',
  isCombo: true,
  comboGroups: [
    {
      id: 'main',
      name: 'Main',
      minAmount: 1,
      maxAmount: 2,
      options: [
        { productId: 'burger', surcharge: 0, isDefault: true },
        { productId: 'gone', surcharge: 0, isDefault: false },
      ],
    },
    { id: 'drink', name: 'Drink', minAmount: 1, maxAmount: 1, options: [{ productId: 'cola', surcharge: 2000, isDefault: true }] },
  ],
});
const cola = sampleProduct({ id: 'cola', modifierGroups: [size] });
const products = productsById([combo, sampleProduct({ id: 'burger' }), cola]);
const dish = (comboGroupId: string, productId: string, optionId?: string): ChosenComboDish => ({
  comboGroupId,
  productId,
  modifiers: optionId === undefined ? [] : [{ groupId: 'size', optionId, amount: 1 }],
});
const code = (...dishes: ChosenComboDish[]) => checkCombo(combo, dishes, products)?.code ?? null;

describe('check of a combo', () => {
  test('every group takes its minimum to maximum of dishes, the same dish twice is listed twice', () => {
    expect(code(dish('main', 'burger'), dish('drink', 'cola', 's'))).toBeNull();
    expect(code(dish('main', 'burger'), dish('main', 'burger'), dish('drink', 'cola', 'l'))).toBeNull();
    expect(code(dish('main', 'burger'))).toBe('INVALID_OPTION');
    expect(code(dish('main', 'burger'), dish('main', 'burger'), dish('main', 'burger'), dish('drink', 'cola', 's'))).toBe('INVALID_OPTION');
  });

  test('a dish that the group does not offer is rejected', () => {
    expect(code(dish('main', 'cola', 's'), dish('drink', 'cola', 's'))).toBe('INVALID_OPTION');
    expect(code(dish('other', 'burger'))).toBe('INVALID_OPTION');
    expect(checkCombo(cola, [dish('main', 'burger')], products)?.code).toBe('INVALID_OPTION');
  });

  test("the chosen dish's own modifiers are required", () => {
    expect(code(dish('main', 'burger'), dish('drink', 'cola'))).toBe('INVALID_OPTION');
    expect(code(dish('main', 'burger', 's'), dish('drink', 'cola', 's'))).toBe('INVALID_OPTION');
  });

  test('an offered dish that is missing in the menu is an unknown product', () => {
    expect(code(dish('main', 'gone'), dish('drink', 'cola', 's'))).toBe('UNKNOWN_PRODUCT');
  });
});

test('the default dishes are preselected with their own default modifiers', () => {
  expect(defaultCombo(combo, products)).toEqual([dish('main', 'burger'), dish('drink', 'cola', 's')]);
});

test('a required dish without a choice is preselected, also when it is no default, and an optional one is not', () => {
  const only = { productId: 'cola', surcharge: 0, isDefault: false };
  const gone = { ...cola, id: 'gone', isAvailable: false };
  const group = { id: 'drink', name: 'Drink', minAmount: 1, maxAmount: 1, options: [only, { ...only, productId: 'gone' }] };
  const chosen = (minAmount: number, others: readonly (typeof cola)[]) =>
    defaultCombo({ ...combo, comboGroups: [{ ...group, minAmount }] }, productsById([cola, ...others]));
  expect(chosen(1, [gone])).toEqual([dish('drink', 'cola', 's')]);
  expect(chosen(0, [gone])).toEqual([]);
  expect(chosen(1, [{ ...gone, isAvailable: true }])).toEqual([]);
});

test('a default dish that is sold out is not preselected', () => {
  expect(defaultCombo(combo, productsById([combo, { ...cola, isAvailable: false }]))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { productsById } from '#domain/menu/product.ts';
import { sampleProduct } from '#domain/menu/sample-menu.ts';
import type { ComboGroup, ModifierGroup, Product } from '#domain/menu/types.ts';
import { amountIn, chooseDish, chooseOption, firstNeed, startSelection, toLine } from './selection.ts';

const option = (id: string, price = 0, isDefault = false) => ({ id, name: id, price, isDefault, isAvailable: true });
const sauces: ModifierGroup = {
  id: 'sauce',
  name: 'Соус',
  kind: 'extra',
  minAmount: 0,
  maxAmount: 3,
  freeAmount: 1,
  maxPerOption: 2,
  options: [option('garlic', 4000), option('cheese', 4000)],
};
const size: ModifierGroup = {
  ...sauces,
  id: 'size',
  name: 'Размер',
  minAmount: 1,
  maxAmount: 1,
  maxPerOption: 1,
  options: [option('small'), option('big', 9000)],
};
const dish = (id: string, change: Partial<Product> = {}) => sampleProduct({ id, price: 10_000, usesModifierSystem: true, ...change });
const drinks: ComboGroup = {
  id: 'drink',
  name: 'Напиток',
  minAmount: 1,
  maxAmount: 1,
  options: [
    { productId: 'tea', surcharge: 0, isDefault: true },
    { productId: 'cola', surcharge: 3000, isDefault: false },
  ],
};
const tea = dish('tea');
const cola = dish('cola', { modifierGroups: [size] });
const combo = dish('combo', { isCombo: true, comboGroups: [drinks] });
const products = productsById([tea, cola, combo]);

describe('chooseOption', () => {
  it('replaces the other option in a group with a maximum of one', () => {
    const small = chooseOption([], size, 'small', 1);
    expect(chooseOption(small, size, 'big', 1)).toEqual([{ groupId: 'size', optionId: 'big', amount: 1 }]);
  });

  it('enforces the limits of option and group, and removes an option at 0', () => {
    const two = chooseOption([], sauces, 'garlic', 9);
    expect(two).toEqual([{ groupId: 'sauce', optionId: 'garlic', amount: 2 }]);
    const three = chooseOption(two, sauces, 'cheese', 2);
    expect(amountIn(three, sauces)).toBe(3);
    expect(chooseOption(three, sauces, 'garlic', 0)).toEqual([{ groupId: 'sauce', optionId: 'cheese', amount: 1 }]);
  });
});

describe('a combo', () => {
  it('starts with its default dishes and is complete', () => {
    const selection = startSelection(combo, products);
    expect(selection.combo).toEqual([{ comboGroupId: 'drink', productId: 'tea', modifiers: [] }]);
    expect(firstNeed(combo, selection, products)).toBeNull();
  });

  it('requires the options of a dish chosen instead of the default', () => {
    const selection = startSelection(combo, products);
    const changed = { ...selection, combo: chooseDish(selection.combo, drinks, cola, 1) };
    expect(changed.combo.map(({ productId }) => productId)).toEqual(['cola']);
    expect(firstNeed(combo, changed, products)).toEqual({ group: 'Размер', missing: 1 });
  });

  it('requires a dish where none is chosen', () => {
    expect(firstNeed(combo, { modifiers: [], combo: [] }, products)).toEqual({ group: 'Напиток', missing: 1 });
  });

  it('allows one dish twice where the group does', () => {
    const pair = { ...drinks, maxAmount: 2 };
    const twice = chooseDish([], pair, tea, 2);
    expect(twice).toHaveLength(2);
    expect(chooseDish(twice, pair, cola, 1)).toHaveLength(2);
    expect(chooseDish(twice, pair, tea, 1)).toHaveLength(1);
  });
});

describe('toLine', () => {
  it('omits an empty comment', () => {
    expect(toLine(tea, { modifiers: [], combo: [] }, 2, '  ')).toEqual({ productId: 'tea', quantity: 2, modifiers: [], combo: [] });
    expect(toLine(tea, { modifiers: [], combo: [] }, 1, ' без соли ').comment).toBe('без соли');
  });

  it('puts the dishes of a combo in the order of its groups', () => {
    const lunch = { ...combo, comboGroups: [{ ...drinks, id: 'main' }, drinks] };
    const { combo: chosen } = startSelection(lunch, products);
    const line = toLine(lunch, { modifiers: [], combo: chooseDish(chosen, { ...drinks, id: 'main' }, cola, 1) }, 1, '');
    expect(line.combo.map(({ productId }) => productId)).toEqual(['cola', 'tea']);
  });
});

import { expect, test } from 'vitest';
import { defaultChoices } from './default-choices.ts';
import { productsById } from './product.ts';
import { sampleGroup, sampleOption, sampleProduct } from './sample-menu.ts';

const size = sampleGroup({ id: 'size', minAmount: 1, maxAmount: 1, options: [sampleOption('normal', 0, { isDefault: true })] });
const filling = sampleGroup({ id: 'filling', minAmount: 1, maxAmount: 1, options: [sampleOption('beef', 0)] });
const products = productsById([]);

test('a dish is added with its defaults', () => {
  const plov = sampleProduct({ id: 'plov', modifierGroups: [size] });
  const modifiers = [{ groupId: 'size', optionId: 'normal', amount: 1 }];
  expect(defaultChoices(plov, products)).toEqual({ modifiers, combo: [] });
});

test('a dish whose required choice has no default, or that can not be had, is not added without its sheet', () => {
  expect(defaultChoices(sampleProduct({ id: 'samsa', modifierGroups: [filling] }), products)).toBeNull();
  expect(defaultChoices(sampleProduct({ id: 'gone', isAvailable: false }), products)).toBeNull();
});

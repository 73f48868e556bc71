import { expect, test } from 'vitest';
import { valueProblems } from './value-limits.ts';

const dish = {
  id: 1,
  name: { ru: 'Плов', en: 'Plov' },
  description: { ru: 'Рис,\nмясо' },
  price: 48_000,
  oldPrice: 52_000,
  unit: { ru: '350 г' },
  tags: ['spicy'],
  comboGroups: [{ id: 1, options: [{ productId: 2, surcharge: 5_000 }] }],
};

test('usual values of a dish have no problem', () => expect(valueProblems(dish)).toEqual([]));

test.each<[string, object, string, string]>([
  ['a price above the most', { price: 9_007_199_254_740_991, oldPrice: null }, 'price', 'value_most'],
  ['an old price below the price', { oldPrice: 47_000 }, 'oldPrice', 'value_oldPrice'],
  ['an old price like the price', { oldPrice: 48_000 }, 'oldPrice', 'value_oldPrice'],
  ['a name of 20,000 letters', { name: { ru: 'Плов', uz: 'ы'.repeat(20_000) } }, 'name.uz', 'value_long'],
  ['5,000 tags', { tags: Array.from({ length: 5_000 }, (_, index) => `tag${index}`) }, 'tags', 'value_many'],
  ['a unit with control characters', { unit: { ru: '350\u0007 г' } }, 'unit.ru', 'value_control'],
  ['a name of two lines', { name: { ru: 'Плов\nс мясом' } }, 'name.ru', 'value_control'],
  ['other names of 600 letters', { searchWords: { ru: 'ы'.repeat(600) } }, 'searchWords.ru', 'value_long'],
  ['a description with control characters', { description: { ru: 'Рис\u0000' } }, 'description.ru', 'value_control'],
  ['a surcharge above the most', { comboGroups: [{ options: [{ surcharge: 1e9 }] }] }, 'comboGroups[0].options[0].surcharge', 'value_most'],
])('%s is named', (_, values, path, rule) => {
  expect(valueProblems({ ...dish, ...values })).toMatchObject([{ path, rule }]);
});

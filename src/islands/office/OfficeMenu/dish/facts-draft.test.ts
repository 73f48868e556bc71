import { expect, test } from 'vitest';
import { demoCatalog } from '../../../../../tests/support/builders/demo-catalog.ts';
import { draftOfFacts, withFacts, wrongFacts } from './facts-draft.ts';

const empty = draftOfFacts(null);

test('opening a dish and saving it changes none of its facts', () => {
  for (const dish of demoCatalog().products) expect(withFacts(draftOfFacts(dish), dish)).toEqual(dish);
});

test('empty fields of a new dish are absent from its record', () => {
  expect(withFacts(empty, {})).toEqual({ tags: [] });
});

test('an emptied field removes the value', () => {
  const [dish] = demoCatalog().products.filter(({ energy }) => energy !== undefined);
  if (dish === undefined) throw new Error('no dish has its energy');
  expect(withFacts({ ...draftOfFacts(dish), energy: null }, dish)).toMatchObject({ energy: null });
});

test('grams may have a fraction, tags of the list and other words are saved together', () => {
  const draft = { ...empty, protein: 12.5, tags: ['spicy', 'large', 'veg'], otherTags: 'lunch, , soup', allergens: ['fish', 'milk'] };
  expect(withFacts(draft, {})).toEqual({ protein: 12.5, tags: ['veg', 'spicy', 'large', 'lunch', 'soup'], allergens: ['milk', 'fish'] });
});

test.each([
  [{ protein: -1 }, ['protein']],
  [{ fat: 101, mxik: '1' }, ['fat', 'mxik']],
  [{ protein: 60, fat: 30, carbohydrate: 11 }, ['carbohydrate']],
  [{ mxik: '1234567890123456' }, ['mxik']],
  [{ packageCode: 'box' }, ['packageCode']],
  [{ protein: 60, fat: 30, carbohydrate: 10, mxik: '01234567890123456', packageCode: '1500000' }, []],
] as const)('of %o the fields %o are wrong', (values, wrong) => {
  expect(wrongFacts({ ...empty, ...values })).toEqual(wrong);
});

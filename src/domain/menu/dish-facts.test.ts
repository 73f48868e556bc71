import { expect, test } from 'vitest';
import { exceedsWeight, readFacts } from './dish-facts.ts';

const unknown = { energy: null, protein: null, fat: null, carbohydrate: null, allergens: [] };

test('a dish of which nothing is known has no facts', () => {
  expect([readFacts({}), readFacts({ energy: null, allergens: [] })]).toEqual([null, null]);
});

test('zero is a known value', () => {
  expect(readFacts({ energy: 0 })).toEqual({ ...unknown, energy: 0 });
});

test('allergens are in the order of the list, without unknown ones', () => {
  expect(readFacts({ allergens: ['fish', 'dust', 'gluten'] })).toEqual({ ...unknown, allergens: ['gluten', 'fish'] });
});

test('values out of range count as unknown', () => {
  expect(readFacts({ energy: -1, protein: 101, fat: 3.5 })).toEqual({ ...unknown, fat: 3.5 });
});

test('protein, fat and carbohydrate of 100 g weigh at most 100 g', () => {
  expect([exceedsWeight({ protein: 50, fat: 50 }), exceedsWeight({ protein: 50, fat: 50, carbohydrate: 0.1 })]).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import { relatedDishes } from './related-dishes.ts';
import { sampleProduct } from './sample-menu.ts';

const plov = sampleProduct({ id: 'plov', categoryId: 'plov', price: 50_000 });
const bigPlov = sampleProduct({ id: 'bigPlov', categoryId: 'plov', price: 90_000 });
const teaPlov = sampleProduct({ id: 'teaPlov', categoryId: 'plov', price: 48_000 });
const goneplov = sampleProduct({ id: 'gonePlov', categoryId: 'plov', isAvailable: false });
const tea = sampleProduct({ id: 'tea', categoryId: 'drinks' });
const goneTea = sampleProduct({ id: 'goneTea', categoryId: 'drinks', isAvailable: false });
const soup = sampleProduct({ id: 'soup', categoryId: 'soups', price: 40_000 });
const bigSoup = sampleProduct({ id: 'bigSoup', categoryId: 'soups', price: 70_000 });
const menu = {
  products: [plov, bigPlov, goneplov, teaPlov, tea, goneTea, bigSoup, soup],
  categories: [
    { id: 'national', parentId: null, name: '' },
    { id: 'plov', parentId: 'national', name: '' },
    { id: 'soups', parentId: 'national', name: '' },
    { id: 'drinks', parentId: null, name: '' },
  ],
};
const ids = (...given: Parameters<typeof relatedDishes>) => {
  const { reason, dishes } = relatedDishes(...given);
  return [reason, ...dishes.map(({ id }) => id)];
};

test('in place of a sold-out dish those of its category are offered, then those of the categories beside it, the closest price first', () => {
  expect(ids({ ...plov, isAvailable: false }, ['tea'], menu, 4)).toEqual(['instead', 'teaPlov', 'bigPlov', 'soup', 'bigSoup']);
  expect(ids({ ...plov, isAvailable: false }, ['tea'], menu, 3)).toEqual(['instead', 'teaPlov', 'bigPlov', 'soup']);
  expect(ids({ ...tea, isAvailable: false }, [], menu, 4)).toEqual(['instead']);
});

test('with an available dish its recommendations are offered, without those that are sold out or not in the menu', () => {
  expect(ids(plov, ['goneTea', 'tea', 'unknown'], menu, 4)).toEqual(['goesWith', 'tea']);
});

test('without a recommendation others of its category are offered, at most the given number', () => {
  expect(ids(plov, ['goneTea'], menu, 4)).toEqual(['more', 'bigPlov', 'teaPlov']);
  expect(ids(plov, [], menu, 1)).toEqual(['more', 'bigPlov']);
  expect(ids(tea, [], menu, 4)).toEqual(['more']);
});

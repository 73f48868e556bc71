import { expect, test } from 'vitest';
import { popularBesides, popularProducts } from './popular.ts';
import { sampleProduct } from './sample-menu.ts';

const idsOf = (menu: Parameters<typeof popularProducts>[0], count: number) => popularProducts(menu, count).map(({ id }) => id);

test('the popular dishes are those with the tag, in menu order', () => {
  const menu = [sampleProduct({ id: 'a' }), sampleProduct({ id: 'b', tags: ['hit'] }), sampleProduct({ id: 'c', tags: ['new', 'hit'] })];
  expect(idsOf(menu, 2)).toEqual(['b', 'c']);
  expect(idsOf(menu, 1)).toEqual(['b']);
});

test('a menu with too few popular dishes adds the first dish of each other category', () => {
  const menu = [
    sampleProduct({ id: 'a', categoryId: '1' }),
    sampleProduct({ id: 'b', categoryId: '1', tags: ['hit'] }),
    sampleProduct({ id: 'c', categoryId: '2' }),
    sampleProduct({ id: 'd', categoryId: '2' }),
    sampleProduct({ id: 'e', categoryId: '3' }),
  ];
  expect(idsOf(menu, 9)).toEqual(['b', 'c', 'e']);
});

test('a dish that is sold out or has no price is not offered as popular', () => {
  const menu = [
    sampleProduct({ id: 'a', tags: ['hit'], isAvailable: false }),
    sampleProduct({ id: 'b', tags: ['hit'], price: null }),
    sampleProduct({ id: 'c' }),
  ];
  expect(idsOf(menu, 9)).toEqual(['c']);
});

test('below a few results there are four popular dishes that are not among them, and none below more', () => {
  const menu = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => sampleProduct({ id, tags: ['hit'] }));
  const besides = (count: number) => popularBesides(menu.slice(0, count), menu).map(({ id }) => id);
  expect(besides(1)).toEqual(['b', 'c', 'd', 'e']);
  expect(besides(3)).toEqual(['d', 'e', 'f']);
  expect(besides(4)).toEqual([]);
});

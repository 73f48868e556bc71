import { expect, test } from 'vitest';
import { chooseFolder, productsOf, subcategories, topCategories } from './category.ts';
import { sampleProduct } from './sample-menu.ts';

const category = (id: string, parentId: string | null) => ({ id, parentId, name: `Category ${id}` });
const categories = [
  category('2', '1'),
  category('1', null),
  category('3', null),
  category('4', '2'),
  category('5', '1'),
  category('6', 'gone'),
];
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const folderOf = (folder: string | null) => {
  const chosen = chooseFolder(categories, folder);
  return [chosen.folder?.id, chosen.heading?.id];
};

test('top-level categories have no parent, or one that is missing in the menu', () => {
  expect(ids(topCategories(categories))).toEqual(['1', '3', '6']);
});

test('subcategories of every depth follow their parent', () => {
  expect(ids(subcategories(categories, '1'))).toEqual(['2', '4', '5']);
  expect(subcategories(categories, '3')).toEqual([]);
});

test('an absent or unknown folder shows the first top-level category', () => {
  expect(folderOf(null)).toEqual(['1', undefined]);
  expect(folderOf('99')).toEqual(['1', undefined]);
  expect(chooseFolder([], null)).toEqual({ folder: null, heading: null });
});

test('a top-level category shows itself', () => {
  expect(folderOf('3')).toEqual(['3', undefined]);
});

test('a subcategory opens its parent at that heading', () => {
  expect(folderOf('5')).toEqual(['1', '5']);
  expect(folderOf('4')).toEqual(['1', '4']);
});

test('categories that are their own ancestors do not hang the page', () => {
  const circle = [category('1', '2'), category('2', '1'), category('3', '3')];
  expect(ids(subcategories(circle, '1'))).toEqual(['2']);
  expect(chooseFolder(circle, '1').folder?.id).toBe('3');
});

test('products are listed under their own category', () => {
  const products = [sampleProduct({ id: 'a', categoryId: '2' }), sampleProduct({ id: 'b', categoryId: '1' })];
  expect(ids(productsOf(products, '1'))).toEqual(['b']);
});

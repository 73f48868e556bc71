import { expect, test } from 'vitest';
import { officePages } from '#domain/office/sections.ts';
import { pages } from '#domain/routes.ts';
import { filesUnder, sourceFiles } from './source-files.ts';

/** Pages that have no address of their own, or one that only the server knows, by file name. */
const withoutAddress = [
  '/404',
  '/500',
  '/fragments/menu',
  '/fragments/search',
  '/fragments/cart',
  '/fragments/known',
  '/profile/payment-stub',
  '/profile/messages',
  '/offers',
  '/staff/counter/[secret]',
];

test('the tables of routes and of the back office contain every page of src/pages, and no other', () => {
  const files = filesUnder('src/pages', /\.astro$/).map(({ path }) =>
    path
      .replace('src/pages', '')
      .replace('/[...locale]', '')
      .replace(/\.astro$/, '')
      .replace(/\/index$/, '')
      .replace('[id]', ':id'),
  );
  const paths = files.map((path) => path || '/').filter((path) => !withoutAddress.includes(path));
  expect(paths.sort()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .concat(Object.values(officePages))
      .sort(),
  );
});

test('only the table of routes defines which languages have a prefix', () => {
  const pattern = /\? '' : `\/\$\{\w+\}`|\^\\\/\(en\|uz\)/;
  expect(sourceFiles.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

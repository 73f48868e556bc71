import { expect, test } from 'vitest';
import { differingLanguages, differingPaths, takeLanguage, takeValue, valueAt } from './take-values.ts';

const text = (ru: string, uz = '') => ({ ru, en: '', uz });
const site = {
  aboutUs: text('old', 'eski'),
  page: {
    blocks: [
      { id: 'x', text: text('1') },
      { id: 'gone', text: text('2') },
    ],
  },
};
const draft = {
  aboutUs: text('new', 'yangi'),
  page: {
    blocks: [
      { id: 'x', text: text('one', 'bir') },
      { id: 'added', text: text('3') },
    ],
  },
};

test('one value is taken back, and the others stay', () => {
  expect(takeValue(draft, site, 'aboutUs.uz')).toEqual({ ...draft, aboutUs: text('new', 'eski') });
  expect(takeValue(draft, site, 'page.blocks.x.text.ru')).toMatchObject({
    page: { blocks: [{ text: text('1', 'bir') }, { id: 'added' }] },
  });
});

test('an added item of a list is removed, a removed one returns to its place', () => {
  const ids = (value: unknown) => (value as typeof draft).page.blocks.map(({ id }) => id);
  expect(ids(takeValue(draft, site, 'page.blocks.added'))).toEqual(['x']);
  expect(ids(takeValue(draft, site, 'page.blocks.gone'))).toEqual(['x', 'gone', 'added']);
});

test('a value that the source does not have is removed', () => {
  expect(takeValue({ price: 1, oldPrice: 2 }, { price: 1 }, 'oldPrice')).toEqual({ price: 1 });
});

test('the texts of one language are taken back, wherever they are', () => {
  const taken = takeLanguage(draft, site, 'uz') as typeof draft;
  expect(taken.aboutUs).toEqual(text('new', 'eski'));
  expect(taken.page.blocks).toEqual([
    { id: 'x', text: text('one') },
    { id: 'added', text: text('3') },
  ]);
});

test('the differing paths lead from one value to the other, one after the other', () => {
  const paths = differingPaths(site, draft);
  expect(paths).toEqual([
    'aboutUs.ru',
    'aboutUs.uz',
    'page.blocks.x.text.ru',
    'page.blocks.x.text.uz',
    'page.blocks.gone',
    'page.blocks.added',
  ]);
  expect(paths.reduce<unknown>((value, path) => takeValue(value, site, path), draft)).toEqual(site);
  expect(differingPaths([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }], 'list')).toEqual(['list']);
});

test('two values differ in the languages of their texts, wherever these are', () => {
  expect(differingLanguages(site, draft)).toEqual(['ru', 'uz']);
  expect(differingLanguages(site, { ...site, page: { blocks: [] } })).toEqual(['ru']);
  expect(differingLanguages(null, { title: text('', 'Ish'), place: 'none' })).toEqual(['uz']);
  expect(differingLanguages({ price: 1 }, { price: 2 })).toEqual([]);
});

test('a value is read at the path that takes it', () => {
  for (const path of differingPaths(site, draft)) expect(takeValue(draft, draft, path)).toEqual(draft);
  expect([valueAt(draft, 'page.blocks.x.text.uz'), valueAt(site, 'page.blocks.added'), valueAt(site, '')]).toEqual([
    'bir',
    undefined,
    site,
  ]);
});

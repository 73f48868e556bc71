import { expect, test } from 'vitest';
import type { LocalizedText } from '../../locale.ts';
import { noText } from '../../localized-text.ts';
import type { Block } from './blocks.ts';
import { comparePages } from './compare-pages.ts';
import { emptyPage, noPages, type OwnPage, type SitePages } from './site-pages.ts';

const words = (ru: string, en = '', uz = ''): LocalizedText => ({ ru, en, uz });
const text = (id: string, ru = id): Block => ({ id, kind: 'text', text: words(ru) });
const about = (...blocks: Block[]): SitePages => ({ ...noPages, fixed: { ...noPages.fixed, about: { ...emptyPage, blocks } } });
const own = (id: string, changes: Partial<OwnPage> = {}): OwnPage => ({
  ...emptyPage,
  id,
  slug: id,
  description: noText,
  place: 'none',
  ...changes,
});

test('equal pages have no difference', () => {
  expect(comparePages(about(text('a')), about(text('a')))).toEqual([]);
});

test('the order of keys, as another program wrote them, is no difference', () => {
  const reversed = (value: object) => Object.fromEntries(Object.entries(value).toReversed());
  const block = { id: 'a', kind: 'text', text: words('Плов') } as const;
  expect(comparePages(about(block), about(reversed(block) as Block))).toEqual([]);
  expect(comparePages({ ...noPages, own: [own('a')] }, { ...noPages, own: [reversed(own('a')) as OwnPage] })).toEqual([]);
});

test('only the block that left the order is moved', () => {
  const [page] = comparePages(about(text('a'), text('b'), text('c')), about(text('c'), text('a'), text('b')));
  expect(page?.blocks.map(({ id, change, place }) => [id, change, place])).toEqual([['c', 'moved', 1]]);
});

test('added, changed and removed blocks are distinguished, with each text by its language', () => {
  const [page] = comparePages(about(text('a', 'Было'), text('b')), about(text('new'), text('a', 'Стало')));
  expect(page?.blocks.map(({ id, change, place }) => [id, change, place])).toEqual([
    ['new', 'added', 1],
    ['a', 'changed', 2],
    ['b', 'removed', 2],
  ]);
  expect(page?.blocks[1]?.texts).toEqual([{ path: 'text', locale: 'ru', before: 'Было', after: 'Стало' }]);
});

test('an own page is found by its id when its slug changes', () => {
  const before = { ...noPages, own: [own('a'), own('b')] };
  const after = { ...noPages, own: [own('a', { slug: 'other', title: words('Тема') }), own('c')] };
  expect(comparePages(before, after).map(({ page, change, hasOtherHead, texts }) => [page, change, hasOtherHead, texts.length])).toEqual([
    ['/p/other', 'changed', true, 1],
    ['/p/c', 'added', false, 0],
    ['/p/b', 'removed', false, 0],
  ]);
});

import { expect, test } from 'vitest';
import { noText } from '../../localized-text.ts';
import { insertItem, moveItem, nameOfPage, pageOf, withOwnPage, withPage } from './edit-pages.ts';
import { emptyPage, noPages, type OwnPage, type SitePages } from './site-pages.ts';

const own = (id: string): OwnPage => ({ ...emptyPage, id, slug: `page-${id}`, description: noText, place: 'none' });
const pages: SitePages = { ...noPages, own: [own('a'), own('b')] };
const lead = { ru: 'Вступление', en: '', uz: '' };

test('an item moves to its place among the others', () => {
  const moves = [moveItem(['a', 'b', 'c'], 0, 2), moveItem(['a', 'b', 'c'], 2, 0), moveItem(['a', 'b', 'c'], 1, 1)];
  expect(moves.map((list) => list.join(''))).toEqual(['bca', 'cab', 'abc']);
  expect(insertItem(['a', 'b'], 1, 'c')).toEqual(['a', 'c', 'b']);
});

test('a change of one page leaves the others as they are', () => {
  const about = withPage(pages, { fixed: 'about' }, (page) => ({ ...page, lead }));
  expect([about.fixed.about.lead, about.fixed.offer, about.own]).toEqual([lead, pages.fixed.offer, pages.own]);
  const changed = withPage(pages, { own: 'b' }, (page) => ({ ...page, lead }));
  expect(changed.own).toEqual([own('a'), { ...own('b'), lead }]);
  expect(withOwnPage(pages, 'a', (page) => ({ ...page, slug: 'new' })).own[0]?.slug).toBe('new');
});

test('a deleted page is null, and has no name', () => {
  expect([pageOf(pages, { own: 'a' }), pageOf(pages, { own: 'gone' })]).toEqual([own('a'), null]);
  expect([nameOfPage(pages, { own: 'a' }), nameOfPage(pages, { fixed: 'offer' })]).toEqual(['/p/page-a', 'offer']);
});

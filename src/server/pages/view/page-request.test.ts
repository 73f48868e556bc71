import { expect, test } from 'vitest';
import { isShareable, readPageRequest } from './page-request.ts';

test('a public page reads of its query what it shows, without the marks of advertisers; others read all', () => {
  const queryOf = (url: string) => readPageRequest({ url, headers: {} }).query;
  expect(['/?utm_source=x&folder=5', '/en?utm_source=x', '/about?folder=1&q=a&lang=xx'].map(queryOf)).toEqual([
    'folder=5',
    '',
    'folder=1&q=a',
  ]);
  expect(queryOf('/sign-in?next=/profile&x=1')).toBe('next=/profile&x=1');
});

test('an address that leads elsewhere is not shared: a link of a language or a promo code (R-LANG-7, R-PROMO-2)', () => {
  const elsewhere = [
    '/?lang=en',
    '/?color-scheme=dark',
    '/?promo=BLOG10',
    '/product/1001?utm_source=x&promo=BLOG10',
    '/en/',
    '/profile',
    '/nothing',
  ];
  expect(elsewhere.filter((url) => isShareable({ url, headers: {} }))).toEqual([]);
  expect(isShareable({ url: '/', headers: { cookie: 'i18n_redirected=uz' } })).toBe(false);
  expect(['/?lang=xx', '/uz/about', '/product/1001?utm_source=x'].every((url) => isShareable({ url, headers: {} }))).toBe(true);
});

test('the id at a path is decoded once; a path that can not be decoded has none', () => {
  const read = ['/product/%31001', '/uz/p/faq', '/restaurant/%E0', '/product/%2531'].map((url) => readPageRequest({ url, headers: {} }));
  expect(read.map(({ kind, id }) => [kind, id])).toEqual([
    ['dish', '1001'],
    ['content', 'faq'],
    ['restaurant', null],
    ['dish', '%31'],
  ]);
});

import { expect, test } from 'vitest';
import type { LocalizedText } from '../../locale.ts';
import { noText } from '../../localized-text.ts';
import type { Banner } from './banners.ts';
import { lintBanners } from './lint-banners.ts';

const text = (ru: string, en = ru, uz = ru): LocalizedText => ({ ru, en, uz });
const banner = (changes: Partial<Banner> = {}): Banner => ({
  id: 'a',
  title: text('Плов'),
  text: noText,
  picture: null,
  from: null,
  until: null,
  link: null,
  ...changes,
});

test('a banner of a text in three languages has no issues', () => {
  expect(lintBanners([banner()])).toEqual([]);
});

test('a banner needs a Russian title or a picture', () => {
  const issues = lintBanners([banner({ title: noText })]);
  expect(issues.map(({ locale, rule, isBlocking }) => [locale, rule, isBlocking])).toEqual([
    ['ru', 'missing', true],
    ['en', 'missing', false],
    ['uz', 'missing', false],
  ]);
  expect(lintBanners([banner({ title: noText, picture: { image: '/a.svg', alt: text('Плов') } })])).toEqual([]);
});

test('a missing alternative text prevents publishing, a missing translation is reported', () => {
  const picture = { image: '/a.svg', alt: text('Плов', 'Plov', ' ') };
  expect(lintBanners([banner({ picture, text: text('Сегодня', '', 'Bugun') })])).toEqual([
    { page: 'banners', id: 'a', field: 'text', locale: 'en', rule: 'missing', found: ['en'], isBlocking: false },
    { page: 'banners', id: 'a', field: 'alt', locale: 'uz', rule: 'missing_alt', found: ['uz'], isBlocking: true },
  ]);
});

test('a banner that ends before it begins can not be published', () => {
  const times = (from: string | null, until: string | null) => lintBanners([banner({ from, until })]).map(({ rule }) => rule);
  expect(times('2026-12-01T10:00', '2026-12-01T10:00')).toEqual(['times_swapped']);
  expect(times('2026-12-01T10:00', '2026-12-01T10:01')).toEqual([]);
  expect(times(null, '2020-01-01T10:00')).toEqual([]);
});

test('wrong apostrophes and a dead link are reported', () => {
  const wrong = banner({ title: text('Плов', 'Plov', "To'y oshi"), link: { kind: 'dish', id: '1' } });
  expect(lintBanners([wrong], (link) => (link.kind === 'dish' ? 'dead_link' : null)).map(({ rule, found }) => [rule, found])).toEqual([
    ['apostrophes', ["To'y"]],
    ['dead_link', []],
  ]);
});

test.each<Banner['link']>([
  { kind: 'folder', id: '' },
  { kind: 'promo', code: '' },
])('the link %j without its target prevents publishing', (link) => {
  expect(lintBanners([banner({ link })])).toMatchObject([{ field: 'link', rule: 'missing_link', isBlocking: true }]);
});

test('a promo code that does not exist or has ended is reported with the code', () => {
  const promo = banner({ link: { kind: 'promo', code: 'SALOM' } });
  expect(lintBanners([promo], () => 'promo_over')).toEqual([
    { page: 'banners', id: 'a', field: 'link', locale: null, rule: 'promo_over', found: ['SALOM'], isBlocking: false },
  ]);
  expect(lintBanners([promo])).toEqual([]);
});

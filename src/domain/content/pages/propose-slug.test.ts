import { expect, test } from 'vitest';
import { pageLimits } from './blocks.ts';
import { proposeSlug, slugMistake, slugOf } from './propose-slug.ts';
import { isSlug } from './site-pages.ts';

test.each([
  ['Доставка и оплата', 'dostavka-i-oplata'],
  ['Ещё вопросы: съёмки, щи и чай!', 'eshchyo-voprosy-syomki-shchi-i-chay'],
  ['  Работа у нас (2026)  ', 'rabota-u-nas-2026'],
  ['Oʻzbek taomlari', 'ozbek-taomlari'],
  ['Café', 'cafe'],
  ['🍲', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title becomes a slug that fits', () => {
  const slug = slugOf('Вопросы и ответы '.repeat(20));
  expect([slug.length <= pageLimits.slug, isSlug(slug)]).toEqual([true, true]);
});

test('a taken or reserved slug gets a number', () => {
  expect(proposeSlug('Доставка', [{ slug: 'dostavka' }, { slug: 'dostavka-2' }])).toBe('dostavka-3');
  expect(proposeSlug('About', [])).toBe('about-2');
  expect(proposeSlug('', [])).toBe('');
});

test('a malformed slug is distinguished from one that is taken or reserved', () => {
  const others = [{ slug: 'faq' }];
  expect(['', 'Доставка', 'a b', 'faq', 'api', 'jobs'].map((slug) => slugMistake(slug, others))).toEqual([
    'empty',
    'form',
    'form',
    'taken',
    'reserved',
    null,
  ]);
});

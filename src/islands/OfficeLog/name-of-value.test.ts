import { expect, test } from 'vitest';
import words from '../../../locales/en/editor.json' with { type: 'json' };
import { nameOfValue } from './name-of-value.ts';

test.each([
  ['email', 'Email'],
  ['about/title.ru', 'About us · Title · Russian'],
  ['page:p1/blocks.k2.items.0.answer.uz', 'Jobs · Answer · Uzbek'],
  ['page:gone/slug', 'Removed page · Address of the page'],
  ['banners/k1.from', 'Banners · Show from'],
])('the value %s of the site is called %s', (path, name) => {
  expect(nameOfValue({ words, pages: { p1: 'Jobs' } }, path)).toBe(name);
});

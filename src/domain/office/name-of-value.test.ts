import { expect, test } from 'vitest';
import words from '../../../locales/en/editor.json' with { type: 'json' };
import { nameOfValue, textOfValue } from './name-of-value.ts';

test.each([
  ['email', 'Email'],
  ['about/title.ru', 'About us · Title · Russian'],
  ['page:p1/blocks.k2.items.0.answer.uz', 'Jobs · Answer · Uzbek'],
  ['page:gone/slug', 'Removed page · Address of the page'],
  ['page:p1/place', 'Jobs · Where the link is'],
  ['page:p1/blocks.k2.place.ru', 'Jobs · Place of work · Russian'],
  ['page:p1/blocks.k2.kind', 'Jobs · Block'],
  ['banners/k1.from', 'Banners · Show from'],
])('the value %s of the site is called %s', (path, name) => {
  expect(nameOfValue({ words, pages: { p1: 'Jobs' } }, path)).toBe(name);
});

test.each([
  ['page:p1/place', 'footer', 'Bottom of pages'],
  ['page:p1/blocks.k2.kind', 'pictureText', 'Picture beside text'],
  ['page:p1/blocks.k2.side', 'left', 'Left'],
  ['page:p1/blocks.k2.place.ru', 'footer', 'footer'],
  ['page:p1/slug', 'left', 'left'],
])('of the value %s of the site %s is called %s', (path, value, text) => {
  expect(textOfValue({ words, pages: {} }, path, value)).toBe(text);
});

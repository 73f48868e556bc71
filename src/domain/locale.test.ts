import { expect, test } from 'vitest';
import { localeOfId, parseLocale } from './locale.ts';

test('locale ids: uz 1, ru 2, en 3, unknown ones are Russian', () => {
  expect([1, 2, 3, 99].map(localeOfId)).toEqual(['uz', 'ru', 'en', 'ru']);
});

test('a cookie without a known locale counts as absent', () => {
  expect(['ru', 'en', 'uz', 'RU', '', undefined].map(parseLocale)).toEqual(['ru', 'en', 'uz', null, null, null]);
});

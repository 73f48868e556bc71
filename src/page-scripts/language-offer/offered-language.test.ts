import { expect, test } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

test('a first visit is offered the language that the browser prefers among those of the shop', () => {
  expect(offeredLanguage('ru', ['uz-Latn-UZ', 'ru'], '')).toBe('uz');
  expect(offeredLanguage('ru', ['de-DE', 'en-US', 'uz'], 'delivery=200')).toBe('en');
  expect(offeredLanguage('en', ['uz'], '')).toBe('uz');
});

test('nothing is offered to who prefers Russian or the language of the page, or has chosen one', () => {
  expect(offeredLanguage('ru', ['ru-RU', 'uz'], '')).toBeNull();
  expect(offeredLanguage('uz', ['ru', 'uz'], '')).toBeNull();
  expect(offeredLanguage('uz', ['uz'], '')).toBeNull();
  expect(offeredLanguage('ru', ['kk', 'de'], '')).toBeNull();
  expect(offeredLanguage('ru', [], '')).toBeNull();
  expect(offeredLanguage('ru', ['uz'], 'delivery=200; i18n_redirected=ru')).toBeNull();
});

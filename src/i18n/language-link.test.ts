import { expect, test } from 'vitest';
import { languageLink } from './language-link.ts';

test('a language link keeps the whole URL and has one language parameter', () => {
  const query = new URLSearchParams('folder=2&utm_source=ads&q=&lang=ru&next=%2Fprofile');
  expect(languageLink('/en/sign-in', query, 'en')).toBe('/en/sign-in?folder=2&utm_source=ads&next=%2Fprofile&lang=en');
  expect(languageLink('//evil.example', new URLSearchParams(), 'uz')).toBe('/evil.example?lang=uz');
});

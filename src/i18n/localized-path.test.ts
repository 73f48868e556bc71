import { expect, test } from 'vitest';
import { alternates, localizedPath } from './localized-path.ts';

test('Russian paths stay, others get a prefix', () => {
  expect(localizedPath('/', 'ru')).toBe('/');
  expect(localizedPath('/about', 'ru')).toBe('/about');
  expect(localizedPath('/', 'en')).toBe('/en');
  expect(localizedPath('/?folder=9', 'uz')).toBe('/uz?folder=9');
  expect(localizedPath('/product/1001', 'uz')).toBe('/uz/product/1001');
});

test('alternates name the three languages and the default', () => {
  expect(alternates('/about')).toEqual([
    { hreflang: 'ru-UZ', path: '/about' },
    { hreflang: 'en', path: '/en/about' },
    { hreflang: 'uz-Latn-UZ', path: '/uz/about' },
    { hreflang: 'x-default', path: '/about' },
  ]);
});

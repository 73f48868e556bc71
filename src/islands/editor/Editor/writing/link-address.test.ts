import { expect, test } from 'vitest';
import { isAllowedLink, linkAddress } from './link-address.ts';

test('an address is completed as an editor means it', () => {
  const typed = [
    '/about',
    'shop.uz/menu',
    'https://shop.uz',
    ' info@shop.uz ',
    '+998 (71) 200-00-00',
    '71 200 00 11',
    '1144',
    '+7 (495) 000-00-00',
    'tel:+998712000000',
    '#top',
  ];
  expect(typed.map(linkAddress)).toEqual([
    '/about',
    'https://shop.uz/menu',
    'https://shop.uz',
    'mailto:info@shop.uz',
    'tel:+998712000000',
    'tel:+998712000011',
    'tel:1144',
    'tel:+74950000000',
    'tel:+998712000000',
    '#top',
  ]);
});

test('an address that pages would not show is rejected', () => {
  const wrong = [
    '',
    'два слова',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://',
    'mailto:',
    'ftp://a.uz',
  ];
  expect(wrong.map(linkAddress)).toEqual(wrong.map(() => null));
  expect(['java\nscript:alert(1)', 'JAVASCRIPT:x', 'vbscript:x', '//a', ' '].map(isAllowedLink)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['https://a', 'MAILTO:a@b', 'tel:1', '/a', 'a/b', '#a'].map(isAllowedLink)).toEqual([true, true, true, true, true, true]);
});

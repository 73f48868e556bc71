import { expect, test } from 'vitest';
import {
  cacheOfFile,
  cacheOfPage,
  comesFromOutside,
  endsSession,
  endsTeamSession,
  filesOfPage,
  isSamePicture,
  offlinePath,
} from './cache-rules.ts';

test('menu and content pages are cached in every language', () => {
  expect(['/', '/en', '/uz', '/product/1001', '/uz/restaurant/2'].map(cacheOfPage)).toEqual(Array(5).fill('menu'));
  expect(['/about', '/en/contacts', '/uz/filial', '/offer', '/privacy'].map(cacheOfPage)).toEqual(Array(5).fill('content'));
});

test('pages of accounts, editors, staff or previews are never cached', () => {
  const pages = [
    '/profile',
    '/profile/cart',
    '/sign-in',
    '/table',
    '/staff',
    '/editor',
    '/admin',
    '/admin/log',
    '/api/menu',
    '/preview/x/about',
    '/fragments/menu',
  ];
  for (const page of pages)
    for (const prefix of ['', '/en', '/uz']) expect([prefix + page, cacheOfPage(prefix + page)]).toEqual([prefix + page, null]);
  expect(cacheOfPage('/share/ru.png')).toBeNull();
});

test('built files and pictures are cached, other files are not', () => {
  expect(cacheOfFile('/_astro/page.abc.css')).toBe('files');
  expect(cacheOfFile('/dishes/plov.svg')).toBe('pictures');
  expect(cacheOfFile('/api/system/')).toBeNull();
});

test('the sizes of one picture are one picture, other files are not', () => {
  const [one, other] = ['/media/0123456789abcdef-d512x512-ffffff', '/media/fedcba9876543210-d512x512-ffffff'];
  expect(isSamePicture(`${one}/320`, `${one}/640`)).toBe(true);
  expect(isSamePicture(`${one}/320`, `${other}/320`)).toBe(false);
  expect(isSamePicture('/dishes/plov.svg', '/dishes/non.svg')).toBe(false);
});

test('the offline page has the language of the URL', () => {
  expect(['/about', '/en', '/uz/about', '/english'].map(offlinePath)).toEqual(['/offline', '/en/offline', '/uz/offline', '/offline']);
});

test('signing out and deleting the account delete the cached menu pages', () => {
  expect(endsSession('DELETE', '/api/v1/auth/session')).toBe(true);
  expect(endsSession('DELETE', '/api/v1/account')).toBe(true);
  expect(endsSession('POST', '/api/v1/auth/session')).toBe(false);
  expect(endsSession('DELETE', '/api/v1/favorites/1')).toBe(false);
});

test('signing out of the board or the back office deletes the board that was kept (R-CACHE-5)', () => {
  expect(endsTeamSession('DELETE', '/api/v1/staff/session')).toBe(true);
  expect(endsTeamSession('DELETE', '/api/v1/office/session')).toBe(true);
  expect(endsTeamSession('GET', '/api/v1/staff/session')).toBe(false);
  expect(endsTeamSession('DELETE', '/api/v1/auth/session')).toBe(false);
});

test('a navigation without a referrer or from another site is external', () => {
  const origin = 'https://shop.example';
  expect(['', 'about:client', 'https://search.example/', 'http://shop.example/'].every((from) => comesFromOutside(from, origin))).toBe(
    true,
  );
  expect(comesFromOutside('https://shop.example/about', origin)).toBe(false);
});

test('each style sheet and font of a page is found once', () => {
  const html = '<link href="/_astro/a.b1.css"><link href="/_astro/fonts/x.woff2" as="font"><style>url(/_astro/fonts/x.woff2)</style>';
  expect(filesOfPage(html)).toEqual(['/_astro/a.b1.css', '/_astro/fonts/x.woff2']);
});

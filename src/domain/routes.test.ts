import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import {
  alternates,
  kindOf,
  localizedPath,
  type PageName,
  pageAt,
  pagePath,
  pages,
  parseNextPath,
  publicPages,
  splitLocale,
} from './routes.ts';

/** The URLs of a page in every language; `5 1` is the id for pages that have one. */
function addresses(name: PageName): string {
  const build = pagePath as (name: PageName, locale: string, id: string) => string;
  return locales.map((locale) => build(name, locale, '5 1')).join('  ');
}

test('every page has a URL in three languages, and the boards of staff and editors one for all', () => {
  const table = (Object.keys(pages) as PageName[]).map((name) => `${name} (${pages[name].kind}): ${addresses(name)}`);
  expect(table).toEqual([
    'home (shop): /  /en  /uz',
    'restaurant (shop): /restaurant/5%201  /en/restaurant/5%201  /uz/restaurant/5%201',
    'product (shop): /product/5%201  /en/product/5%201  /uz/product/5%201',
    'branches (content): /filial  /en/filial  /uz/filial',
    'about (content): /about  /en/about  /uz/about',
    'contacts (content): /contacts  /en/contacts  /uz/contacts',
    'offer (content): /offer  /en/offer  /uz/offer',
    'privacy (content): /privacy  /en/privacy  /uz/privacy',
    'own (content): /p/5%201  /en/p/5%201  /uz/p/5%201',
    'offline (offline): /offline  /en/offline  /uz/offline',
    'table (table): /table  /en/table  /uz/table',
    'signIn (sign-in): /sign-in  /en/sign-in  /uz/sign-in',
    'profile (account): /profile  /en/profile  /uz/profile',
    'checkout (account): /profile/cart  /en/profile/cart  /uz/profile/cart',
    'history (account): /profile/history  /en/profile/history  /uz/profile/history',
    'order (account): /profile/history/5%201  /en/profile/history/5%201  /uz/profile/history/5%201',
    'addresses (account): /profile/addresses  /en/profile/addresses  /uz/profile/addresses',
    'favorites (account): /profile/favorites  /en/profile/favorites  /uz/profile/favorites',
    'staff (office): /staff  /staff  /staff',
    'editor (office): /editor  /editor  /editor',
    'admin (admin): /admin  /en/admin  /uz/admin',
  ]);
});

test('a URL resolves to its page and its language', () => {
  for (const name of Object.keys(pages) as PageName[]) {
    for (const address of addresses(name).split('  ')) expect([address, pageAt(splitLocale(address).path)]).toEqual([address, name]);
  }
  expect(splitLocale('/uz/product/1')).toEqual({ locale: 'uz', path: '/product/1' });
  expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' });
  expect(splitLocale('/ru/about')).toEqual({ locale: 'ru', path: '/ru/about' });
  expect(splitLocale('/uzbek')).toEqual({ locale: 'ru', path: '/uzbek' });
});

test('a localized path keeps its query', () => {
  expect(localizedPath('/?folder=9', 'uz')).toBe('/uz?folder=9');
  expect(localizedPath('/about?x=1', 'ru')).toBe('/about?x=1');
});

test('subpages of customer and back office pages have their kind, other unknown paths have none', () => {
  expect(['/profile/unknown', '/staff/x', '/sign-in/x', '/admin/x'].map(kindOf)).toEqual(['account', 'office', 'sign-in', 'admin']);
  expect(['/unknown', '/profiles', '/product', '/product/1/2', '/api/menu', '/preview/x/about'].map(kindOf)).toEqual(Array(6).fill(null));
});

test('public pages are those with the menu and those with texts', () => {
  expect(publicPages()).toEqual(['home', 'restaurant', 'product', 'branches', 'about', 'contacts', 'offer', 'privacy', 'own']);
});

test('alternates name the three languages and the default', () => {
  expect(alternates('/about')).toEqual([
    { hreflang: 'ru-UZ', path: '/about' },
    { hreflang: 'en', path: '/en/about' },
    { hreflang: 'uz-Latn-UZ', path: '/uz/about' },
    { hreflang: 'x-default', path: '/about' },
  ]);
});

const shop = 'https://shop.example';

describe('the target after signing in', () => {
  test.each(['/', '/profile/cart', '/uz/profile/history?cursor=1', '/en/profile/history/5?x=1#points'])(
    'a path of this site is kept with its query and its fragment: %s',
    (text) => expect(parseNextPath(text, '/fallback')).toBe(text),
  );

  test('dots inside a path of this site are resolved', () => {
    expect(parseNextPath('/profile/../about', '/profile')).toBe('/about');
  });

  test.each([
    null,
    '',
    'profile',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/.//evil.example/phish',
    '/..//evil.example',
    '/./\\evil.example',
    '/en/..//evil.example',
    '/profile/../..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.///evil.example',
    '/.\n//evil.example',
  ])('anything else leads to the fallback: %j', (text) => expect(parseNextPath(text, '/profile')).toBe('/profile'));

  test('no text leads to another site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\r',
      ' ',
      'evil.example',
      'en',
      '?',
      '#',
      '@',
      ':',
    );
    const text = fc.oneof(fc.array(piece, { maxLength: 12 }), fc.array(fc.oneof(piece, fc.string()), { maxLength: 6 }));
    fc.assert(
      fc.property(text, (pieces) => {
        const path = parseNextPath(`/${pieces.join('')}`, '/profile');
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, shop).origin).toBe(shop);
        expect(parseNextPath(path, '/profile')).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});

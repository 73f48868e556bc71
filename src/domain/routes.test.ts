import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNextPath } from './routes.ts';

const shop = 'https://shop.example';

describe('where signing in leads on to', () => {
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

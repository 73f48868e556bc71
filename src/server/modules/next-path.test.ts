import { expect, test } from 'vitest';
import { parseNextPath } from './next-path.ts';

test('a path of this site is kept with its query', () => {
  expect(parseNextPath('/uz/profile/history?cursor=1', '/')).toBe('/uz/profile/history?cursor=1');
});

test.each([null, '', 'profile', '//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'anything else leads to the fallback: %j',
  (text) => {
    expect(parseNextPath(text, '/profile')).toBe('/profile');
  },
);

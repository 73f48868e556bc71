import { expect, test } from 'vitest';
import { parseCookies } from './cookies.ts';

test('values are URI-decoded and the first of a name counts', () => {
  expect({ ...parseCookies('region=1; a=%D0%BF; region=2') }).toEqual({ region: '1', a: 'п' });
});

test('what does not parse counts as absent', () => {
  expect({ ...parseCookies('a=%E0%A4%A; =x; ; b') }).toEqual({});
  expect(parseCookies('__proto__=x')['toString']).toBeUndefined();
  expect({ ...parseCookies(null) }).toEqual({});
});

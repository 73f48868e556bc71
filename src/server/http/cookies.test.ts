import { expect, test } from 'vitest';
import { parseCookies } from './cookies.ts';

test('values are URI-decoded and the first cookie of a name is used', () => {
  expect({ ...parseCookies('region=1; a=%D0%BF; region=2') }).toEqual({ region: '1', a: 'п' });
});

test('a value that does not parse is treated as absent', () => {
  expect({ ...parseCookies('a=%E0%A4%A; =x; ; b') }).toEqual({});
  expect(parseCookies('__proto__=x')['toString']).toBeUndefined();
  expect({ ...parseCookies(null) }).toEqual({});
});

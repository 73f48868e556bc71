import { expect, test } from 'vitest';
import { acceptEncodingOf, acceptedEncodings } from './accept-encoding.ts';

const outcome = (header: string | undefined) => acceptEncodingOf(acceptedEncodings(header));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip;q=0, identity', 'identity'],
  ['br;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip, identity;q=0'],
  ['br, identity;q=0', 'br, identity;q=0'],
  ['', 'identity'],
  [undefined, 'identity'],
])('the weights of Accept-Encoding are kept to: %s means %s', (header, meaning) => {
  expect(outcome(header)).toBe(meaning);
});

test('a client that accepts neither a supported coding nor identity accepts nothing', () => {
  expect(acceptedEncodings('identity;q=0')).toEqual([]);
  expect(acceptedEncodings('zstd, identity;q=0')).toEqual([]);
});

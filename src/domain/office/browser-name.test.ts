import { expect, it } from 'vitest';
import { browserOf } from './browser-name.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['curl/8.0', 'curl/8.0'],
  ['', '–'],
])('names browser and system of %s', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name);
});

import { expect, test } from 'vitest';
import { formatExact } from './tiyin.ts';

test('a sum has two digits after its som where it is not whole', () => {
  expect([formatExact(45_000, 'ru'), formatExact(45_000.05, 'ru'), formatExact(45_000.5, 'en')]).toEqual([
    ...['45\u00a0000\u00a0сум', '45\u00a0000,05\u00a0сум', '45,000.50\u00a0UZS'],
  ]);
});

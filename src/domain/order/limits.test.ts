import { expect, test } from 'vitest';
import { exceedsMaximum, minOrderLeft } from './limits.ts';

test('OrderMaxSum: an equal sum passes, 0 is no limit', () => {
  expect(exceedsMaximum(1000, 1000)).toBe(false);
  expect(exceedsMaximum(1001, 1000)).toBe(true);
  expect(exceedsMaximum(9_999_999, 0)).toBe(false);
});

test('minimum: an equal sum passes, below it the difference is missing', () => {
  expect(minOrderLeft(40_000, 40_000)).toBe(0);
  expect(minOrderLeft(39_999, 40_000)).toBe(1);
  expect(minOrderLeft(50_000, 40_000)).toBe(0);
});

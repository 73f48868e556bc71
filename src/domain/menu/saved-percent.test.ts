import { expect, test } from 'vitest';
import { savedPercent } from './saved-percent.ts';

test('a reduced price says by how many whole percent it is less than the former one', () => {
  expect(savedPercent(64_000, 69_000)).toBe(7);
  expect(savedPercent(50_000, 100_000)).toBe(50);
});

test('a price that is not less than the former one, or unknown, saves nothing', () => {
  for (const [price, oldPrice] of [
    [69_000, 69_000],
    [70_000, 69_000],
    [null, 69_000],
    [64_000, null],
  ] as const) {
    expect(savedPercent(price, oldPrice)).toBe(0);
  }
});

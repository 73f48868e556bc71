import { expect, test } from 'vitest';
import { type DoubtedPrice, priceDoubt } from './price-doubts.ts';

const doubt = (price: number, given: Partial<DoubtedPrice> = {}) =>
  priceDoubt({ price, before: null, oldPrice: null, neighbors: [], ...given })?.doubt ?? null;

test('a price of 0 is asked about, and one that stays is not', () => {
  expect([doubt(0), doubt(0, { before: 48_000 }), doubt(0, { before: 0 })]).toEqual(['zero', 'zero', null]);
});

test('a price ten times above or below the one before is asked about, a nearer one is not', () => {
  expect([4_800, 480_000, 5_000, 470_000].map((price) => doubt(price, { before: 48_000 }))).toEqual(['before', 'before', null, null]);
});

test('a new price is held against the old price and most prices of its category', () => {
  const neighbors = [40_000, 45_000, 900_000, 0];
  expect(doubt(48, { neighbors })).toBe('category');
  expect(doubt(4_800, { oldPrice: 60_000, neighbors })).toBe('oldPrice');
  expect([doubt(48_000, { neighbors, oldPrice: 60_000 }), doubt(48, { neighbors: [40_000, 45_000] })]).toEqual([null, null]);
});

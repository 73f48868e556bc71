import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

const som = fc.integer({ min: 0, max: 1_000_000_000_000 });

test('shares add up to the total to the som, and each is within one som of its part (R-TABLE-7)', () => {
  fc.assert(
    fc.property(som, fc.array(som, { minLength: 1, maxLength: 20 }), (total, weights) => {
      const shares = sharesOf(total, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      const sum = weights.reduce((added, weight) => added + weight, 0);
      for (const [index, share] of shares.entries()) {
        const exact = sum === 0 ? total / weights.length : total * ((weights[index] ?? 0) / sum);
        expect(Math.abs(share - exact)).toBeLessThan(1.01);
      }
    }),
  );
});

test('the largest remainder gets the som that is left, of equal ones the first', () => {
  expect(sharesOf(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharesOf(10, [1, 5, 3])).toEqual([1, 6, 3]);
});

test('a discount and a fee are spread as the dishes are', () => {
  expect(sharesOf(110_000 - 16_500 + 10_000, [52_000, 58_000])).toEqual([48_927, 54_573]);
});

test('nobody without a dish pays, unless nobody has one', () => {
  expect(sharesOf(40_000, [40_000, 0])).toEqual([40_000, 0]);
  expect(sharesOf(10_000, [0, 0])).toEqual([5_000, 5_000]);
  expect(sharesOf(0, [])).toEqual([]);
});

import { expect, test } from 'vitest';
import { changedPrice, roundings } from './price-change.ts';

test.each([
  [52_000, 'percent', 10, 1, 57_200],
  [52_000, 'percent', -10, 1, 46_800],
  [52_000, 'percent', 10.5, 1, 57_460],
  [33_333, 'percent', 7.25, 1, 35_750],
  [33_333, 'percent', 7, 1, 35_666],
  [52_000, 'amount', 1_500, 1, 53_500],
  [1_000, 'amount', -1_500, 1, 0],
  [52_000, 'percent', 7, 500, 55_500],
  [52_250, 'percent', 0, 500, 52_500],
  [52_249, 'percent', 0, 500, 52_000],
  [0, 'percent', 50, 500, 0],
] as const)('%i by %s %d, rounded to %i, is %i', (price, kind, value, roundTo, expected) => {
  expect(changedPrice(price, { kind, value, roundTo })).toBe(expected);
});

test('every changed price is whole, a multiple of the rounding and never negative', () => {
  for (const roundTo of roundings)
    for (let price = 0; price < 200_000; price += 3_337)
      for (const value of [-100, -33, 0, 1, 7, 150]) {
        const changed = changedPrice(price, { kind: 'percent', value, roundTo });
        expect([changed % roundTo, changed >= 0, Number.isSafeInteger(changed)]).toEqual([0, true, true]);
        expect(Math.abs(changed - (price * (100 + value)) / 100)).toBeLessThanOrEqual(roundTo / 2);
      }
});

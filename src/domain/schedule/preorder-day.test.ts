import { expect, test } from 'vitest';
import { clampPreorderDays, preorderDays, preorderOffsets } from './preorder-day.ts';

test('preorder dates are the offsets 0..PreorderDays-1', () => {
  expect(preorderOffsets(3)).toEqual([0, 1, 2]);
  expect(preorderDays(3, Date.parse('2026-12-30T20:00:00Z'))).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
});

test('PreorderDays absent or below 1 counts as 1, above 30 as 30', () => {
  expect([Number.NaN, -5, 0, 0.9, 1, 7.9, 30, 31, Number.POSITIVE_INFINITY].map(clampPreorderDays)).toEqual([1, 1, 1, 1, 1, 7, 30, 30, 30]);
});

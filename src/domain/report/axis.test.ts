import { expect, it } from 'vitest';
import { axisOf } from './axis.ts';

it('has round marks from zero to at least the largest value', () => {
  expect(axisOf(34_600_000)).toEqual({ ticks: [0, 10_000_000, 20_000_000, 30_000_000, 40_000_000], unit: 1_000_000 });
  expect(axisOf(2_100_000)).toEqual({ ticks: [0, 1_000_000, 2_000_000, 3_000_000], unit: 1_000_000 });
  expect(axisOf(450_000)).toEqual({ ticks: [0, 200_000, 400_000, 600_000], unit: 1_000 });
});

it('has one mark above zero when there is nothing', () => {
  expect(axisOf(0)).toEqual({ ticks: [0, 1], unit: 1 });
});

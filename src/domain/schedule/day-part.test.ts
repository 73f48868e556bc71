import { expect, test } from 'vitest';
import { groupByDayPart } from './day-part.ts';

const groups = (...starts: number[]) => groupByDayPart(starts.map((start) => ({ start }))).map(({ part, slots }) => [part, slots.length]);

test('slots belong to the part of the day in which they start', () => {
  expect(groups(360, 719, 720, 1019, 1020, 1319, 1320)).toEqual([
    ['morning', 2],
    ['day', 2],
    ['evening', 2],
    ['night', 1],
  ]);
});

test('a slot after midnight belongs to the night of its shift', () => {
  expect(groups(1300, 1330, 1440, 1500)).toEqual([
    ['evening', 1],
    ['night', 3],
  ]);
});

test('the night that ends in the morning and the one that begins in the evening are separate', () => {
  expect(groups(1480, 600, 1380)).toEqual([
    ['night', 1],
    ['morning', 1],
    ['night', 1],
  ]);
});

test('a day without slots has no parts', () => {
  expect(groups()).toEqual([]);
});

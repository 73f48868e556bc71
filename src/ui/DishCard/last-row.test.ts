import { expect, test } from 'vitest';
import { widthClass } from './last-row.ts';

/** The columns of twelve that each card of a group takes on a wide screen. */
function columns(count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const names = widthClass(index, count)?.split(' ') ?? [];
    return names.includes('dish-half') ? 6 : names.includes('dish-third') ? 4 : 3;
  });
}

test.each([
  [1, [6]],
  [2, [6, 6]],
  [3, [3, 3, 6]],
  [4, [3, 3, 3, 3]],
  [5, [4, 4, 4, 6, 6]],
  [6, [3, 3, 3, 3, 6, 6]],
  [7, [3, 3, 3, 3, 3, 3, 6]],
  [8, [3, 3, 3, 3, 3, 3, 3, 3]],
  [9, [3, 3, 3, 3, 4, 4, 4, 6, 6]],
])('the last row of %i cards is full on a wide screen, and no card is alone', (count, expected) => {
  expect(columns(count)).toEqual(expected);
});

test('the last of an odd number of cards fills its row of two', () => {
  const isOdd = (index: number, count: number) => widthClass(index, count)?.split(' ').includes('dish-odd') ?? false;
  expect([isOdd(0, 1), isOdd(1, 2), isOdd(2, 3), isOdd(1, 3), isOdd(4, 5), isOdd(3, 5)]).toEqual([true, false, true, false, true, false]);
});

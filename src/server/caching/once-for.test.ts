import { expect, test, vi } from 'vitest';
import { onceFor } from './once-for.ts';

test('a result is made once for each object', () => {
  const make = vi.fn((list: readonly number[]) => [...list, 0]);
  const extended = onceFor(make);
  const list = [1];
  expect(extended(list)).toEqual([1, 0]);
  expect(extended(list)).toBe(extended(list));
  expect(extended([1])).toEqual([1, 0]);
  expect(make).toHaveBeenCalledTimes(2);
});

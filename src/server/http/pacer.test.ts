import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPacer } from './pacer.ts';

test('starts tasks in order, a fixed number in each iteration of the event loop', async () => {
  const pace = createPacer(2);
  const started: number[] = [];
  for (const at of [0, 1, 2, 3, 4]) pace(() => started.push(at));
  expect(started).toEqual([]);
  const perTurn: number[] = [];
  while (started.length < 5) {
    await nextTurn();
    perTurn.push(started.length);
  }
  expect([started, perTurn]).toEqual([
    [0, 1, 2, 3, 4],
    [2, 4, 5],
  ]);
  pace(() => started.push(5));
  await nextTurn();
  expect(started).toHaveLength(6);
});

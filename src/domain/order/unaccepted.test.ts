import { expect, test } from 'vitest';
import { unacceptedMinutes } from './unaccepted.ts';

test('the board says how long an order waits to be accepted, from the third minute on (R-BOARD-5)', () => {
  const createdAt = '2026-11-30T12:00:00.000Z';
  const after = (minutes: number, status: 'created' | 'confirmed' = 'created') =>
    unacceptedMinutes({ status, createdAt }, Date.parse(createdAt) + minutes * 60_000);
  expect([after(2.9), after(3), after(9.9), after(9, 'confirmed')]).toEqual([null, 3, 9, null]);
});

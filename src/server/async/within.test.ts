import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a promise that settles in time is passed on, also a rejection, and no timer remains', async () => {
  await expect(within(Promise.resolve(1), 100)).resolves.toBe(1);
  await expect(within(Promise.reject(new Error('no')), 100)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that takes longer is rejected after the timeout', async () => {
  const waiting = expect(within(new Promise(() => {}), 100)).rejects.toBeInstanceOf(TimeoutError);
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
});

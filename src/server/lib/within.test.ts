import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is done in time is passed on, a failure too, and no timer stays', async () => {
  await expect(within(Promise.resolve(1), 100)).resolves.toBe(1);
  await expect(within(Promise.reject(new Error('no')), 100)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('what takes longer is rejected when the time is over', async () => {
  const waiting = expect(within(new Promise(() => {}), 100)).rejects.toBeInstanceOf(TimeoutError);
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { closuresNow } from './closures.ts';

const now = Date.parse('2026-11-21T07:00:00Z');
const restaurant = (id: string, closedUntil: string | null) => ({ id, closedUntil }) as Restaurant;
const closed = restaurant('1', '2026-11-21T08:00:00Z');
const log = { warn: vi.fn() };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.warn.mockReset();
});

test('a closure counts until its instant', async () => {
  const restaurants = [closed, restaurant('2', '2026-11-21T07:00:00Z'), restaurant('3', null)];
  expect(await closuresNow(async () => restaurants, now, log)).toEqual([closed]);
});

test('a page waits 200 ms for the notice of a closure and does not fail for one', async () => {
  const late = closuresNow(() => new Promise((resolve) => setTimeout(resolve, 10_000, [closed])), now, log);
  await vi.advanceTimersByTimeAsync(200);
  expect(await late).toEqual([]);
  expect(await closuresNow(() => Promise.reject(new Error('500')), now, log)).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
});

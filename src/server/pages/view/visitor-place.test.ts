import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { gonePlaces } from './visitor-place.ts';

const chorsu = { id: '1', isActive: true } as Restaurant;
const yunusabad = { id: '2', isActive: true } as Restaurant;
const regions = ['tashkent', 'samarkand'].map((id) => ({ id }) as Region);
const sendRequest = { regions: async () => regions, restaurants: async () => [chorsu, yunusabad] };
const nobody = { regionId: null, restaurantId: null };
const log = { warn: vi.fn() };
const goneFor = (chosen: object, requested = sendRequest) => gonePlaces(requested, { ...nobody, ...chosen }, log);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.warn.mockReset();
});

test('a region or a restaurant that is not in the list is gone; an empty list removes no choice', async () => {
  expect(await goneFor({ regionId: 'tashkent', restaurantId: '2' })).toEqual([]);
  expect(await goneFor({ regionId: '999', restaurantId: '999' })).toEqual(['region', 'restaurantId']);
  expect(await goneFor({ regionId: 'tashkent', restaurantId: '999' })).toEqual(['restaurantId']);
  expect(await goneFor({ regionId: '999', restaurantId: '999' }, { regions: async () => [], restaurants: async () => [] })).toEqual([]);
});

test('a page waits 200 ms for the visitor’s place and does not fail without it', async () => {
  const slow = { ...sendRequest, restaurants: () => new Promise<Restaurant[]>((resolve) => setTimeout(resolve, 10_000, [chorsu])) };
  const late = gonePlaces(slow, nobody, log);
  await vi.advanceTimersByTimeAsync(200);
  expect(await late).toEqual([]);
  const away = { ...sendRequest, restaurants: () => Promise.reject(new Error('500')) };
  expect(await gonePlaces(away, nobody, log)).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
});

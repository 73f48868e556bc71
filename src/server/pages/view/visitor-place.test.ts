import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { visitorPlace } from './visitor-place.ts';

const now = Date.parse('2026-11-21T07:00:00Z');
const later = '2026-11-21T08:00:00Z';
const hours = { start: 540, end: 1380 };
const restaurant = (id: string, regionId: string, closedUntil: string | null) =>
  ({ id, regionId, closedUntil, hours, isActive: true }) as Restaurant;
const chorsu = restaurant('1', 'tashkent', later);
const yunusabad = restaurant('2', 'tashkent', null);
const registan = restaurant('8', 'samarkand', later);
const regions = ['tashkent', 'samarkand'].map((id) => ({ id }) as Region);
const sendRequest = { regions: async () => regions, restaurants: async () => [chorsu, yunusabad, registan] };
const nobody = { regionId: null, restaurantId: null };
const log = { warn: vi.fn() };
const pausedFor = async (chosen: object) =>
  (await visitorPlace(sendRequest, { ...nobody, ...chosen }, now, log)).paused.map(({ id }) => id);
const goneFor = async (chosen: object, requested = sendRequest) => (await visitorPlace(requested, { ...nobody, ...chosen }, now, log)).gone;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.warn.mockReset();
});

test('a visitor without a restaurant sees a pause only while all restaurants of their own region are paused', async () => {
  expect(await pausedFor({ regionId: 'tashkent' })).toEqual([]);
  expect(await pausedFor({ regionId: 'samarkand' })).toEqual(['8']);
  expect(await pausedFor({})).toEqual([]);
  expect(await pausedFor({ regionId: 'gone' })).toEqual([]);
  const all = { ...sendRequest, restaurants: async () => [chorsu, restaurant('2', 'tashkent', later), registan] };
  expect((await visitorPlace(all, nobody, now, log)).paused.map(({ id }) => id)).toEqual(['1', '2']);
});

test('a visitor who has chosen a restaurant sees only its pause', async () => {
  expect(await pausedFor({ regionId: 'tashkent', restaurantId: '2' })).toEqual([]);
  expect(await pausedFor({ regionId: 'tashkent', restaurantId: '1' })).toEqual(['1']);
  expect(await pausedFor({ regionId: 'tashkent', restaurantId: 'gone' })).toEqual([]);
});

test('a list of restaurants is gone through once, however many visitors ask', async () => {
  let reads = 0;
  const counted = new Proxy([chorsu, yunusabad, registan], {
    get(list, key, receiver) {
      if (key === '0') reads += 1;
      return Reflect.get(list, key, receiver);
    },
  });
  const requested = { ...sendRequest, restaurants: async () => counted };
  const pausedNow = async () => (await visitorPlace(requested, { ...nobody, restaurantId: '1' }, now, log)).paused;
  expect(await pausedNow()).toEqual([chorsu]);
  const once = reads;
  expect(await pausedNow()).toEqual([chorsu]);
  expect(reads).toBe(once);
});

test('a pause ends at its instant', async () => {
  const ended = { ...sendRequest, restaurants: async () => [restaurant('1', 'tashkent', '2026-11-21T07:00:00Z')] };
  expect((await visitorPlace(ended, nobody, now, log)).paused).toEqual([]);
});

test('a region or a restaurant that is not in the list is gone; an empty list removes no choice', async () => {
  expect(await goneFor({ regionId: 'tashkent', restaurantId: '2' })).toEqual([]);
  expect(await goneFor({ regionId: '999', restaurantId: '999' })).toEqual(['region', 'restaurantId']);
  expect(await goneFor({ regionId: 'tashkent', restaurantId: '999' })).toEqual(['restaurantId']);
  expect(await goneFor({ regionId: '999', restaurantId: '999' }, { regions: async () => [], restaurants: async () => [] })).toEqual([]);
});

test('a page waits 200 ms for the visitor’s place and does not fail without it', async () => {
  const slow = { ...sendRequest, restaurants: () => new Promise<Restaurant[]>((resolve) => setTimeout(resolve, 10_000, [chorsu])) };
  const late = visitorPlace(slow, nobody, now, log);
  await vi.advanceTimersByTimeAsync(200);
  expect(await late).toEqual({ paused: [], gone: [] });
  const away = { ...sendRequest, restaurants: () => Promise.reject(new Error('500')) };
  expect((await visitorPlace(away, nobody, now, log)).paused).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
});

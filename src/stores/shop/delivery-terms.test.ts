// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const day = '2026-11-21';
const slot = (start: number) => ({ day, start, end: start + 40, tomorrow: false, label: `${start}`, isAvailable: true });
const terms = {
  restaurantId: '2',
  deliveryFee: 10_000,
  minOrderSum: 40_000,
  freeDeliveryFrom: 150_000,
  durationMinutes: 40,
  paused: null,
};
const responses: Record<string, unknown> = {};
const fetch = vi.fn<typeof globalThis.fetch>(async (url) => {
  const found = Object.entries(responses).find(([part]) => String(url).includes(part));
  return new Response(JSON.stringify(found?.[1] ?? []), { headers: { 'content-type': 'application/json' } });
});
vi.stubGlobal('fetch', fetch);
const { $checkout } = await import('./checkout.ts');
const { $selectedRestaurantId, choosePoint } = await import('./preferences.ts');
const { $deliveryTerms, loadDeliveryTerms, watchTime } = await import('./delivery-terms.ts');
const { $slotMove, takeSlot } = await import('./slots.ts');

beforeEach(() => {
  fetch.mockClear();
  Object.assign(responses, {
    regions: [{ id: '1', name: 'Ташкент', latitude: 41.3, longitude: 69.2 }],
    'delivery-terms': terms,
    slots: [{ day, slots: [slot(600), slot(640)] }],
  });
  takeSlot(null);
});
afterEach(() => vi.useRealTimers());

describe('the delivery terms', () => {
  it('are requested for the order type, the region and the address', async () => {
    choosePoint({ longitude: 69.28, latitude: 41.36 });
    await loadDeliveryTerms();
    const url = fetch.mock.calls.map(([path]) => String(path)).find((path) => path.includes('delivery-terms'));
    expect(url).toBe('/api/v1/delivery-terms?RegionId=1&OrderTypeId=0&Longitude=69.28&Latitude=41.36');
    expect($deliveryTerms.get()).toEqual({ ...terms, status: 'success', isOutOfZone: false, problem: null });
    expect($selectedRestaurantId.get()).toBe('2');
  });

  it('show that no restaurant delivers there', async () => {
    responses['delivery-terms'] = { ...terms, restaurantId: null };
    await loadDeliveryTerms();
    expect($deliveryTerms.get()).toMatchObject({ isOutOfZone: true, restaurantId: null });
  });
});

it('replaces a slot that begins while the page is open with one that the server offers then', async () => {
  vi.useFakeTimers({ now: Date.parse(`${day}T09:59:50+05:00`) });
  const end = watchTime();
  takeSlot(slot(600));
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetch.mock.calls.filter(([url]) => String(url).includes('/slots'))).toEqual([]);
  responses['slots'] = [{ day, slots: [slot(640)] }];
  await vi.advanceTimersByTimeAsync(60_000);
  end();
  expect($checkout.get().slot).toEqual({ day, start: 640, end: 680 });
  expect($slotMove.get()).toMatchObject({ from: { start: 600 }, to: { start: 640 }, isNamed: true });
});

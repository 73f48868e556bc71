import { expect, test } from 'vitest';
import { pickup } from '#domain/fulfillment/order-type.ts';
import { emptySettings } from '#domain/site-settings.ts';
import type { Catalog, CatalogRestaurant } from '../catalog/catalog.ts';
import { slotGrid } from './slots.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T00:30:00Z');

const restaurant: CatalogRestaurant = {
  id: '1',
  name: { ru: 'Кухня', en: 'Kitchen', uz: 'Oshxona' },
  address: { ru: '', en: '', uz: '' },
  longitude: 69.28,
  latitude: 41.31,
  regionId: '1',
  isActive: true,
  hours: { start: 10 * 60, end: 26 * 60 },
  phone: null,
  supportsDelivery: true,
  supportsPickup: true,
  deliveryDurationMinutes: 40,
  pickupDurationMinutes: 25,
  slotCapacity: null,
  zones: [],
};
const catalog: Catalog = {
  settings: { ...emptySettings, preorderDays: 3 },
  regions: [],
  districts: [],
  restaurants: [restaurant],
  menus: {
    ru: { categories: [], products: new Map() },
    en: { categories: [], products: new Map() },
    uz: { categories: [], products: new Map() },
  },
  servedOnlyBy: new Map(),
  ownPrices: new Map(),
  recommendations: new Map(),
  promoCodes: new Map(),
  automaticDiscounts: [],
  loyalty: null,
};
const pausedUntil = new Map([['1', start + 7 * 60 * minute]]);
const snapshot = () => ({ catalog, stock: { restaurants: new Map(), pausedUntil } });

test('cached slots are those of each moment, over two days and in any order of time', () => {
  const cached = snapshot();
  for (let now = start; now < start + 2 * 24 * 60 * minute; now += 7 * minute + 13) {
    expect(slotGrid(restaurant, pickup, null, cached, now)).toEqual(slotGrid(restaurant, pickup, null, snapshot(), now));
  }
  expect(slotGrid(restaurant, pickup, null, cached, start)).toEqual(slotGrid(restaurant, pickup, null, snapshot(), start));
});

test('slots are the same ones until the first of them begins', () => {
  const cached = snapshot();
  const now = Date.parse('2026-11-21T13:00:00Z');
  const days = slotGrid(restaurant, pickup, null, cached, now);
  expect(slotGrid(restaurant, pickup, null, cached, now + 1)).toBe(days);
  expect(slotGrid({ ...restaurant, pickupDurationMinutes: 30 }, pickup, null, cached, now)).not.toBe(days);
  expect(slotGrid({ ...restaurant, hours: { start: 11 * 60, end: 26 * 60 } }, pickup, null, cached, now)).not.toBe(days);
  expect(slotGrid({ ...restaurant, id: '2' }, pickup, null, cached, now)).toBe(days);
  expect(slotGrid(restaurant, pickup, null, cached, now + 25 * minute)).not.toBe(days);
});

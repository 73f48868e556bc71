import { expect, test } from 'vitest';
import type { DeliveryZone } from '../fulfillment/zone.ts';
import { zonesFor } from './zones-for-point.ts';

const zone = (id: string, restaurantId: string, priority: number, deliveryFee: number, size = 1): DeliveryZone => ({
  id,
  restaurantId,
  priority,
  deliveryFee,
  polygon: [
    [69, 41],
    [69 + size, 41],
    [69 + size, 41 + size],
    [69, 41 + size],
  ],
  minOrderSum: 0,
  freeDeliveryFrom: null,
  deliveryDurationMinutes: 45,
});
const restaurant = (id: string, changes = {}) => ({
  id,
  longitude: 69.1,
  latitude: 41.1,
  isActive: true,
  supportsDelivery: true,
  ...changes,
});

test('the zones around a point come by priority and fee, without restaurants that do not deliver', () => {
  const zones = [
    zone('a', 'r1', 2, 9_000),
    zone('b', 'r1', 1, 20_000),
    zone('c', 'r2', 1, 15_000),
    zone('d', 'r3', 1, 0),
    zone('e', 'r2', 1, 0, 0.01),
  ];
  const restaurants = [restaurant('r1'), restaurant('r2'), restaurant('r3', { supportsDelivery: false })];
  expect(zonesFor({ longitude: 69.5, latitude: 41.5 }, zones, restaurants).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(zonesFor({ longitude: 75, latitude: 41.5 }, zones, restaurants)).toEqual([]);
});

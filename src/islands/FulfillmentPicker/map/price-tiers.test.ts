import { expect, test } from 'vitest';
import { priceTiers } from './price-tiers.ts';

const zone = (deliveryFee: number, minOrderSum: number, deliveryDuration: number) => ({
  restaurantId: '1',
  polygon: [],
  deliveryFee,
  minOrderSum,
  freeDeliveryFrom: null,
  deliveryDuration,
});

test('each fee is listed once, cheapest first, with the smallest minimum and time of its zones', () => {
  expect(priceTiers([zone(15_000, 60_000, 50), zone(10_000, 50_000, 45), zone(10_000, 40_000, 55)])).toEqual([
    { deliveryFee: 10_000, minOrderSum: 40_000, durationMinutes: 45 },
    { deliveryFee: 15_000, minOrderSum: 60_000, durationMinutes: 50 },
  ]);
  expect(priceTiers([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { termsOfZone } from './fulfillment-terms.ts';
import { delivery, pickup } from './order-type.ts';

const zone = { deliveryFee: 10_000, minOrderSum: 40_000, freeDeliveryFrom: 150_000 };

test('delivery to an address has the fee, the minimum and the free limit of its zone', () => {
  expect(termsOfZone(delivery, zone)).toEqual(zone);
});

test('a zone without a fee delivers free from the first som; one without a limit is never free', () => {
  expect(termsOfZone(delivery, { ...zone, deliveryFee: 0 }).freeDeliveryFrom).toBe(0);
  expect(termsOfZone(delivery, { ...zone, freeDeliveryFrom: null }).freeDeliveryFrom).toBeNull();
});

test('the fee is unknown without an address, and nothing for pickup', () => {
  expect(termsOfZone(delivery, null)).toEqual({ deliveryFee: null, minOrderSum: 0, freeDeliveryFrom: null });
  expect(termsOfZone(pickup, zone)).toEqual({ deliveryFee: 0, minOrderSum: 0, freeDeliveryFrom: null });
});

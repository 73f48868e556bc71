import { expect, test } from 'vitest';
import { deliveryFeeFor, freeDeliveryLeft } from './delivery-fee.ts';

const zone = { deliveryFee: 10_000, minOrderSum: 40_000, freeDeliveryFrom: 150_000 };

test("delivery is free from the zone's limit on, inclusive", () => {
  expect([149_999, 150_000, 150_001].map((sum) => deliveryFeeFor(zone, sum))).toEqual([10_000, 0, 0]);
  expect([149_999, 150_000, 150_001].map((sum) => freeDeliveryLeft(zone, sum))).toEqual([1, 0, 0]);
});

test('without a limit delivery is never free', () => {
  const never = { ...zone, freeDeliveryFrom: null };
  expect(deliveryFeeFor(never, 9_000_000)).toBe(10_000);
  expect(freeDeliveryLeft(never, 0)).toBeNull();
});

test('nothing is missing for free delivery when the fee is zero anyway', () => {
  expect(freeDeliveryLeft({ ...zone, deliveryFee: 0 }, 0)).toBe(0);
});

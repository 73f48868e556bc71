import { expect, test } from 'vitest';
import { delivery, pickup } from '../fulfillment/order-type.ts';
import { distanceMeters } from '../place/distance.ts';
import { canAssign, cardToTake, cashToTake, coarsePoint, courierForCustomer } from './courier.ts';
import type { OrderStatus } from './order-status.ts';

test('a delivery has a courier from confirmed until it is delivered, a pickup never (R-COURIER-1)', () => {
  const statuses: readonly OrderStatus[] = ['created', 'confirmed', 'cooking', 'ready', 'on_way', 'delivered', 'completed', 'cancelled'];
  expect(statuses.filter((status) => canAssign({ orderTypeId: delivery, status }))).toEqual(['confirmed', 'cooking', 'ready', 'on_way']);
  expect(statuses.filter((status) => canAssign({ orderTypeId: pickup, status }))).toEqual([]);
});

test('the customer sees the first name, and the phone only on the way (R-COURIER-3)', () => {
  const courier = { id: 'c', name: 'Анвар Каримов', phone: '998901112233' };
  expect(courierForCustomer(courier, 'cooking')).toEqual({ name: 'Анвар' });
  expect(courierForCustomer(courier, 'on_way')).toEqual({ name: 'Анвар', phone: '998901112233' });
  expect(courierForCustomer(courier, 'delivered')).toEqual({ name: 'Анвар' });
});

test('a position is known to about 200 meters (R-COURIER-4)', () => {
  const point = { latitude: 41.31157, longitude: 69.27979 };
  const coarse = coarsePoint(point);
  expect(coarse).toEqual({ latitude: 41.312, longitude: 69.28 });
  expect(coarsePoint({ latitude: 41.3121, longitude: 69.2801 })).toEqual(coarse);
  expect(distanceMeters(point, coarse)).toBeLessThan(200);
});

test('the courier takes the total of what is paid in cash, and nothing else (R-COURIER-5)', () => {
  expect(cashToTake({ payment: { method: 'cash' }, total: 67_000 })).toBe(67_000);
  for (const method of ['card_on_delivery', 'payme'] as const) expect(cashToTake({ payment: { method }, total: 67_000 })).toBe(0);
  const byCard = (['cash', 'card_on_delivery', 'payme'] as const).map((method) => cardToTake({ payment: { method }, total: 67_000 }));
  expect(byCard).toEqual([0, 67_000, 0]);
});

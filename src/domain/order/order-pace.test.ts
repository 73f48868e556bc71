import { expect, test } from 'vitest';
import { withTimes } from '../../../tests/support/builders/sample-orders.ts';
import { delivery, type OrderType, pickup } from '../fulfillment/order-type.ts';
import { orderPace } from './order-pace.ts';
import type { OrderStatus } from './order-status.ts';

const slot = { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' };
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+05:00`);
const pace = (clock: string, { placed = '12:00', status = 'cooking' as OrderStatus, orderTypeId = delivery as OrderType } = {}) => {
  const order = withTimes({ slot, orderTypeId, createdAt: `2026-11-21T${placed}:00+05:00`, history: [] });
  return orderPace({ ...order, status }, at(clock));
};

test('an order is early until its customer expects it, then due until the end of the promised time, then late', () => {
  expect(pace('12:00')).toEqual({ state: 'early', minutes: 30 });
  expect(pace('12:29')).toEqual({ state: 'early', minutes: 1 });
  expect(pace('12:30')).toEqual({ state: 'due', minutes: 20 });
  expect(pace('12:49')).toEqual({ state: 'due', minutes: 1 });
  expect(pace('12:50')).toEqual({ state: 'late', minutes: 0 });
  expect(pace('13:02')).toEqual({ state: 'late', minutes: 12 });
});

test('an order for later is expected at the begin of its time, and has no timer until two hours before', () => {
  expect(pace('10:24', { placed: '09:00' })).toBeNull();
  expect(pace('10:25', { placed: '09:00' })).toEqual({ state: 'early', minutes: 120 });
  expect(pace('12:25', { placed: '09:00' })).toEqual({ state: 'due', minutes: 40 });
});

test('an order that is handed over, completed or canceled, or ready to be picked up, has no timer', () => {
  for (const status of ['delivered', 'picked_up', 'completed', 'cancelled'] as const) expect(pace('13:17', { status })).toBeNull();
  expect(pace('13:17', { status: 'ready', orderTypeId: pickup })).toBeNull();
  expect(pace('13:17', { status: 'ready' })?.state).toBe('late');
  expect(pace('13:17', { status: 'on_way' })?.state).toBe('late');
});

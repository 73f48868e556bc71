import { expect, test } from 'vitest';
import { orderPace } from './order-pace.ts';
import type { OrderStatus } from './order-status.ts';

const slot = { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' };
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+05:00`);
const pace = (clock: string, status: OrderStatus = 'cooking') => orderPace({ slot, status }, at(clock));

test('an order is early before its promised time, due within it, and late after it', () => {
  expect(pace('12:00')).toEqual({ state: 'early', minutes: 65 });
  expect(pace('12:25')).toEqual({ state: 'due', minutes: 40 });
  expect(pace('13:04')).toEqual({ state: 'due', minutes: 1 });
  expect(pace('13:05')).toEqual({ state: 'late', minutes: 0 });
  expect(pace('13:17')).toEqual({ state: 'late', minutes: 12 });
});

test('an order for later has no timer until two hours before the end of its time', () => {
  expect(pace('11:04')).toBeNull();
  expect(pace('11:05')).toEqual({ state: 'early', minutes: 120 });
});

test('an order that is handed over, completed or canceled has no timer', () => {
  for (const status of ['delivered', 'picked_up', 'completed', 'cancelled'] as const) expect(pace('13:17', status)).toBeNull();
  expect(pace('13:17', 'on_way')?.state).toBe('late');
});

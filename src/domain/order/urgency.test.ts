import { expect, test } from 'vitest';
import { inSlot, sampleOrder } from '../../../tests/support/builders/sample-orders.ts';
import type { Order } from './order.ts';
import { byUrgency } from './urgency.ts';

const now = Date.parse('2026-11-21T12:00:00+05:00');
const order = (number: number, end: number, change: Partial<Order> = {}): Order => ({
  ...inSlot(sampleOrder, { ...sampleOrder.slot, start: end - 40, end }),
  number,
  ...change,
});
const numbers = (orders: readonly Order[]) => byUrgency(orders, now).map(({ number }) => number);

test('the order whose promised time ends first comes first, an overdue one on top', () => {
  expect(numbers([order(1, 800), order(2, 760), order(3, 700), order(4, 760)])).toEqual([3, 2, 4, 1]);
});

test('an order of today comes before one of tomorrow', () => {
  const tomorrow = { ...sampleOrder.slot, day: '2026-11-22', start: 600, end: 640 };
  expect(numbers([order(1, 0, inSlot({}, tomorrow)), order(2, 900)])).toEqual([2, 1]);
});

test('an order that nobody has accepted for 15 minutes comes before all others', () => {
  expect(numbers([order(1, 700), order(2, 900, { createdAt: '2026-11-21T06:40:00.000Z' })])).toEqual([2, 1]);
});

test('of the orders handed over, the latest comes first', () => {
  const handed = (number: number, at: string) =>
    order(number, 700, { status: 'picked_up', history: [{ status: 'picked_up', at, by: 'staff' }] });
  expect(numbers([handed(1, '2026-11-21T06:50:00.000Z'), handed(2, '2026-11-21T06:58:00.000Z')])).toEqual([2, 1]);
});

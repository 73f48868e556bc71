import { expect, test } from 'vitest';
import type { OrderStatus } from '../order/order-status.ts';
import { daySums, type OpenOrder, ordersNow } from './today.ts';

const minuteMs = 60_000;
// noon in Tashkent
const now = Date.parse('2026-11-21T07:00:00Z');
const iso = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();

/** An order created `age` minutes ago and promised in `left` minutes. */
function order(
  number: number,
  status: OrderStatus,
  { age = 10, left = 30, pickup = false, day = '2026-11-21', hour = 12 } = {},
): OpenOrder {
  return {
    ...{ id: String(number), number, restaurantId: '1', orderTypeId: pickup ? 200 : 0, status, total: 50_000, createdAt: iso(-age) },
    slot: { day, start: hour * 60 },
    promised: { from: iso(left - 15), to: iso(left) },
    history: [{ status: 'created', at: iso(-age), by: 'customer' }],
  };
}

test('orders that are not there yet are in work (R-TODAY-1)', () => {
  const statuses = [
    'awaiting_payment',
    'created',
    'confirmed',
    'cooking',
    'ready',
    'on_way',
    'delivered',
    'picked_up',
    'cancelled',
  ] as const;
  const { inWork, cooking, ready, onWay } = ordersNow(
    statuses.map((status, index) => order(index, status)),
    now,
  );
  expect({ inWork, cooking, ready, onWay }).toEqual({ inWork: 5, cooking: 2, ready: 1, onWay: 1 });
});

test('an order nobody has accepted and one after its promise are urgent, the longest first', () => {
  const { urgent } = ordersNow(
    [
      order(1, 'cooking', { left: -3 }),
      order(2, 'created', { age: 2 }),
      order(3, 'on_way', { left: -14 }),
      order(4, 'created', { age: 9, left: -20 }),
      order(5, 'cooking', { left: 1 }),
      order(6, 'delivered', { left: -20 }),
    ],
    now,
  );
  expect(urgent.map(({ kind, number, minutes }) => [kind, number, minutes])).toEqual([
    ['unaccepted', 4, 9],
    ['unaccepted', 2, 2],
    ['late', 3, 14],
    ['late', 1, 3],
  ]);
});

test('a pickup that is ready is not late, a delivery that is ready is', () => {
  const { urgent } = ordersNow([order(1, 'ready', { left: -5, pickup: true }), order(2, 'ready', { left: -5 })], now);
  expect(urgent.map(({ number }) => number)).toEqual([2]);
});

test('the sum of today is what was sold and what is open, beside the same weekday until this hour and whole (R-TODAY-2)', () => {
  const sums = daySums(
    {
      day: '2026-11-21',
      sold: [
        { hour: 11, total: 100_000 },
        { hour: 12, total: 20_000 },
      ],
      soldBefore: [
        { hour: 10, total: 70_000 },
        { hour: 12, total: 60_000 },
        { hour: 19, total: 300_000 },
      ],
      orders: [order(1, 'cooking'), order(2, 'created', { hour: 19 }), order(3, 'created', { day: '2026-11-22' }), order(4, 'delivered')],
    },
    now,
  );
  expect(sums).toEqual({
    total: 220_000,
    open: 100_000,
    beforeUntilNow: 130_000,
    before: 430_000,
    hours: [
      { hour: 10, total: 0, before: 70_000 },
      { hour: 11, total: 100_000, before: 0 },
      { hour: 12, total: 70_000, before: 60_000 },
      { hour: 19, total: 50_000, before: 300_000 },
    ],
  });
});

import { expect, test } from 'vitest';
import { type CountedOrder, isCrowded, noOrderLimits, reachedLimit } from './order-limits.ts';

const noon = Date.parse('2026-11-21T07:00:00Z');
const minute = 60_000;
const limits = { open: 10, perHour: 10 };
const slot = { day: '2026-11-21', start: 800, end: 820 };
const asSoonAsPossible = { restaurantId: '1', slot: undefined };

const orders = (count: number, changes: Partial<CountedOrder> = {}): CountedOrder[] =>
  Array.from({ length: count }, (_, at) => ({
    status: 'created',
    restaurantId: '1',
    slot: { ...slot, start: slot.start + at * 20, end: slot.end + at * 20 },
    createdAt: noon - (at + 1) * minute,
    ...changes,
  }));

test('nine open orders allow one more, ten do not; the limit ends when the first slot ends', () => {
  expect(reachedLimit(orders(9), limits, asSoonAsPossible, noon)).toBeNull();
  const opensAt = Date.parse('2026-11-21T13:40:00+05:00');
  expect(reachedLimit(orders(10), limits, asSoonAsPossible, noon)).toEqual({ limit: 'open', figure: 10, opensAt });
});

test('open orders whose slots are all past give no time when the limit ends', () => {
  const late = orders(10, { slot: { day: '2026-11-21', start: 600, end: 620 } });
  expect(reachedLimit(late, limits, asSoonAsPossible, noon)).toEqual({ limit: 'open', figure: 10, opensAt: null });
});

test('cancelled and completed orders count for an hour, until the oldest relevant one is an hour old', () => {
  const over = orders(11, { status: 'cancelled' });
  expect(reachedLimit(over, limits, asSoonAsPossible, noon)).toEqual({ limit: 'hour', figure: 10, opensAt: noon + 50 * minute });
  expect(reachedLimit(over, limits, asSoonAsPossible, noon + 50 * minute)).toBeNull();
  expect(reachedLimit(orders(9, { status: 'completed' }), limits, asSoonAsPossible, noon)).toBeNull();
});

test('at most three open orders fit in one slot of one restaurant', () => {
  const three = orders(3, { slot });
  const wanted = { restaurantId: '1', slot };
  expect(reachedLimit(three, limits, wanted, noon)).toEqual({ limit: 'slot', figure: 3, opensAt: null });
  expect(reachedLimit(three, limits, { ...wanted, restaurantId: '2' }, noon)).toBeNull();
  expect(reachedLimit(three, limits, { ...wanted, slot: { ...slot, start: 820, end: 840 } }, noon)).toBeNull();
  expect(reachedLimit(three, limits, asSoonAsPossible, noon)).toBeNull();
  expect([isCrowded(three, limits, '1', slot), isCrowded(orders(3, { slot, status: 'cancelled' }), limits, '1', slot)]).toEqual([
    true,
    false,
  ]);
});

test('0 is no limit', () => {
  const many = orders(500, { slot });
  expect(reachedLimit(many, noOrderLimits, { restaurantId: '1', slot }, noon)).toBeNull();
  expect(reachedLimit(many, { open: 0, perHour: 5 }, asSoonAsPossible, noon)?.limit).toBe('hour');
  expect(reachedLimit(many, { open: 5, perHour: 0 }, asSoonAsPossible, noon)?.limit).toBe('open');
});

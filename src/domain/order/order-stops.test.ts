import { describe, expect, it } from 'vitest';
import { withTimes } from '../../../tests/support/builders/sample-orders.ts';
import type { OrderType } from '../fulfillment/order-type.ts';
import { isReadyToPickUp, type OrderStatus } from './order-status.ts';
import { countdownOf, customerStatus, isLate, minutesLate, orderStops, shareOfWay } from './order-stops.ts';

const at = (minute: number) => new Date(Date.parse('2026-11-21T07:00:00Z') + minute * 60_000).toISOString();
const orderAt = (reached: readonly OrderStatus[], orderTypeId: OrderType = 0) => ({
  orderTypeId,
  status: reached.at(-1) ?? 'created',
  history: reached.map((status, index) => ({ status, at: at(index), by: 'staff' })),
});
const states = (reached: readonly OrderStatus[], orderTypeId: OrderType = 0) =>
  orderStops(orderAt(reached, orderTypeId)).map(({ name, state }) => `${name} ${state}`);

describe('the stops of an order', () => {
  it('has four stops, and the first is done once the restaurant has confirmed', () => {
    expect(states(['created'])).toEqual(['accepted now', 'cooking ahead', 'on_way ahead', 'yours ahead']);
    expect(states(['created', 'confirmed'])).toEqual(['accepted done', 'cooking ahead', 'on_way ahead', 'yours ahead']);
  });

  it('ends with the delivery: completing the order changes nothing', () => {
    const delivered = ['created', 'confirmed', 'cooking', 'ready', 'on_way', 'delivered'] as const;
    expect(states(delivered)).toEqual(['accepted done', 'cooking done', 'on_way done', 'yours done']);
    expect(states([...delivered, 'completed'])).toEqual(states(delivered));
    expect(customerStatus(orderAt([...delivered, 'completed']))).toBe('delivered');
    expect(customerStatus(orderAt(['created', 'completed'], 200))).toBe('picked_up');
  });

  it('shows of a pickup that it is ready instead of the courier', () => {
    expect(states(['created', 'confirmed', 'cooking', 'ready'], 200)).toEqual([
      'accepted done',
      'cooking done',
      'ready now',
      'picked_up ahead',
    ]);
  });

  it('gives each reached stop its time, without one for a stop that was skipped', () => {
    const stops = orderStops(orderAt(['created', 'confirmed', 'on_way']));
    expect(stops.map((stop) => stop.at)).toEqual([at(1), undefined, at(2), undefined]);
  });

  it('ends with the time of the completion when staff have not marked the order as handed over', () => {
    const stops = orderStops(orderAt(['created', 'confirmed', 'completed']));
    expect(stops.map((stop) => stop.at)).toEqual([at(1), undefined, undefined, at(2)]);
  });
});

describe('the countdown', () => {
  const slot = { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' };
  const createdAt = '2026-11-21T07:05:00.000Z';
  const now = (clock: string) => Date.parse(`2026-11-21T${clock}:00+05:00`);
  const order = withTimes({ slot, orderTypeId: 0, createdAt, history: [] });

  it('counts to the middle of the expected time, and names its end', () => {
    expect(countdownOf(order, now('12:05'))).toEqual({ at: now('12:45'), latest: now('12:55'), minutes: 40, share: 0 });
    expect(countdownOf(order, now('12:35') + 1_000)).toMatchObject({ minutes: 10 });
    expect(countdownOf(order, now('12:35'))?.share).toBe(0.75);
  });

  it('tells how many whole minutes an order is late, at least one', () => {
    expect([now('12:55'), now('12:56') + 59_000, now('13:20')].map((at) => minutesLate(order, at))).toEqual([1, 1, 25]);
  });

  it('is 0 after that time, and null while the order is expected in more than 90 minutes', () => {
    expect(countdownOf(order, now('12:50'))).toMatchObject({ minutes: 0, share: 1 });
    expect(countdownOf(order, now('11:04'))).toBeNull();
    expect(countdownOf(order, now('11:05'))).not.toBeNull();
  });

  it('fills the ring a little more with each status, however little time has passed', () => {
    const statuses = ['created', 'confirmed', 'cooking', 'ready', 'on_way'] as const;
    const shares = statuses.map((status) => shareOfWay({ ...order, status }, now('12:06')));
    expect(shares).toEqual([0.06, 0.15, 0.35, 0.6, 0.75]);
  });

  it('fills the ring by time where that is more than the status says, and not in full before the order is there', () => {
    expect(shareOfWay({ ...order, status: 'cooking' }, now('12:25'))).toBe(0.5);
    expect(shareOfWay({ ...order, status: 'on_way' }, now('12:25'))).toBe(0.75);
    expect(shareOfWay({ ...order, status: 'on_way' }, now('13:30'))).toBe(0.95);
  });

  it('is over for a pickup that is ready, which is not late either', () => {
    expect(isReadyToPickUp({ status: 'ready', orderTypeId: 200 })).toBe(true);
    expect(isReadyToPickUp({ status: 'ready', orderTypeId: 0 })).toBe(false);
    expect(isLate({ ...order, status: 'ready', orderTypeId: 200 }, now('13:30'))).toBe(false);
  });

  it.each(['created', 'confirmed', 'cooking', 'ready', 'on_way'] as const)(
    'makes a delivery that is %s late at the end of the promised time, wherever it is expected since',
    (status) => {
      const moved = { ...order, expectedAt: { from: order.promised.to, to: order.promised.to }, status };
      expect(isLate(moved, now('12:54'))).toBe(false);
      expect(isLate(moved, now('12:55'))).toBe(true);
    },
  );

  it.each(['awaiting_payment', 'delivered', 'completed', 'cancelled'] as const)('does not make an order late that is %s', (status) => {
    expect(isLate({ ...order, status }, now('15:00'))).toBe(false);
  });
});

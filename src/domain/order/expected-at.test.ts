import { describe, expect, it } from 'vitest';
import type { OrderType } from '../fulfillment/order-type.ts';
import { estimateMinutes, type TimeRange } from './estimate.ts';
import { expectedAt } from './expected-at.ts';
import type { OrderStatus } from './order-status.ts';
import { promisedSlot, promiseOf, soonEstimate } from './promised-time.ts';

const slot = { day: '2026-11-21', start: 745, end: 785 };
const later = { ...slot, start: 825, end: 865 };
const now = (clock: string) => Date.parse(`2026-11-21T${clock}:00+05:00`);
const clocks = ({ from, to }: TimeRange) =>
  [from, to].map((instant) => new Date(Date.parse(instant) + 5 * 3_600_000).toISOString().slice(11, 16)).join('–');

describe('the estimate of an order (R-SLOT-15)', () => {
  const minutes = (ahead: number, slotCapacity: number | null = 10, orderType: OrderType = 0) =>
    estimateMinutes({ durationMinutes: 40, slotCapacity }, orderType, ahead);

  it('is the duration while the kitchen has a place for it', () => expect([minutes(0), minutes(5)]).toEqual([40, 40]));

  it('grows by the time until the kitchen has a place', () => expect([minutes(6), minutes(10), minutes(25)]).toEqual([44, 60, 120]));

  it('counts the whole duration of a pickup as time in the kitchen', () =>
    expect([minutes(9, 10, 200), minutes(15, 10, 200)]).toEqual([40, 64]));

  it('of a kitchen that takes one order at a time waits for each order before it', () => expect(minutes(2, 1)).toBe(120));

  it('of a kitchen without a capacity counts with twelve orders in a slot', () =>
    expect([minutes(6, null), minutes(18, null)]).toEqual([40, 79]));
});

describe('what is promised (R-SLOT-13)', () => {
  const promise = (clock: string, changes: Partial<Parameters<typeof promiseOf>[0]> = {}) =>
    clocks(promiseOf({ slot, minutes: 40, isSoonest: true, opensAt: null, now: now(clock), ...changes }));

  it('is the estimate from now for "as soon as possible", not the slot that is reserved', () => {
    expect(promise('12:05')).toBe('12:35–12:55');
    expect(promise('12:24')).toBe('12:55–13:15');
  });

  it('is the slot when it begins later than the estimate', () => expect(promise('12:05', { slot: later })).toBe('13:45–14:25'));

  it('is the chosen slot, without the part in which it can not be cooked yet', () => {
    expect(promise('11:00', { isSoonest: false })).toBe('12:25–13:05');
    expect(promise('12:20', { isSoonest: false })).toBe('12:50–13:05');
  });

  it('is the estimate when the kitchen can not keep the slot', () => {
    expect(promise('12:20', { isSoonest: false, minutes: 90 })).toBe('13:30–14:10');
  });

  it('is nothing that a closed kitchen would cook before it opens', () => {
    expect(promise('12:05', { opensAt: now('12:25') })).toBe('12:55–13:05');
  });

  it('is said by the checkout in the same minutes, and not at all for a slot that begins later', () => {
    expect(soonEstimate(slot, 40, now('12:05'))).toEqual({ minutes: 40, latest: now('12:55') });
    expect(soonEstimate(later, 40, now('12:05'))).toBeNull();
  });
});

describe('when an order is expected', () => {
  const createdAt = '2026-11-21T07:05:00.000Z';
  const promised = { from: new Date(now('12:35')).toISOString(), to: new Date(now('12:55')).toISOString() };
  const at = (clock: string, status: OrderStatus) => ({ status, at: new Date(now(clock)).toISOString() });
  const expected = (history: ReturnType<typeof at>[], orderTypeId: OrderType = 0) =>
    clocks(expectedAt({ slot, orderTypeId, createdAt, history }, promised));

  it('is as promised until it is cooked', () => expect(expected([at('12:06', 'confirmed')])).toBe('12:35–12:55'));

  it('moves with each status, earlier or later than was promised', () => {
    expect(expected([at('12:20', 'cooking')])).toBe('12:45–13:10');
    expect(expected([at('12:15', 'ready')])).toBe('12:25–12:40');
    expect(expected([at('12:15', 'ready'), at('12:20', 'on_way')])).toBe('12:25–12:40');
    expect(expected([at('13:00', 'on_way')])).toBe('13:05–13:20');
  });

  it('of a pickup that is ready no longer moves', () => {
    expect(expected([at('12:10', 'cooking'), at('12:30', 'ready')], 200)).toBe('12:35–13:00');
  });

  it('of an order for later is not before its slot', () => {
    const ofLater = promiseOf({ slot: later, minutes: 40, isSoonest: false, opensAt: null, now: now('12:05') });
    const history = [at('13:20', 'on_way')];
    expect(clocks(expectedAt({ slot: later, orderTypeId: 0, createdAt, history }, ofLater))).toBe('13:45–13:45');
  });
});

describe('the time that an order says before it is placed', () => {
  const quote = { slot, expectedAt: { from: '2026-11-21T07:40:00Z', to: '2026-11-21T08:05:00Z' } };

  it('is the chosen slot, as it was chosen', () => {
    expect([promisedSlot(later, quote), promisedSlot(later, null)]).toEqual([later, later]);
  });

  it('is the promised part of the soonest one, so that the order says the same', () => {
    expect(promisedSlot(null, quote)).toEqual({ day: '2026-11-21', start: 760, end: 785 });
    expect([promisedSlot(null, { slot }), promisedSlot(null, null)]).toEqual([slot, null]);
  });
});

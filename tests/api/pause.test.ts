import { describe, expect, test } from 'vitest';
import type { Quote } from '#domain/order/quote.ts';
import { instantOf } from '#domain/schedule/clock.ts';
import type { SlotDay, TimeSlot } from '#domain/schedule/time-slot.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, type OrderBody, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';

const [today, tomorrow, afterPreorder] = ['2026-11-21', '2026-11-22', '2026-12-24'] as const;
const sevenInTheEvening = 1140;

describe.each(backEnds)('a pause, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);

  /** A customer of a restaurant that is paused until an instant, with an order that was valid before. */
  const pausedUntil = async (until: string) => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const order = await orderOf(visitor, cart);
    const { restaurantId } = cart;
    const set = async (end: string | null) =>
      expect((await staffOf(tested).put(`restaurants/${restaurantId}/pause`, { until: end })).status).toBe(204);
    await set(until);
    return {
      restaurantId,
      order,
      place: (changes: object = {}) => place(visitor, { ...order, ...changes }),
      quote: async (changes: object = {}) => (await visitor.post<Quote>('/api/v1/quote', { ...cart, ...changes })).body,
      slots: async () => {
        const { body } = await visitor.get<SlotDay[]>(`/api/v1/slots?RestaurantId=${restaurantId}&OrderTypeId=0&${point(order)}`);
        return body.flatMap(({ slots }) => slots);
      },
      closedUntil: async () => {
        const { body } = await visitor.get<{ id: string; closedUntil?: string }[]>('/api/restaurants/List');
        return body.find(({ id }) => id === restaurantId)?.closedUntil;
      },
      resume: () => set(null),
    };
  };

  test('slots that start before the end of a pause are closed, later ones are open', async () => {
    const until = instantOf(today, sevenInTheEvening);
    const { slots, resume } = await pausedUntil(new Date(until).toISOString());
    const starts = (await slots()).map(startOf);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(until);
    await resume();
    expect(Math.min(...(await slots()).map(startOf))).toBeLessThan(until);
  });

  test('"as soon as possible" takes the first slot after the pause', async () => {
    const { quote, place: order, slots, resume } = await pausedUntil(new Date(instantOf(today, sevenInTheEvening)).toISOString());
    const [first] = await slots();
    expect(await quote()).toMatchObject({
      slot: { day: first?.day, start: first?.start },
      warnings: [],
      paused: { opensAt: '2026-11-21T14:00:00.000Z' },
    });
    const placed = await order();
    expect([placed.status, placed.body.slot]).toMatchObject([201, { day: first?.day, start: first?.start }]);
    await resume();
    expect(await quote()).not.toHaveProperty('paused');
  });

  test('a named slot after the pause is accepted, one before its end is rejected with the next free slots', async () => {
    const paused = await pausedUntil(new Date(instantOf(today, sevenInTheEvening)).toISOString());
    const later = (await paused.slots()).find(({ day }) => day === tomorrow);
    await paused.resume();
    const sooner = (await paused.slots())[0];
    const again = await pausedUntil(new Date(instantOf(today, sevenInTheEvening)).toISOString());
    expect((await again.quote({ slot: named(later) })).warnings).toEqual([]);
    expect((await again.place({ slot: named(later) })).status).toBe(201);
    const rejected = await again.place({ slot: named(sooner) });
    expect(rejected.body).toMatchObject({ code: 'SLOT_UNAVAILABLE', details: { slots: [{ day: today }, {}, {}, {}, {}] } });
    await again.resume();
  });

  test('a pause that leaves no slot within the preorder days is RESTAURANT_PAUSED, with the date in three languages', async () => {
    const { quote, place: order, slots, resume } = await pausedUntil(new Date(instantOf(afterPreorder, 630)).toISOString());
    expect(await slots()).toEqual([]);
    expect(await quote()).toMatchObject({ slot: null, warnings: ['RESTAURANT_PAUSED'], paused: { opensAt: '2026-12-24T05:30:00.000Z' } });
    const { status, body } = await order();
    expect([status, body.code, body.details]).toEqual([409, 'RESTAURANT_PAUSED', { opensAt: '2026-12-24T05:30:00.000Z' }]);
    expect(Object.values(body.message)).toEqual([
      expect.stringContaining('24 декабря, 10:30'),
      expect.stringContaining('24 December, 10:30'),
      expect.stringContaining('24-dekabr, 10:30'),
    ]);
    await resume();
  });

  test('a pause without an end closes all slots', async () => {
    const { quote, place: order, slots, closedUntil, resume } = await pausedUntil('9999-12-31T23:59:59Z');
    expect(await slots()).toEqual([]);
    expect(await quote()).toMatchObject({ warnings: ['RESTAURANT_PAUSED'], paused: { opensAt: null } });
    expect((await order()).body).toMatchObject({ code: 'RESTAURANT_PAUSED', details: { opensAt: null } });
    expect(await closedUntil()).toBe('9999-12-31T23:59:59.000Z');
    await resume();
    expect((await order()).status).toBe(201);
  });
});

function startOf({ day, start }: TimeSlot): number {
  return instantOf(day, start);
}

function named(slot: TimeSlot | undefined) {
  return slot && { day: slot.day, start: slot.start, end: slot.end };
}

function point({ longitude, latitude }: OrderBody): string {
  return `Longitude=${longitude}&Latitude=${latitude}`;
}

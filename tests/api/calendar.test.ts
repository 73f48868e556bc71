import { describe, expect, test } from 'vitest';
import type { WireRestaurant } from '#contract/shop/places.ts';
import type { Quote } from '#domain/order/quote.ts';
import { instantOf } from '#domain/schedule/clock.ts';
import type { SlotDay } from '#domain/schedule/time-slot.ts';
import { importCatalog } from '#server/modules/catalog/import-catalog.ts';
import { calendarCatalog, scheduled } from '../support/builders/calendar-catalog.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { type TestedApi, useApi, useUpstreamApi } from './open-api.ts';

const [today, tomorrow, dayAfter, friday] = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-27'] as const;
const at = (day: string, minutes: number) => new Date(instantOf(day, minutes)).toISOString();

const restaurantIn = async (tested: TestedApi) => {
  const { body } = await tested.visitor().get<WireRestaurant[]>('/api/restaurants/List');
  return body.find(({ id }) => String(id) === String(scheduled));
};
const slotsIn = async (tested: TestedApi, query: string) => {
  const { body } = await tested.visitor().get<SlotDay[]>(`/api/v1/slots?RestaurantId=${scheduled}&${query}`);
  return body;
};

describe.each(engines)('a calendar of opening hours, on %s', (engine) => {
  const tested = useApi(engine);
  const noon = instantOf(today, 720);
  /** The shop with the calendar at an instant, by default Saturday noon. */
  const open = async (now = noon) => {
    await importCatalog(tested.connection, calendarCatalog(), now);
    tested.now = now;
  };

  test('the list has the hours of today and the periods of the next days, also after midnight', async () => {
    await open();
    expect(await restaurantIn(tested)).toMatchObject({
      startOfWorkingTime: 540,
      endOfWorkingTime: 1380,
      openPeriods: [
        { start: at(today, 540), end: at(today, 780) },
        { start: at(today, 840), end: at(today, 1380) },
        { start: at(dayAfter, 600), end: at(dayAfter, 780) },
        ...Array.from({ length: 6 }, () => ({})),
        { start: at(friday, 1020), end: at(friday, 1560) },
        {},
        {},
      ],
    });
    tested.now = instantOf(tomorrow, 1);
    expect(await restaurantIn(tested)).toMatchObject({ startOfWorkingTime: 0, endOfWorkingTime: 0 });
    tested.now = instantOf(dayAfter, 0);
    expect(await restaurantIn(tested)).toMatchObject({ startOfWorkingTime: 600, endOfWorkingTime: 780 });
  });

  test.each(['OrderTypeId=200', 'OrderTypeId=0&Longitude=69.234&Latitude=41.3265'])(
    'the slots of %s skip the break and the holiday',
    async (query) => {
      await open(instantOf(today, 600));
      const days = await slotsIn(tested, query);
      const [first, holiday, short] = days;
      expect([first?.day, holiday?.day, short?.day]).toEqual([today, tomorrow, dayAfter]);
      expect(holiday?.slots).toEqual([]);
      expect(first?.slots.filter(({ start, end }) => start < 840 && end > 780)).toEqual([]);
      expect(first?.slots.some(({ start }) => start === 840)).toBe(true);
      expect(first?.slots.some(({ end }) => end <= 780)).toBe(true);
      expect([short?.slots[0]?.start, short?.slots.every(({ end }) => end <= 780)]).toEqual([600, true]);
    },
  );

  test('the slots of a night stay under the day on which it began', async () => {
    await open(instantOf('2026-11-28', 30));
    const [first] = await slotsIn(tested, 'OrderTypeId=200');
    expect(first?.slots[0]).toMatchObject({ day: friday, start: 1480, tomorrow: true });
  });

  test('an order for a time in the break or on the holiday is rejected, one after the break is placed', async () => {
    await open();
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const order = await orderOf(visitor, await fillCart(visitor));
    const placeAt = (day: string, start: number) => place(visitor, { ...order, slot: { day, start, end: start + 45 } });
    for (const [day, start] of [
      [today, 765],
      [today, 795],
      [tomorrow, 840],
      [dayAfter, 840],
    ] as const) {
      expect((await placeAt(day, start)).body).toMatchObject({
        code: 'SLOT_UNAVAILABLE',
        details: { slots: [{ day: today }, {}, {}, {}, {}] },
      });
    }
    const placed = await placeAt(today, 840);
    expect([placed.status, placed.body.slot]).toMatchObject([201, { day: today, start: 840 }]);
  });

  test('on the holiday "as soon as possible" is the first time of the next day', async () => {
    await open(instantOf(tomorrow, 720));
    const { restaurantId: _any, ...cart } = await fillCart(tested.visitor());
    const { body } = await tested.visitor().post<Quote>('/api/v1/quote', { ...cart, restaurantId: String(scheduled) });
    expect(body).toMatchObject({ restaurantId: String(scheduled), slot: { day: dayAfter, start: 600 } });
  });
});

describe('in front of a restaurant’s own system', () => {
  const tested = useUpstreamApi();

  test('the two fields apply: a calendar is not read', async () => {
    tested.upstream.load(calendarCatalog());
    expect(await restaurantIn(tested)).toMatchObject({ startOfWorkingTime: 540, endOfWorkingTime: 1380 });
    expect(await restaurantIn(tested)).not.toHaveProperty('openPeriods');
    const [first] = await slotsIn(tested, 'OrderTypeId=200');
    expect(first?.slots.some(({ start }) => start === 780)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import type { WireToday } from '#contract/office/today.ts';
import type { OfficeRole } from '#domain/office/team.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe.each(backEnds)('the home of the office, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const ordered = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    return { visitor, order: (await place(visitor, await orderOf(visitor, await fillCart(visitor)))).body };
  };
  const lookAs = async (role: OfficeRole, restaurantIds: string[] = []) => {
    const { browser } = await memberOf(tested, { role, restaurantIds });
    return async () => (await browser.get<WireToday>('/api/v1/office/today')).body;
  };
  const kindsOf = ({ todo }: WireToday) => todo.map(({ kind }) => kind);

  test('shows each role its own (R-TODAY-1 to R-TODAY-4)', async () => {
    const manager = await (await lookAs('manager'))();
    expect([manager.orders, manager.money, manager.kitchens?.map(({ state }) => state)]).toMatchObject([
      { inWork: 0, urgent: [] },
      { day: dayOf(tested.now), total: 0 },
      expect.arrayContaining(['open']),
    ]);
    const kitchen = await (await lookAs('kitchen', [manager.kitchens?.[0]?.id ?? '']))();
    expect([kitchen.orders?.inWork, kitchen.kitchens?.length, kitchen.money, kitchen.todo]).toEqual([0, 1, null, []]);
    const editor = await (await lookAs('editor'))();
    expect([editor.orders, editor.kitchens, editor.money]).toEqual([null, null, null]);
    expect([manager.couriers, kitchen.couriers, editor.couriers]).toEqual([[], null, null]);
  });

  test('names what nobody has accepted and what is late, and adds up the day (R-TODAY-1, R-TODAY-2)', async () => {
    const look = await lookAs('manager');
    const { order } = await ordered();
    const elsewhere = await lookAs('kitchen', ['none']);
    tested.now += 4 * minuteMs;
    expect(await look()).toMatchObject({
      orders: {
        inWork: 1,
        cooking: 0,
        unaccepted: 1,
        late: 0,
        urgent: [{ kind: 'unaccepted', id: order.id, number: order.number, minutes: 4, total: order.total }],
      },
      money: { total: order.total, open: order.total, beforeUntilNow: 0 },
    });
    expect((await elsewhere()).orders).toMatchObject({ inWork: 0, urgent: [] });
    await staffOf(tested).move(order.id, 'cooking');
    tested.now = Date.parse(order.promised.to) + 7 * minuteMs;
    const late = await look();
    expect(late.orders).toMatchObject({ cooking: 1, unaccepted: 0, late: 1, urgent: [{ kind: 'late', minutes: 7 }] });
    expect(late.kitchens?.find(({ id }) => id === order.restaurantId)?.inWork).toBe(1);
    await staffOf(tested).move(order.id, 'delivered');
    expect(await look()).toMatchObject({ orders: { inWork: 0, urgent: [] }, money: { total: order.total, open: 0 } });
    tested.now += 7 * dayMs;
    const later = await (await lookAs('manager'))();
    expect(later.money).toMatchObject({ total: 0, before: order.total, dayBefore: order.slot.day });
    expect(later.money?.hours).toEqual([{ hour: Math.floor(order.slot.start / 60), total: 0, before: order.total }]);
  });

  test('counts what waits: feedback, messages, pauses of kitchens (R-TODAY-3)', async () => {
    const look = await lookAs('manager');
    const { visitor, order } = await ordered();
    await staffOf(tested).move(order.id, 'delivered');
    const kinds = kindsOf(await look());
    expect([kinds.includes('feedback'), kinds.includes('refunds')]).toEqual([false, false]);
    await visitor.send('PUT', `/api/v1/orders/${order.id}/feedback`, { body: { stars: 2 } });
    expect((await look()).todo).toContainEqual({ kind: 'feedback', count: 1 });
    tested.now += 10 * minuteMs;
    expect(kindsOf(await look())).toContain('messages');
    await tested.connection.db.updateTable('outbox').set({ delivered_at: tested.now }).execute();
    expect(kindsOf(await look())).not.toContain('messages');
    await staffOf(tested).put(`restaurants/${order.restaurantId}/pause`, { until: new Date(tested.now + 60 * minuteMs).toISOString() });
    expect((await look()).kitchens?.find(({ id }) => id === order.restaurantId)?.state).toBe('paused');
  });
});

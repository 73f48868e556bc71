import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;

describe.each(backEnds)('the life of an order, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const orderFor = async (changes: Partial<Cart> & Record<string, unknown> = {}) => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    const cart = { ...(await fillCart(visitor)), ...changes };
    const { body } = await place(visitor, await orderOf(visitor, cart));
    return { visitor, customerId, cart, order: body };
  };
  const read = async (visitor: Visitor, id: string) => (await visitor.get<Order>(`/api/v1/orders/${id}`)).body;
  const cancel = (visitor: Visitor, id: string, body?: unknown) => visitor.send<Order>('POST', `/api/v1/orders/${id}/cancel`, { body });

  test('an order advances step by step, staff may skip steps, every change is signed in the history', async () => {
    const { visitor, order } = await orderFor();
    const staff = staffOf(tested);
    expect((await staff.move(order.id, 'confirmed')).status).toBe(200);
    tested.now += minute;
    const skipped = await staff.move(order.id, 'on_way');
    expect(skipped.body.history.map(({ status, by }) => [status, by])).toEqual([
      ['created', 'customer'],
      ['confirmed', 'staff:Anvar'],
      ['on_way', 'staff:Anvar'],
    ]);
    expect((await read(visitor, order.id)).history.map(({ by }) => by)).toEqual(['customer', 'staff', 'staff']);
  });

  test('an illegal step is 409 with the current status', async () => {
    const { order } = await orderFor();
    const staff = staffOf(tested);
    await staff.move(order.id, 'ready');
    for (const status of ['confirmed', 'ready', 'picked_up', 'created'] as const) {
      const rejected = await staff.move(order.id, status);
      expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'ILLEGAL_STATUS', details: { status: 'ready' } }]);
    }
    expect((await staff.move(crypto.randomUUID(), 'confirmed')).status).toBe(404);
  });

  test('staff can cancel with a reason from any status before delivered, not after', async () => {
    const { order } = await orderFor();
    const staff = staffOf(tested);
    await staff.move(order.id, 'on_way');
    expect((await staff.move(order.id, 'cancelled')).status).toBe(400);
    expect((await staff.move(order.id, 'cancelled', 'unreachable')).body).toMatchObject({
      status: 'cancelled',
      cancelReason: 'unreachable',
    });
    const other = await orderFor();
    await staff.move(other.order.id, 'delivered');
    expect((await staff.move(other.order.id, 'cancelled', 'unreachable')).status).toBe(409);
  });

  test('of many concurrent status changes exactly one succeeds', async () => {
    const { visitor, order } = await orderFor();
    const staff = staffOf(tested);
    const responses = await Promise.all(Array.from({ length: 12 }, () => staff.move(order.id, 'confirmed')));
    expect(responses.filter(({ status }) => status === 200).length).toBe(1);
    expect(responses.filter(({ status }) => status === 409).length).toBe(11);
    expect((await read(visitor, order.id)).history.length).toBe(2);
  });

  test('the customer can cancel while created or confirmed, later it is 409', async () => {
    const { visitor, order } = await orderFor();
    const cancelled = await cancel(visitor, order.id, { reason: 'customer_changed_mind' });
    expect([cancelled.status, cancelled.body]).toMatchObject([200, { status: 'cancelled', cancelReason: 'customer_changed_mind' }]);
    expect((await cancel(visitor, order.id)).status).toBe(409);
    const later = await orderFor();
    await staffOf(tested).move(later.order.id, 'cooking');
    expect([(await cancel(later.visitor, later.order.id)).status, (await read(later.visitor, later.order.id)).status]).toEqual([
      409,
      'cooking',
    ]);
    expect((await cancel(visitor, later.order.id)).status).toBe(404);
  });

  test('a cancellation returns portions and slot', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const item = { restaurantId: cart.restaurantId, productId: cart.lines[0]?.productId ?? '' };
    await staffOf(tested).put('stop-list', { ...item, portions: 2 });
    const loads = () => tested.connection.db.selectFrom('slot_loads').select(['day', 'start', 'orders']).where('orders', '>', 0).execute();
    const [before, loadsBefore] = [(await visitor.post<Quote>('/api/v1/quote', cart)).body, await loads()];
    const { body: order } = await place(visitor, await orderOf(visitor, cart));
    expect(order.total).toBe(before.total);
    const during = (await visitor.post<Quote>('/api/v1/quote', cart)).body;
    expect(during.warnings).toContain('ITEMS_UNAVAILABLE');
    await cancel(visitor, order.id);
    expect([(await visitor.post<Quote>('/api/v1/quote', cart)).body, await loads()]).toEqual([before, loadsBefore]);
    await staffOf(tested).put('stop-list', { ...item, portions: null });
  });

  test('portions taken while unlimited are not added to a later limit', async () => {
    const { visitor, order, cart } = await orderFor();
    const item = { restaurantId: cart.restaurantId, productId: cart.lines[0]?.productId ?? '' };
    await staffOf(tested).put('stop-list', { ...item, portions: 1 });
    await cancel(visitor, order.id);
    const { stops } = (await staffOf(tested).get<{ stops: object[] }>('stop-list')).body;
    expect(stops).toContainEqual(expect.objectContaining({ ...item, portions: 1 }));
    await staffOf(tested).put('stop-list', { ...item, portions: null });
  });

  test('delivered and picked-up orders complete automatically after 2 hours: in the scheduled job, and when they are read', async () => {
    const [swept, opened] = [await orderFor(), await orderFor()];
    for (const { order } of [swept, opened]) await staffOf(tested).move(order.id, 'delivered');
    tested.now += 120 * minute - 1;
    await tested.services.backend.purge(tested.now);
    expect((await read(swept.visitor, swept.order.id)).status).toBe('delivered');
    tested.now += 1;
    const completed = await read(opened.visitor, opened.order.id);
    expect([completed.status, completed.payment.status, completed.history.at(-1)?.by]).toEqual(['completed', 'paid', 'system']);
    await Promise.all([tested.services.backend.purge(tested.now), tested.services.backend.purge(tested.now)]);
    expect((await read(swept.visitor, swept.order.id)).history.filter(({ status }) => status === 'completed').length).toBe(1);
  });

  test('reorder returns what is available today and the differences', async () => {
    const { visitor, order, cart } = await orderFor();
    const productId = cart.lines[0]?.productId ?? '';
    const again = await visitor.send('POST', `/api/v1/orders/${order.id}/reorder`);
    expect(again.body).toMatchObject({ lines: [{ productId, quantity: 2 }], changed: [], unavailable: [] });
    const { orderTypeId, restaurantId, regionId } = cart;
    expect(again.body).toMatchObject({ place: { orderTypeId, restaurantId, regionId, isPossible: true } });
    await staffOf(tested).put('stop-list', { restaurantId: cart.restaurantId, productId, portions: 0 });
    const soldOut = await visitor.send('POST', `/api/v1/orders/${order.id}/reorder`);
    expect(soldOut.body).toMatchObject({ lines: [], unavailable: [{ productId }] });
    await staffOf(tested).put('stop-list', { restaurantId: cart.restaurantId, productId, portions: null });
    const unrecognized = tested.visitor();
    await signUp(tested, unrecognized);
    expect((await unrecognized.send('POST', `/api/v1/orders/${order.id}/reorder`)).status).toBe(404);
  });
});

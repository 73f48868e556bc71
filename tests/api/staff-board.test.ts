import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireMenu } from '#contract/shop/menu.ts';
import type { BoardOrder } from '#server/ports/staff.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf, staffToken } from './staff.ts';

const minute = 60_000;

describe.each(backEnds)('the staff API, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const newOrder = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const { body: order } = await place(visitor, await orderOf(visitor, cart));
    return { visitor, cart, order };
  };
  const board = async (query = '') => (await staffOf(tested).get<{ orders: BoardOrder[] }>(`orders${query}`)).body.orders;

  test('the board lists active orders, oldest first, and others by status', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    await staffOf(tested).move(first.order.id, 'cancelled', 'out_of_stock');
    const live = await board();
    expect(live.map(({ id }) => id)).toContain(second.order.id);
    expect(live.map(({ id }) => id)).not.toContain(first.order.id);
    expect(live.map(({ number }) => number)).toEqual(live.map(({ number }) => number).sort((a, b) => a - b));
    expect((await board('?status=cancelled,completed')).map(({ id }) => id)).toEqual([first.order.id]);
    expect((await staffOf(tested).get('orders?status=unheard')).status).toBe(400);
  });

  test('an order that is not confirmed within 15 minutes raises an alarm', async () => {
    const { order } = await newOrder();
    const alarms = async () => (await board()).find(({ id }) => id === order.id)?.isUnanswered;
    tested.now += 15 * minute - 1;
    expect(await alarms()).toBe(false);
    tested.now += 1;
    expect(await alarms()).toBe(true);
    await staffOf(tested).move(order.id, 'confirmed');
    expect(await alarms()).toBe(false);
  });

  test('an order takes portions of what the menu says is left, and the limit says when there is more (R-DISH-11)', async () => {
    const { visitor, cart } = await newOrder();
    const item = { restaurantId: cart.restaurantId, productId: cart.lines[0]?.productId ?? '' };
    const quantity = cart.lines[0]?.quantity ?? 0;
    const shown = async () => {
      const menu = await visitor.get<WireMenu>(`/api/restaurantmenu?RestaurantId=${item.restaurantId}`);
      const { portionsLeft, moreAt } = menu.body.products.find(({ id }) => id === item.productId) ?? {};
      return { portionsLeft, moreAt };
    };
    const moreAt = new Date(tested.now + 60 * minute).toISOString();
    await staffOf(tested).put('stop-list', { ...item, portions: 12, until: moreAt });
    expect(await shown()).toEqual({ portionsLeft: 12, moreAt });
    await newOrder();
    expect(await shown()).toEqual({ portionsLeft: 12 - quantity, moreAt });
    await staffOf(tested).put('stop-list', { ...item, portions: 31 });
    expect(await shown()).toEqual({ portionsLeft: undefined, moreAt: undefined });
    await staffOf(tested).put('stop-list', { ...item, portions: null });
  });

  test('the stop-list marks dishes and options of one restaurant as sold out or limited', async () => {
    const { visitor, cart } = await newOrder();
    const item = { restaurantId: cart.restaurantId, productId: cart.lines[0]?.productId ?? '' };
    const isAvailable = async () => {
      const menu = await visitor.get<{ products: { id: string; isAvailable: boolean }[] }>(
        `/api/restaurantmenu?RestaurantId=${item.restaurantId}`,
      );
      return menu.body.products.find(({ id }) => id === item.productId)?.isAvailable;
    };
    const until = new Date(tested.now + 60 * minute).toISOString();
    expect((await staffOf(tested).put('stop-list', { ...item, portions: 0, until })).status).toBe(204);
    expect(await isAvailable()).toBe(false);
    const { stops } = calls.stopList.responses[200].json.parse((await staffOf(tested).get('stop-list')).body);
    expect(stops).toContainEqual({ ...item, name: expect.any(String), portions: 0, until });
    tested.now += 60 * minute;
    expect(await isAvailable()).toBe(true);
    await staffOf(tested).put('stop-list', { ...item, portions: 3 });
    await staffOf(tested).put('stop-list', { ...item, portions: null });
    expect(calls.stopList.responses[200].json.parse((await staffOf(tested).get('stop-list')).body).stops).not.toContainEqual(
      expect.objectContaining(item),
    );
  });

  test('an unknown restaurant, product or option is 404, an ambiguous one 400', async () => {
    const { cart } = await newOrder();
    const put = async (stop: object) =>
      (await staffOf(tested).put('stop-list', { restaurantId: cart.restaurantId, portions: 0, ...stop })).status;
    const productId = cart.lines[0]?.productId;
    expect(await put({ productId: 'no such' })).toBe(404);
    expect(await put({ modifierOptionId: 'no such' })).toBe(404);
    expect(await put({ productId, restaurantId: 'no such' })).toBe(404);
    expect(await put({})).toBe(400);
    expect(await put({ productId, modifierOptionId: 'both' })).toBe(400);
    expect(await put({ productId, portions: -1 })).toBe(400);
    expect((await staffOf(tested).put('restaurants/none/pause', { until: null })).status).toBe(404);
  });

  test('a restaurant that is paused for longer than the preorder days accepts no orders until it opens again', async () => {
    const { visitor, cart } = await newOrder();
    const until = new Date(tested.now + 40 * 24 * 60 * minute).toISOString();
    const pause = (value: string | null) => staffOf(tested).put(`restaurants/${cart.restaurantId}/pause`, { until: value });
    const body = { ...(await orderOf(visitor, cart)), orderTypeId: 200 };
    expect((await pause(until)).status).toBe(204);
    const { restaurants } = calls.staffRestaurants.responses[200].json.parse((await staffOf(tested).get('restaurants')).body);
    expect(restaurants.find(({ id }) => id === cart.restaurantId)?.pausedUntil).toBe(until);
    expect((await place(visitor, body)).body.code).toBe('RESTAURANT_PAUSED');
    await pause(null);
    expect((await place(visitor, body)).status).toBe(201);
  });

  test('a token opens a session of 12 hours in an HttpOnly SameSite=Strict cookie; signing out ends it', async () => {
    const worker = tested.visitor();
    const open = (token: string) => worker.post('/api/v1/staff/session', { token });
    expect((await open('wrong'.repeat(8))).status).toBe(401);
    expect(worker.cookies.size).toBe(0);
    const opened = await open(` ${staffToken} `);
    expect([opened.status, opened.headers.getSetCookie()[0]]).toEqual([
      204,
      expect.stringMatching(/^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(calls.staffSession.responses[200].json.parse((await worker.get('/api/v1/staff/session')).body)).toEqual({ name: 'Anvar' });
    expect((await worker.send('POST', '/api/v1/staff/session', { headers: { 'sec-fetch-site': '' }, body: {} })).status).toBe(403);
    const session = worker.cookies.get('staff') ?? '';
    expect((await worker.send('DELETE', '/api/v1/staff/session')).status).toBe(204);
    worker.cookies.set('staff', session);
    expect((await worker.get('/api/v1/staff/orders')).status).toBe(401);
    await open(staffToken);
    tested.now += 12 * 60 * minute;
    expect((await worker.get('/api/v1/staff/orders')).status).toBe(401);
  });

  test('a token without a name signs as staff', async () => {
    const { order } = await newOrder();
    const headers = { authorization: 'Bearer nameless-token-of-thirty-two-chars' };
    const moved = await tested
      .visitor()
      .send<BoardOrder>('POST', `/api/v1/staff/orders/${order.id}/status`, { body: { status: 'confirmed' }, headers });
    expect(moved.body.history.at(-1)?.by).toBe('staff');
  });
});

describe('the staff API without a token', () => {
  const tested = useApi('sqlite');

  test('is 404 for every call', async () => {
    const headers = { authorization: `Bearer ${staffToken}` };
    for (const path of ['orders', 'events', 'stop-list', 'restaurants', 'session']) {
      expect((await tested.visitor().get(`/api/v1/staff/${path}`, headers)).status).toBe(404);
    }
    expect((await tested.visitor().post('/api/v1/staff/session', { token: staffToken })).status).toBe(404);
  });
});

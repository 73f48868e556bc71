import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ValueOf } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { WireToday } from '#contract/office/today.ts';
import type { WireDeliveries } from '#contract/staff/deliveries.ts';
import type { Order } from '#domain/order/order.ts';
import { purgeExpired } from '#server/jobs/purge-expired.ts';
import type { BoardOrder } from '#server/ports/staff.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, orderOf, place, signUp } from './journey.ts';
import { cookieOf, type Listening, listen } from './listen.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

type Work = ValueOf<'GET /api/v1/office/couriers'>;
type Position = ValueOf<'GET /api/v1/orders/:id/courier'>['position'];

describe.each(backEnds)('couriers, on %s', (backEnd) => {
  const tested = useApi(backEnd, { ...staffEnv, ORDERS_PER_HOUR_PER_CUSTOMER: '0', OPEN_ORDERS_PER_CUSTOMER: '0' });
  const streams: Listening[] = [];
  let cart: Cart;
  let customer: Visitor;
  let otherPlace = '';
  const board = () => staffOf(tested);

  beforeAll(async () => {
    customer = tested.visitor();
    await signUp(tested, customer);
    cart = await fillCart(customer);
    const { restaurants } = (await board().get<{ restaurants: { id: string }[] }>('restaurants')).body;
    otherPlace = restaurants.find(({ id }) => id !== cart.restaurantId)?.id ?? '';
  });
  beforeEach(() => {
    tested.now += 61_000;
  });
  afterEach(async () => {
    for (const stream of streams.splice(0)) await stream.close();
  });

  const courier = (name = `Анвар ${crypto.randomUUID().slice(0, 4)}`, restaurantIds = [cart.restaurantId]) =>
    memberOf(tested, { name, role: 'courier', restaurantIds });
  const newOrder = async (status: 'created' | 'confirmed' = 'confirmed') => {
    const { body } = await place(customer, await orderOf(customer, cart));
    if (status === 'confirmed') expect((await board().move(body.id, 'confirmed')).status).toBe(200);
    return body;
  };
  const assign = (orderId: string, courierId: string | null, by?: Visitor) => {
    const path = `/api/v1/staff/orders/${orderId}/courier`;
    if (by !== undefined) return by.send<BoardOrder & ProblemBody>('PUT', path, { body: { courierId } });
    return board().put(`orders/${orderId}/courier`, { courierId });
  };
  const deliveriesOf = async (browser: Visitor) => (await browser.get<WireDeliveries>('/api/v1/deliveries')).body;
  const press = (browser: Visitor, id: string, what: 'take' | 'deliver') =>
    browser.post<WireDeliveries & ProblemBody>(`/api/v1/deliveries/${id}/${what}`, {});
  const seen = async (id: string) => (await customer.get<Order>(`/api/v1/orders/${id}`)).body;
  const follow = async (browser: Visitor, path: string) => {
    const stream = await listen(tested, path, { cookie: cookieOf(browser) });
    streams.push(stream);
    return stream;
  };

  test('a confirmed delivery is given to a courier of its restaurant, and the log says by whom (R-COURIER-1)', async () => {
    const [one, other] = [await courier('Анвар Каримов'), await courier('Чужой', [otherPlace])];
    const early = await newOrder('created');
    expect(await assign(early.id, one.id)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_STATUS', details: { status: 'created' } } });
    const order = await newOrder();
    expect((await assign(order.id, other.id)).status).toBe(404);
    expect(await assign(order.id, one.id)).toMatchObject({ status: 200, body: { courier: { id: one.id, name: 'Анвар Каримов' } } });
    expect((await assign(order.id, one.id)).status).toBe(200);
    const stranger = await memberOf(tested, { role: 'kitchen', restaurantIds: [otherPlace] });
    expect((await assign(order.id, null, stranger.browser)).status).toBe(404);
    const { entries } = await tested.services.officeLog({
      ...{ parts: ['orders'], by: null, kind: 'courierAssigned', from: null, until: null, before: null },
      text: String(order.number),
    });
    expect(entries).toMatchObject([{ by: 'Anvar', before: { courier: null }, after: { courier: 'Анвар Каримов' } }]);
    const list = await stranger.browser.get<{ couriers: { id: string }[] }>('/api/v1/staff/couriers');
    expect(list.body.couriers.map(({ id }) => id)).toEqual([other.id]);
  });

  test('a courier sees the own orders, takes and delivers them, and a second press changes nothing (R-COURIER-2)', async () => {
    const [one, other] = [await courier(), await courier()];
    const order = await newOrder();
    await assign(order.id, one.id);
    expect((await deliveriesOf(other.browser)).orders).toEqual([]);
    expect((await deliveriesOf(one.browser)).orders).toMatchObject([
      { id: order.id, status: 'confirmed', address: order.address ?? {}, cash: order.total, card: 0 },
    ]);
    expect((await press(other.browser, order.id, 'take')).status).toBe(404);
    expect(await press(one.browser, order.id, 'deliver')).toMatchObject({ status: 409, body: { code: 'ILLEGAL_STATUS' } });
    const taken = await Promise.all([press(one.browser, order.id, 'take'), press(one.browser, order.id, 'take')]);
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await press(one.browser, order.id, 'deliver');
    expect((await press(one.browser, order.id, 'deliver')).status).toBe(200);
    expect(body).toMatchObject({ orders: [], cash: order.total, delivered: [{ number: order.number, cash: order.total }] });
    const { history } = await seen(order.id);
    expect(history.map(({ status }) => status)).toEqual(['created', 'confirmed', 'on_way', 'delivered']);
    expect((await one.browser.get('/api/v1/staff/orders')).status).toBe(403);
  });

  test('the customer sees the first name, and the phone only on the way (R-COURIER-3)', async () => {
    const one = await courier('Шахло Юсупова');
    const order = await newOrder();
    await assign(order.id, one.id);
    expect((await seen(order.id)).courier).toEqual({ name: 'Шахло' });
    await press(one.browser, order.id, 'take');
    expect((await seen(order.id)).courier).toEqual({ name: 'Шахло', phone: one.phone });
    await press(one.browser, order.id, 'deliver');
    expect((await seen(order.id)).courier).toEqual({ name: 'Шахло' });
  });

  test('where the courier is is known coarsely, to that customer, until it is delivered (R-COURIER-4)', async () => {
    const one = await courier();
    const order = await newOrder();
    const position = async (visitor = customer) => {
      const { status, body } = await visitor.get<{ position: Position }>(`/api/v1/orders/${order.id}/courier`);
      return status === 200 ? body.position : status;
    };
    const say = (point: object | null) => one.browser.send('PUT', '/api/v1/deliveries/position', { body: { point } });
    const point = { latitude: 41.31157, longitude: 69.27979 };
    await assign(order.id, one.id);
    expect((await say(point)).status).toBe(204);
    expect(await position()).toBeNull();
    await press(one.browser, order.id, 'take');
    await say(point);
    expect(await position()).toEqual({ latitude: 41.312, longitude: 69.28, at: new Date(tested.now).toISOString() });
    const stranger = tested.visitor();
    await signUp(tested, stranger);
    expect(await position(stranger)).toBe(404);
    await say(null);
    expect(await position()).toBeNull();
    await say(point);
    const rows = () => tested.connection.db.selectFrom('courier_positions').selectAll().where('order_id', '=', order.id).execute();
    await purgeExpired(tested.connection, tested.now + 2 * 60 * 60_000 - 1);
    expect(await rows()).toHaveLength(1);
    await purgeExpired(tested.connection, tested.now + 2 * 60 * 60_000);
    expect(await rows()).toEqual([]);
    await say(point);
    await press(one.browser, order.id, 'deliver');
    expect([await rows(), await position()]).toEqual([[], null]);
  });

  test('the restaurant receives exactly the cash that it saw, once (R-COURIER-5, R-TODAY-4)', async () => {
    const one = await courier();
    const cashier = await memberOf(tested, { role: 'cashier', restaurantIds: [cart.restaurantId] });
    const stranger = await memberOf(tested, { role: 'cashier', restaurantIds: [otherPlace] });
    const order = await newOrder();
    const paidOtherwise = await newOrder();
    await tested.connection.db
      .updateTable('orders')
      .set({ record: JSON.stringify({ ...orderRecord(paidOtherwise), payment: { method: 'card_on_delivery', status: 'unpaid' } }) })
      .where('id', '=', paidOtherwise.id)
      .execute();
    for (const { id } of [order, paidOtherwise]) {
      await assign(id, one.id);
      await press(one.browser, id, 'take');
    }
    await press(one.browser, paidOtherwise.id, 'deliver');
    // the board closes what the courier forgot to
    await board().move(order.id, 'delivered');
    const workOf = async (browser: Visitor) => {
      const { couriers } = (await browser.get<Work>('/api/v1/office/couriers')).body;
      return couriers.find(({ id }) => id === one.id) ?? null;
    };
    expect(await workOf(cashier.browser)).toMatchObject({ open: 0, onWay: 0, cash: order.total, cashOrders: 1 });
    expect(await workOf(stranger.browser)).toBeNull();
    const today = (await cashier.browser.get<WireToday>('/api/v1/office/today')).body;
    expect(today.couriers?.find(({ id }) => id === one.id)).toMatchObject({ open: 0, cash: order.total });
    const receive = (id: string, sum: number, browser = cashier.browser) =>
      browser.post<Work & ProblemBody>(`/api/v1/office/couriers/${one.id}/hand-in`, { id, sum });
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await receive(first, order.total + 1)).toMatchObject({ status: 409, body: { details: { sum: order.total } } });
    expect(await receive(first, order.total, stranger.browser)).toMatchObject({ status: 409, body: { details: { sum: 0 } } });
    const pressed = await Promise.all([receive(first, order.total), receive(first, order.total), receive(second, order.total)]);
    const counted = pressed.map(({ status }) => status).sort();
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(counted);
    expect((await receive(first, order.total)).status === 200 || (await receive(second, order.total)).status === 200).toBe(true);
    const { body } = await cashier.browser.get<Work>('/api/v1/office/couriers');
    expect(body.handIns.filter(({ name }) => name === one.name)).toMatchObject([{ sum: order.total, orders: 1, by: cashier.name }]);
    expect(await deliveriesOf(one.browser)).toMatchObject({ cash: 0, delivered: [] });
  });

  test('what a removed courier had in hand is free again, and their cash stays due (R-COURIER-6)', async () => {
    const one = await courier();
    const [given, paid] = [await newOrder(), await newOrder()];
    for (const { id } of [given, paid]) await assign(id, one.id);
    await press(one.browser, paid.id, 'take');
    await press(one.browser, paid.id, 'deliver');
    await tested.services.members.remove(one.id, { name: null, role: 'owner', restaurantIds: [], now: tested.now });
    const { orders } = (await board().get<{ orders: BoardOrder[] }>('orders')).body;
    expect(orders.find(({ id }) => id === given.id)).not.toHaveProperty('courier');
    const { browser } = await memberOf(tested, { role: 'cashier', restaurantIds: [cart.restaurantId] });
    const { couriers } = (await browser.get<Work>('/api/v1/office/couriers')).body;
    expect(couriers.find(({ id }) => id === one.id)).toMatchObject({ name: one.name, open: 0, cash: paid.total });
  });

  test('the page of a courier hears only of the own orders, and goes dark within a second of the removal (R-TEAM-7)', async () => {
    const [one, other] = [await courier(), await courier()];
    const order = await newOrder();
    const [own, others] = [
      await follow(one.browser, '/api/v1/deliveries/events'),
      await follow(other.browser, '/api/v1/deliveries/events'),
    ];
    expect([await own.next(2_000), await others.next(2_000)]).toMatchObject([{ event: 'ready' }, { event: 'ready' }]);
    await assign(order.id, one.id);
    expect(await own.next(3_000)).toMatchObject({ event: 'changed' });
    await assign(order.id, null);
    expect(await own.next(3_000)).toMatchObject({ event: 'changed' });
    expect(await others.next(1_000)).toBeNull();
    const owner = await memberOf(tested, { role: 'owner' });
    await owner.browser.send('DELETE', `/api/v1/office/team/${one.id}`);
    const removedAt = performance.now();
    expect([await own.next(2_000), own.isOver()]).toEqual([null, true]);
    expect(performance.now() - removedAt).toBeLessThan(1_000);
    expect((await one.browser.get('/api/v1/deliveries')).status).toBe(401);
  });

  test('two branches at once: the board of each hears and sees only its own orders (R-TEAM-3)', async () => {
    const [here, there] = [
      await memberOf(tested, { role: 'cashier', restaurantIds: [cart.restaurantId] }),
      await memberOf(tested, { role: 'cashier', restaurantIds: [otherPlace] }),
    ];
    const [near, far] = [await follow(here.browser, '/api/v1/staff/events'), await follow(there.browser, '/api/v1/staff/events')];
    expect([await near.next(2_000), await far.next(2_000)]).toMatchObject([{ event: 'ready' }, { event: 'ready' }]);
    const order = await newOrder('created');
    expect(await near.next(3_000)).toMatchObject({ event: 'order', data: { order: { id: order.id } } });
    expect(await far.next(1_000)).toBeNull();
    const ids = async (browser: Visitor) =>
      (await browser.get<{ orders: Order[] }>('/api/v1/staff/orders')).body.orders.map(({ id }) => id);
    expect([(await ids(here.browser)).includes(order.id), await ids(there.browser)]).toEqual([true, []]);
  });
});

/** An order as it is stored. */
function orderRecord({ number: _, status: __, history: ___, createdAt: ____, expectedAt: _____, ...record }: Order) {
  return record;
}

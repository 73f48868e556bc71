import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, type OrderBody, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const limits = { OPEN_ORDERS_PER_CUSTOMER: '10', ORDERS_PER_HOUR_PER_CUSTOMER: '12' };

describe.each(backEnds)('limits of unpaid orders, on %s', (backEnd) => {
  const tested = useApi(backEnd, { ...staffEnv, ...limits });
  const newCustomer = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    return { visitor, order: await orderOf(visitor, await fillCart(visitor)) };
  };
  const placeMany = async (visitor: Visitor, order: OrderBody, count: number): Promise<Order[]> => {
    const placed: Order[] = [];
    for (let times = 0; times < count; times += 1) {
      const response = await place(visitor, order);
      expect(response.status, response.text).toBe(201);
      placed.push(response.body);
    }
    return placed;
  };
  const cancel = (visitor: Visitor, id: string) => visitor.post(`/api/v1/orders/${id}/cancel`, {});

  test('the eleventh open order is rejected with limit, time and phone; a key that created an order still returns it', async () => {
    const { visitor, order } = await newCustomer();
    const key = crypto.randomUUID();
    const first = await place(visitor, order, key);
    const placed = [first.body, ...(await placeMany(visitor, order, 9))];
    const rejected = await place(visitor, { ...order, lines: [{ productId: 'no-such-dish', quantity: 1 }] });
    const firstEnd = Math.min(...placed.map(({ slot }) => Date.parse(`${slot.day}T00:00:00+05:00`) + slot.end * minute));
    expect([rejected.status, rejected.body.code, rejected.body.details]).toEqual([
      429,
      'TOO_MANY_ORDERS',
      {
        limit: 'open',
        figure: 10,
        opensAt: new Date(firstEnd).toISOString(),
        retryAfter: (firstEnd - tested.now) / 1_000,
        phone: expect.stringMatching(/\d/),
      },
    ]);
    expect(rejected.headers.get('retry-after')).toBe(String((firstEnd - tested.now) / 1_000));
    expect(await place(visitor, order, key)).toMatchObject({ status: 200, body: { id: first.body.id } });
    expect((await place(visitor, { ...order, comment: 'другой' }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    await staffOf(tested).move(first.body.id, 'delivered');
    expect((await place(visitor, order)).status).toBe(201);
  });

  test('canceled orders count for an hour', async () => {
    const { visitor, order } = await newCustomer();
    for (const { id } of [...(await placeMany(visitor, order, 6)), ...(await placeMany(visitor, order, 4))]) await cancel(visitor, id);
    tested.now += 10 * minute;
    for (const { id } of await placeMany(visitor, order, 2)) await cancel(visitor, id);
    const rejected = await place(visitor, order);
    expect([rejected.status, rejected.body.details]).toMatchObject([429, { limit: 'hour', figure: 12, retryAfter: 50 * 60 }]);
    tested.now += 50 * minute;
    expect((await place(visitor, order)).status).toBe(201);
  });

  test('one slot of a restaurant takes three open orders of a customer; as soon as possible moves on to later slots', async () => {
    const { visitor, order } = await newCustomer();
    const placed = await placeMany(visitor, order, 7);
    const slots = Map.groupBy(placed, ({ slot }) => slot.label);
    expect([...slots.values()].map((orders) => orders.length)).toEqual([3, 3, 1]);
    const { day, start, end } = (placed[0] as Order).slot;
    const rejected = await place(visitor, { ...order, slot: { day, start, end } });
    expect([rejected.status, rejected.body.details]).toMatchObject([429, { limit: 'slot', figure: 3, opensAt: null }]);
    expect((await place((await newCustomer()).visitor, { ...order, slot: { day, start, end } })).status).toBe(201);
  });

  test('concurrent orders never exceed the limit of open orders', async () => {
    const { visitor, order } = await newCustomer();
    const responses = await Promise.all(Array.from({ length: 30 }, () => place(visitor, order)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(responses.filter(({ body }) => body.code === 'TOO_MANY_ORDERS')).toHaveLength(20);
  });

  test('the board cancels all open orders of one customer only', async () => {
    const { visitor, order } = await newCustomer();
    const other = await newCustomer();
    const [cached] = await placeMany(other.visitor, other.order, 1);
    const [handedOver, ...open] = await placeMany(visitor, order, 5);
    const staff = staffOf(tested);
    await staff.move(handedOver?.id ?? '', 'delivered');
    await staff.move(open[0]?.id ?? '', 'cooking');
    const response = await staff.cancelAll(open[1]?.id ?? '', 'unreachable');
    expect(response.status).toBe(200);
    expect(response.body.orders.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
    expect(response.body.orders).toEqual(open.map(() => expect.objectContaining({ status: 'cancelled', cancelReason: 'unreachable' })));
    expect(response.body.orders[0]?.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'staff:Anvar' });
    const { body: board } = await staff.get<{ orders: Order[] }>('orders');
    const live = board.orders.map(({ id }) => id);
    expect([live.includes(cached?.id ?? ''), live.includes(handedOver?.id ?? '')]).toEqual([true, true]);
    expect((await staff.cancelAll(open[1]?.id ?? '', 'unreachable')).body.orders).toEqual([]);
    expect((await staff.cancelAll(crypto.randomUUID(), 'unreachable')).status).toBe(404);
    expect((await staff.cancelAll(open[1]?.id ?? '', '')).status).toBe(400);
  });
});

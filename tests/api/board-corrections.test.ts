import { describe, expect, test } from 'vitest';
import { lineKey } from '#domain/cart/cart.ts';
import type { Order } from '#domain/order/order.ts';
import { laterBy } from '#domain/order/order-delay.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { listen } from './listen.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf, staffToken } from './staff.ts';

const minute = 60_000;
const orderIn = (event: { data: Record<string, unknown> } | null) => event?.data['order'] as Order;
const authorization = `Bearer ${staffToken}`;

describe.each(backEnds)('corrections on the board, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const newOrder = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const { body: order } = await place(visitor, await orderOf(visitor, await fillCart(visitor)));
    const read = async () => (await visitor.get<Order>(`/api/v1/orders/${order.id}`)).body;
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    return { order, read, cookie };
  };
  const movedTo = async (id: string, ...statuses: Order['status'][]) => {
    for (const status of statuses) expect((await staffOf(tested).move(id, status)).status).toBe(200);
  };

  test('a step is taken back within two minutes, once, and the customer’s page follows (R-STATUS-12)', async () => {
    const { order, read } = await newOrder();
    const staff = staffOf(tested);
    expect((await staff.back(order.id, 'created')).body).toMatchObject({ code: 'ILLEGAL_STATUS', details: { status: 'created' } });
    await movedTo(order.id, 'confirmed', 'cooking');
    const expected = (await read()).expectedAt;
    expect(expected).not.toEqual(order.promised);
    tested.now += 2 * minute - 1;
    expect((await staff.back(order.id, 'confirmed')).body).toMatchObject({ details: { status: 'cooking' } });
    const back = await staff.back(order.id, 'cooking');
    expect([back.status, back.body.status, back.body.history.map(({ status, by }) => `${status} ${by}`)]).toEqual([
      200,
      'confirmed',
      ['created customer', 'confirmed staff:Anvar', 'cooking staff:Anvar', 'confirmed staff:Anvar'],
    ]);
    expect(await read()).toMatchObject({ status: 'confirmed', expectedAt: order.promised });
    expect((await staff.back(order.id, 'confirmed')).status).toBe(409);
    await movedTo(order.id, 'cooking');
    tested.now += 2 * minute;
    expect((await staff.back(order.id, 'cooking')).status).toBe(409);
  });

  test('what is handed over or canceled is not taken back', async () => {
    const { order } = await newOrder();
    await movedTo(order.id, 'delivered');
    expect((await staffOf(tested).back(order.id, 'delivered')).status).toBe(409);
    const other = await newOrder();
    await staffOf(tested).move(other.order.id, 'cancelled', 'unreachable');
    expect((await staffOf(tested).back(other.order.id, 'cancelled')).status).toBe(409);
    expect((await staffOf(tested).back('unknown', 'cooking')).status).toBe(404);
  });

  test('time is added once for each number, four times at most, and the customer hears of it (R-STATUS-13)', async () => {
    const { order, read, cookie } = await newOrder();
    const staff = staffOf(tested);
    const page = await listen(tested, `/api/v1/orders/${order.id}/events`, { cookie });
    await page.next();
    const delayed = await staff.delay(order.id, 1);
    expect([delayed.status, delayed.body.promised, delayed.body.delays?.length]).toEqual([200, laterBy(order.promised, 1), 1]);
    expect(orderIn(await page.next()).promised).toEqual(laterBy(order.promised, 1));
    expect((await staff.delay(order.id, 1)).body.promised).toEqual(laterBy(order.promised, 1));
    expect((await staff.delay(order.id, 4)).body.promised).toEqual(laterBy(order.promised, 4));
    expect((await staff.delay(order.id, 5)).status).toBe(400);
    expect(await read()).toMatchObject({ promised: laterBy(order.promised, 4), expectedAt: laterBy(order.promised, 4), status: 'created' });
    await movedTo(order.id, 'delivered');
    expect((await staff.delay(order.id, 4)).status).toBe(409);
    await page.close();
  });

  test('a line is made on all screens of the kitchen, begins the cooking, and is told to no customer (R-BOARD-1)', async () => {
    const { order, read, cookie } = await newOrder();
    const staff = staffOf(tested);
    const [line] = order.lines;
    if (line === undefined) throw new Error('the order has no line');
    const key = lineKey(line);
    expect((await staff.make(order.id, key)).body).toMatchObject({ code: 'ILLEGAL_STATUS' });
    await movedTo(order.id, 'confirmed');
    expect((await staff.make(order.id, 'no such line')).body).toMatchObject({ code: 'CHANGE_IMPOSSIBLE' });
    const made = await staff.make(order.id, key);
    expect([made.status, made.body.status, made.body.made]).toEqual([200, 'cooking', { changes: 1, portions: { [key]: line.quantity } }]);
    const board = await listen(tested, '/api/v1/staff/events', { authorization });
    await board.next();
    const page = await listen(tested, `/api/v1/orders/${order.id}/events`, { cookie });
    await page.next();
    expect((await staff.make(order.id, key, false)).body.made).toEqual({ changes: 2, portions: { [key]: 0 } });
    expect(orderIn(await board.next()).made).toEqual({ changes: 2, portions: { [key]: 0 } });
    expect((await staff.make(order.id, key, false)).body.made?.changes).toBe(2);
    expect((await read()).made).toBeUndefined();
    await movedTo(order.id, 'ready');
    const told = orderIn(await page.next());
    expect([told.status, told.made]).toEqual(['ready', undefined]);
    await board.close();
    await page.close();
  });
});

import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { cookieOf, listen } from './listen.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf, staffToken } from './staff.ts';

describe.each(backEnds)('events, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const authorization = { authorization: `Bearer ${staffToken}` };
  const newOrder = async () => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    const { body: order } = await place(visitor, await orderOf(visitor, await fillCart(visitor)));
    return { visitor, customerId, order, path: `/api/v1/orders/${order.id}/events` };
  };
  const move = (id: string, status: OrderStatus) => staffOf(tested).move(id, status);

  test('a stream sends the current status, and each change with the whole order', async () => {
    const { visitor, order, path } = await newOrder();
    const stream = await listen(tested, path, { cookie: cookieOf(visitor) });
    expect([stream.status, stream.headers.get('content-type'), stream.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
      'no-store',
    ]);
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'created', by: 'customer', order: { id: order.id } } });
    await move(order.id, 'confirmed');
    expect(await stream.next()).toMatchObject({ data: { status: 'confirmed', by: 'staff', order: { status: 'confirmed' } } });
    await move((await newOrder()).order.id, 'confirmed');
    expect(await stream.next(300)).toBeNull();
    await stream.close();
  });

  test('Last-Event-ID resumes after the last received event; nothing is lost or sent twice', async () => {
    const { visitor, order, path } = await newOrder();
    const first = await listen(tested, path, { cookie: cookieOf(visitor) });
    const received = await first.next();
    await first.close();
    await move(order.id, 'confirmed');
    await move(order.id, 'cooking');
    const again = await listen(tested, path, { cookie: cookieOf(visitor), 'last-event-id': received?.id ?? '' });
    const reported = [await again.next(), await again.next()];
    expect(reported.map((event) => event?.data['status'])).toEqual(['confirmed', 'cooking']);
    expect(Number(reported[1]?.id)).toBeGreaterThan(Number(reported[0]?.id));
    expect(await again.next(300)).toBeNull();
    await again.close();
  });

  test('a change made by another process arrives within about a second', async () => {
    const { visitor, order, path } = await newOrder();
    const elsewhere = createEmbeddedBackend({ connection: tested.connection, filterModifiers: 'on' });
    const stream = await listen(tested, path, { cookie: cookieOf(visitor) });
    await stream.next();
    await elsewhere.staff.move(order.id, { status: 'ready' }, { name: null, restaurantIds: null }, tested.now);
    expect(await stream.next(1_500)).toMatchObject({ data: { status: 'ready', by: 'staff' } });
    await stream.close();
  });

  test('visitors without a session and other customers receive nothing', async () => {
    const { path } = await newOrder();
    const unrecognized = tested.visitor();
    await signUp(tested, unrecognized);
    expect((await unrecognized.get(path)).status).toBe(404);
    expect((await tested.visitor().get(path)).status).toBe(401);
  });

  test('the board receives new orders, changes and the stop-list as named events', async () => {
    const board = await listen(tested, '/api/v1/staff/events', authorization);
    expect(await board.next()).toMatchObject({ event: 'ready' });
    const { order } = await newOrder();
    expect(await board.next()).toMatchObject({ event: 'order', data: { status: 'created', order: { id: order.id } } });
    await move(order.id, 'confirmed');
    expect(await board.next()).toMatchObject({ data: { status: 'confirmed', by: 'staff:Anvar' } });
    await staffOf(tested).put(`restaurants/${order.restaurantId}/pause`, { until: null });
    expect(await board.next()).toMatchObject({ event: 'stock' });
    await board.close();
  });

  test('the board resumes with every order that changed in the meantime', async () => {
    const { order } = await newOrder();
    const first = await listen(tested, '/api/v1/staff/events', authorization);
    const ready = await first.next();
    await first.close();
    await move(order.id, 'cooking');
    const later = await newOrder();
    const again = await listen(tested, '/api/v1/staff/events', { ...authorization, 'last-event-id': ready?.id ?? '' });
    const reported: string[] = [];
    for (let event = await again.next(); event?.event === 'order'; event = await again.next()) {
      reported.push(`${(event.data['order'] as { id: string }).id} ${event.data['status']}`);
    }
    expect(reported).toEqual(expect.arrayContaining([`${order.id} cooking`, `${later.order.id} created`]));
    await again.close();
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { createOrderFeed } from '#server/modules/orders/order-feed.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { cookieOf, type Listening, listen } from './listen.ts';
import { type TestedApi, useApi } from './open-api.ts';
import { staffEnv, staffOf, staffToken } from './staff.ts';
import type { Visitor } from './visitor.ts';

const board = '/api/v1/staff/events';
/** Far from the fifteen seconds until a heartbeat: a busy machine takes longer than the second that the rule says. */
const endMs = 5_000;

/** How long the stream stays open; more than the limit when it does not end. */
async function timeToEnd(stream: Listening, limitMs = endMs): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < limitMs) {
    if ((await stream.next(limitMs)) === null && stream.isOver()) return performance.now() - start;
  }
  return Number.POSITIVE_INFINITY;
}

describe.each(backEnds)('event streams, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  const newOrder = async () => {
    const visitor = tested.visitor();
    const { customerId, phone1 } = await signUp(tested, visitor);
    const { body: order } = await place(visitor, await orderOf(visitor, await fillCart(visitor)));
    return { visitor, customerId, phone1, order, path: `/api/v1/orders/${order.id}/events` };
  };
  const open = async (app: Pick<TestedApi, 'api'>, path: string, visitor: Visitor) => {
    const stream = await listen(app, path, { cookie: cookieOf(visitor) });
    ends.push(() => stream.close());
    return stream;
  };
  const signInStaff = async () => {
    const worker = tested.visitor();
    await worker.post('/api/v1/staff/session', { token: staffToken });
    return worker;
  };
  /** Changes data five times a second, so that no heartbeat is ever due. */
  const keepNotifying = (orderId: string) => {
    const stop = new AbortController();
    const ringing = (async () => {
      const { db } = tested.connection;
      while (!stop.signal.aborted) {
        await db.insertInto('order_history').values({ order_id: orderId, status: 'created', at: tested.now, by: 'system' }).execute();
        tested.services.feed.notify();
        await wait(200);
      }
    })();
    ends.push(async () => {
      stop.abort();
      await ringing;
    });
  };

  test('the board’s stream ends when its session is signed out, in this and another process, however often it is notified', async () => {
    const other = await tested.otherProcess();
    const { order } = await newOrder();
    keepNotifying(order.id);
    for (const app of [tested, other]) {
      const worker = await signInStaff();
      const stream = await open(app, board, worker);
      expect(await stream.next()).toMatchObject({ event: 'ready' });
      expect((await worker.send('DELETE', '/api/v1/staff/session')).status).toBe(204);
      expect(await timeToEnd(stream)).toBeLessThan(endMs);
    }
  });

  test('the board’s stream ends after its twelve hours', async () => {
    const { order } = await newOrder();
    const stream = await open(tested, board, await signInStaff());
    expect(await stream.next()).toMatchObject({ event: 'ready' });
    keepNotifying(order.id);
    tested.now += 12 * 60 * 60_000;
    expect(await timeToEnd(stream)).toBeLessThan(endMs);
  });

  test('a customer’s stream ends with a sign-out, a sign-out everywhere and a deleted account, in this and another process', async () => {
    const other = await tested.otherProcess();
    const { visitor, phone1, order, path } = await newOrder();
    keepNotifying(order.id);
    const signOut = async (session: Visitor) => void (await session.send('DELETE', '/api/v1/auth/session'));
    const everywhere = async () => void (await visitor.send('DELETE', '/api/v1/auth/session?everywhere=1'));
    const deleteAccount = async (session: Visitor) => void (await session.send('DELETE', '/api/v1/account'));
    for (const end of [signOut, everywhere, deleteAccount]) {
      tested.now += 61_000;
      const session = tested.visitor();
      await openSession(tested, session, phone1);
      const streams = [await open(tested, path, session), await open(other, path, session)];
      for (const stream of streams) expect(await stream.next()).toMatchObject({ event: 'status' });
      await end(session);
      for (const stream of streams) expect(await timeToEnd(stream)).toBeLessThan(endMs);
    }
  });

  test('an ended session receives no event, even before the next check', async () => {
    const worker = await signInStaff();
    const stream = await open(tested, board, worker);
    expect(await stream.next()).toMatchObject({ event: 'ready' });
    await worker.send('DELETE', '/api/v1/staff/session');
    await newOrder();
    expect(await stream.next()).toBeNull();
    expect(stream.isOver()).toBe(true);
  });

  test('a customer has at most four streams per process, and a stream that ends frees its place', async () => {
    const { visitor, path } = await newOrder();
    const opened: Listening[] = [];
    for (let count = 0; count < 4; count += 1) opened.push(await open(tested, path, visitor));
    const rejected = await visitor.get<{ code: string }>(path);
    expect([rejected.status, rejected.headers.get('retry-after'), rejected.body.code]).toEqual([503, '30', 'TOO_MANY_STREAMS']);
    const someoneElse = await newOrder();
    const theirs = await open(tested, someoneElse.path, someoneElse.visitor);
    expect(theirs.status).toBe(200);
    await opened[0]?.close();
    expect((await open(tested, path, visitor)).status).toBe(200);
  });

  test('of 300 streams of one customer four are opened, and the next page does not wait for them', async () => {
    const { visitor, order, path } = await newOrder();
    const responses = await Promise.all(Array.from({ length: 300 }, () => open(tested, path, visitor)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(responses.filter(({ status }) => status === 503)).toHaveLength(296);
    await staffOf(tested).move(order.id, 'confirmed');
    const start = performance.now();
    expect((await visitor.get('/api/regions/List')).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(endMs);
  });

  test('an order with 3,000 streams is read once per change', async () => {
    const { order } = await newOrder();
    let reads = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        reads += Number(JSON.stringify(node).includes('"orders"'));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const connection = { ...tested.connection, db: tested.connection.db.withPlugin(counting) };
    const feed = createOrderFeed(connection, (error) => tested.failures.push(error));
    const reported: (readonly string[])[] = [];
    const following = Array.from({ length: 3_000 }, () =>
      feed.subscribe(async (change) => {
        if (change.kind !== 'order' || change.orderId !== order.id) return;
        reported.push((await feed.eventsOf(change))?.customer.map(({ status }) => status) ?? []);
      }),
    );
    const stops = await Promise.all(following);
    await staffOf(tested).move(order.id, 'confirmed');
    feed.notify();
    await expect.poll(() => reported.length).toBe(3_000);
    for (const stop of stops) stop();
    expect(new Set(reported.map((statuses) => statuses.join(' ')))).toEqual(new Set(['created confirmed']));
    expect(reads).toBe(1);
  });

  test('a stream of a signed-in phone without an account is rejected', async () => {
    const { path } = await newOrder();
    const unrecognized = tested.visitor();
    await openSession(tested, unrecognized, freshPhone());
    expect((await unrecognized.get(path)).status).toBe(401);
  });
});

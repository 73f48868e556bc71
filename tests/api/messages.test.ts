import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { createMessengers } from '#server/modules/messages/messengers.ts';
import type { OrderMessage, OrderMessenger } from '#server/modules/messages/order-event.ts';
import { sendMessages } from '#server/modules/messages/send-messages.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';

describe.each(backEnds)('messages about orders, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const newOrder = async (language = 'ru') => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const body = await orderOf(visitor, await fillCart(visitor));
    const headers = { 'idempotency-key': crypto.randomUUID(), 'accept-language': language };
    return (await visitor.post<{ id: string; number: number }>('/api/v1/orders', body, headers)).body;
  };
  const failures: unknown[] = [];
  const send = async (messenger: OrderMessenger, channel = 'webhook', channels = [channel]) => {
    await assignChannels(tested.connection, { systems: channels, customers: [] });
    await sendMessages(tested.connection, { channel, send: messenger }, tested.now, (error) => failures.push(error));
  };
  const collect = async () => {
    const messages: OrderMessage[] = [];
    for (let before = -1; before !== messages.length; ) {
      before = messages.length;
      await send(async (message) => void messages.push(message));
    }
    return messages;
  };
  beforeEach(async () => {
    await tested.connection.db.deleteFrom('outbox').execute();
    failures.length = 0;
  });

  test('each change is sent once with its own id, in the language of the order, with the order as it was then', async () => {
    const order = await newOrder('uz');
    await staffOf(tested).move(order.id, 'confirmed');
    await staffOf(tested).move(order.id, 'cancelled', 'out_of_stock');
    const messages = await collect();
    expect(messages.map((message) => [message.order.status, message.order.history.length, message.locale])).toEqual([
      ['created', 1, 'uz'],
      ['confirmed', 2, 'uz'],
      ['cancelled', 3, 'uz'],
    ]);
    expect(messages[1]?.text).toBe(`${order.number}-buyurtma tasdiqlandi.`);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
    expect(await collect()).toEqual([]);
  });

  test('the next messages are found without comparing all that wait', async () => {
    const waiting = 6_000;
    const rows = Array.from({ length: waiting }, (_, at) => ({
      id: `waiting-${at}`,
      history_id: 1_000_000 + at,
      order_id: `order-${at}`,
      channel: 'webhook',
      attempts: 0,
      next_at: tested.now - waiting + at,
      delivered_at: null,
    }));
    const { db } = tested.connection;
    for (let from = 0; from < waiting; from += 1_000)
      await db
        .insertInto('outbox')
        .values(rows.slice(from, from + 1_000))
        .execute();
    const start = performance.now();
    await send(async () => {});
    const ms = performance.now() - start;
    // by the order in which they were written: their leases all end at the same time
    const sent = await db.selectFrom('outbox').select('order_id').where('delivered_at', 'is not', null).orderBy('history_id').execute();
    expect(sent.map((row) => row.order_id)).toEqual(rows.slice(0, 20).map((row) => row.order_id));
    expect(ms).toBeLessThan(1_000);
  });

  test('a rejected order sends no message', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const body = await orderOf(visitor, await fillCart(visitor));
    expect((await place(visitor, { ...body, expectedTotal: 0 })).status).toBe(409);
    expect(await collect()).toEqual([]);
  });

  test('a failed event is sent again later with the same id, and the next event of that order waits for it', async () => {
    const order = await newOrder();
    await staffOf(tested).move(order.id, 'confirmed');
    const tried: string[] = [];
    const failing: OrderMessenger = async ({ id }) => {
      tried.push(id);
      throw new Error('away');
    };
    for (const pause of [0, 1_000, 2_000, 4_000]) {
      tested.now += pause - 1;
      await send(failing);
      tested.now += 1;
      await send(failing);
    }
    expect([tried.length, new Set(tried).size, failures.length]).toEqual([4, 1, 4]);
    tested.now += 8_000;
    expect((await collect()).map((message) => message.order.status)).toEqual(['created', 'confirmed']);
  });

  test('an unavailable channel delays neither other channels nor its messages about other orders', async () => {
    const orders = [await newOrder(), await newOrder()];
    await staffOf(tested).move(orders[0]?.id ?? '', 'confirmed');
    const channels = ['failing', 'working'];
    const tried: string[] = [];
    const dead: OrderMessenger = async ({ order }) => {
      tried.push(order.id);
      throw new Error('away');
    };
    await send(dead, 'failing', channels);
    expect(tried.toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    const reported: string[] = [];
    const working: OrderMessenger = async ({ order }) => void reported.push(`${order.id} ${order.status}`);
    await send(working, 'working', channels);
    await send(working, 'working', channels);
    expect(reported.toSorted()).toEqual([`${orders[0]?.id} confirmed`, `${orders[0]?.id} created`, `${orders[1]?.id} created`].toSorted());
  });

  test('an event has one row per channel, also when several processes assign them concurrently', async () => {
    await newOrder();
    const channels = ['failing', 'working'];
    await Promise.all(Array.from({ length: 5 }, () => assignChannels(tested.connection, { systems: channels, customers: [] })));
    await assignChannels(tested.connection, { systems: channels, customers: [] });
    const { db } = tested.connection;
    const rows = await db.selectFrom('outbox').selectAll().execute();
    expect(rows.map(({ channel }) => channel).toSorted()).toEqual(channels);
    await expect(
      db
        .insertInto('outbox')
        .values(rows.map((row) => ({ ...row, id: `${row.id}-again` })))
        .execute(),
    ).rejects.toThrow();
  });

  test('one of several processes sends an event', async () => {
    await newOrder();
    const sent: string[] = [];
    await Promise.all(Array.from({ length: 5 }, () => send(async ({ id }) => void sent.push(id))));
    expect(sent.length).toBe(1);
  });

  test('an event that was being sent when its process ended is sent after the restart', async () => {
    await newOrder();
    const neverBack = new Promise<void>(() => {});
    let died = '';
    void send(({ id }) => {
      died = id;
      return neverBack;
    });
    await expect.poll(() => died).not.toBe('');
    expect(await collect()).toEqual([]);
    tested.now += 60_000;
    expect((await collect()).map(({ id }) => id)).toEqual([died]);
  });
});

describe('the order webhook', () => {
  const secret = 'webhook-secret-of-thirty-two-characters';
  const requests: { body: string; headers: IncomingMessage['headers'] }[] = [];
  let status = 204;
  const receiver = createServer(async (request, response) => {
    requests.push({ body: (await request.toArray()).join(''), headers: request.headers });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  let messenger: OrderMessenger;
  const order = { status: 'created', contact: { firstName: 'Дилноза', phone1: '998901234567' } };
  const message = { id: 'event-1', at: '2026-11-21T07:00:00.000Z', order, locale: 'ru', text: 'Заказ' } as unknown as OrderMessage;

  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const address = receiver.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const webhook = createMessengers({ url: `http://127.0.0.1:${port}/orders`, secret }).get('webhook');
    if (webhook === undefined) throw new Error('there is no webhook');
    messenger = webhook;
  });
  afterAll(() => void receiver.close());

  test('receives the event, its id and a signature of the body', async () => {
    await messenger(message);
    const [{ body, headers } = { body: '', headers: {} }] = requests;
    expect(JSON.parse(body)).toEqual({
      id: 'event-1',
      at: message.at,
      status: 'created',
      order,
      message: { locale: 'ru', phone1: '998901234567', text: 'Заказ' },
    });
    expect(headers['x-event-id']).toBe('event-1');
    expect(headers['x-signature']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  });

  test('any response but success is a failure; a redirect is not followed', async () => {
    for (const rejection of [400, 500, 302]) {
      status = rejection;
      await expect(messenger(message)).rejects.toThrow();
    }
    expect(requests.length).toBe(4);
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ValueOf } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { deliverDue, type Sender } from '#server/modules/messages/deliver-due.ts';
import { deliverToCustomers } from '#server/modules/messages/deliver-to-customers.ts';
import { DeliveryFailure } from '#server/modules/messages/delivery-failure.ts';
import { createMailer } from '#server/modules/messages/mail/mailer.ts';
import { sendMessages } from '#server/modules/messages/send-messages.ts';
import { pushBrowser } from '../support/messages/read-push.ts';
import { useMailServer } from '../support/messages/use-mail-server.ts';
import { useTelegram } from '../support/messages/use-telegram.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, freshPhone, openSession, orderOf, signUp } from './journey.ts';
import { messagePlaces, pushEndpoint } from './message-places.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;

type Choices = ValueOf<'GET /api/v1/messages'>;

describe.each(backEnds)('messages to customers when something goes wrong, on %s', (backEnd) => {
  const env = { ...staffEnv };
  const telegram = useTelegram(env);
  const mail = useMailServer(env);
  const tested = useApi(backEnd, env);

  const { connect, connectMail, allowPush } = messagePlaces(tested);
  const pushed: { readonly url: string; readonly init: RequestInit }[] = [];
  let pushStatus = 201;
  beforeEach(async () => {
    const { db } = tested.connection;
    for (const table of ['outbox', 'message_targets', 'message_channels'] as const) await db.deleteFrom(table).execute();
    telegram.behave(null);
    telegram.calls.length = 0;
    mail.received.length = 0;
    pushed.length = 0;
    pushStatus = 201;
    tested.pushService = async (url, init = {}) => {
      pushed.push({ url: String(url), init });
      return new Response(null, { status: pushStatus });
    };
    tested.now += 60 * 60_000;
  });

  const newCustomer = async () => {
    const visitor = tested.visitor();
    return { visitor, ...(await signUp(tested, visitor)) };
  };
  const order = async (visitor: Visitor) => {
    const body = await orderOf(visitor, await fillCart(visitor));
    return (await visitor.post<{ id: string; number: number }>('/api/v1/orders', body, { 'idempotency-key': crypto.randomUUID() })).body;
  };
  const channelsOf = async (visitor: Visitor) =>
    (await visitor.get<Choices>('/api/v1/messages')).body.targets.map(({ channel }) => channel).sort();
  const rowsOf = (channel: string) =>
    tested.connection.db.selectFrom('outbox').select(['delivered_at', 'failure']).where('channel', '=', channel).execute();
  const assign = () =>
    assignChannels(tested.connection, {
      systems: ['webhook'],
      customers: tested.services.messages.messengers.map(({ channel }) => channel),
    });
  const deliver = async () => {
    await assign();
    for (const messenger of tested.services.messages.messengers) {
      await deliverToCustomers(tested.connection, messenger, tested.now, () => {});
    }
  };

  test('a changed phone ends Telegram, and the browser and the e-mail stay (R-MSG-6)', async () => {
    const { visitor, phone1 } = await newCustomer();
    const chat = await connect(visitor);
    await allowPush(visitor);
    await connectMail(visitor, mail, 'moved@example.uz');
    expect(await channelsOf(visitor)).toEqual(['email', 'push', 'telegram']);
    const { id } = await order(visitor);
    await assign();
    const moved = freshPhone();
    for (const phone of [phone1, moved]) {
      tested.now += 61_000;
      await openSession(tested, visitor, phone);
    }
    expect((await visitor.post('/api/customers/Update', { firstName: 'Дилноза', phone1: moved })).status).toBe(200);
    expect(await channelsOf(visitor)).toEqual(['email', 'push']);
    await staffOf(tested).move(id, 'ready');
    await deliver();
    expect([telegram.texts(chat), pushed.length]).toEqual([[], 1]);
  });

  test('nothing that waited is sent after the account is deleted, though its order goes on (R-MSG-6)', async () => {
    const { visitor } = await newCustomer();
    await connect(visitor);
    await allowPush(visitor);
    await connectMail(visitor, mail, 'gone@example.uz');
    const { id } = await order(visitor);
    await staffOf(tested).move(id, 'confirmed');
    await assign();
    mail.received.length = 0;
    expect((await visitor.send('DELETE', '/api/v1/account')).status).toBe(204);
    await deliver();
    await staffOf(tested).move(id, 'ready');
    await deliver();
    expect([telegram.calls, pushed, mail.received]).toEqual([[], [], []]);
  });

  test('a push service gets a message without redirects, of which only the browser reads number, status and link (R-MSG-9)', async () => {
    const { visitor, phone1 } = await newCustomer();
    const browser = pushBrowser();
    await visitor.post('/api/v1/messages/push', { endpoint: pushEndpoint, keys: browser.keys });
    const { id, number } = await order(visitor);
    await staffOf(tested).move(id, 'ready');
    await deliver();
    const init = pushed[0]?.init ?? {};
    expect(init).toMatchObject({ method: 'POST', redirect: 'error', signal: expect.any(AbortSignal) });
    const body = init.body as Uint8Array;
    expect(Buffer.from(body).toString('latin1')).not.toContain(String(id));
    const content = browser.read(body);
    expect(content).toEqual({
      title: expect.stringContaining(String(number)),
      text: expect.stringContaining('готов'),
      path: `/profile/history/${id}`,
      tag: `order-${number}`,
      lang: 'ru',
    });
    expect(JSON.stringify(content)).not.toMatch(new RegExp(`${phone1}|998|Дилноза|Навои`));
  });

  test.each([301, 302, 303, 307, 308])('a redirect of a push service (%i) is not followed (R-MSG-9)', async (status) => {
    const { visitor } = await newCustomer();
    await allowPush(visitor);
    const { id } = await order(visitor);
    await staffOf(tested).move(id, 'ready');
    const asked: (string | undefined)[] = [];
    const service = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(request.url === '/inside' ? 201 : status, { location: '/inside' }).end();
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    tested.pushService = (_, init) => fetch(`http://127.0.0.1:${(service.address() as AddressInfo).port}/`, init);
    await deliver();
    service.closeAllConnections();
    service.close();
    expect([asked, await rowsOf('push')]).toEqual([['/'], [{ delivered_at: null, failure: 'no_answer' }]]);
  });

  test.each([404, 410])('a browser that its service does not know any more (%i) is forgotten (R-MSG-5)', async (status) => {
    const { visitor } = await newCustomer();
    await allowPush(visitor);
    const { id } = await order(visitor);
    pushStatus = status;
    await staffOf(tested).move(id, 'ready');
    await deliver();
    expect(await channelsOf(visitor)).toEqual([]);
    await staffOf(tested).move(id, 'on_way');
    await deliver();
    expect(pushed.length).toBe(1);
  });

  test('of six browsers the oldest ends (R-MSG-6)', async () => {
    const { visitor } = await newCustomer();
    for (let at = 0; at < 6; at += 1) {
      tested.now += 1_000;
      await allowPush(visitor, `${pushEndpoint}-${at}`);
    }
    const rows = await tested.connection.db.selectFrom('message_targets').select('address').orderBy('created_at').execute();
    expect(rows.map(({ address }) => address.at(-1))).toEqual(['1', '2', '3', '4', '5']);
  });

  test('a browser that another customer signs in to gets nothing of the first one’s orders (R-MSG-6)', async () => {
    const { visitor } = await newCustomer();
    await allowPush(visitor);
    const { id } = await order(visitor);
    const other = await newCustomer();
    tested.now += 61_000;
    expect(await openSession(tested, visitor, other.phone1)).toBe(other.customerId);
    await staffOf(tested).move(id, 'ready');
    await deliver();
    expect(pushed).toEqual([]);
    expect(await channelsOf(visitor)).toEqual([]);
  });

  test.each(['Forbidden: user is deactivated', 'Bad Request: chat not found', 'Forbidden: bot was blocked by the user'])(
    'a chat that Telegram refuses for good is unlinked: %s (R-MSG-6)',
    async (description) => {
      const { visitor } = await newCustomer();
      await connect(visitor);
      await order(visitor);
      telegram.behave({ error_code: description.startsWith('Forbidden') ? 403 : 400, description });
      await deliver();
      expect(await channelsOf(visitor)).toEqual([]);
    },
  );

  test('a bot that is blocked between two messages of a customer is asked once, and the rest ends (R-MSG-6)', async () => {
    const { visitor } = await newCustomer();
    await connect(visitor);
    await order(visitor);
    await order(visitor);
    telegram.behave({ error_code: 403, description: 'Forbidden: bot was blocked by the user' });
    await deliver();
    tested.now += minute;
    await deliver();
    expect(telegram.calls.length).toBe(1);
    expect((await rowsOf('telegram')).map(({ failure }) => failure).sort()).toEqual(['blocked', 'ended']);
  });

  test('a message that says the same as before counts as sent (R-MSG-3)', async () => {
    const { visitor } = await newCustomer();
    const chat = await connect(visitor);
    await order(visitor);
    await deliver();
    await tested.connection.db.updateTable('outbox').set({ delivered_at: null, next_at: 0 }).where('channel', '=', 'telegram').execute();
    await deliver();
    expect([telegram.calls.map(({ method }) => method), telegram.texts(chat).length]).toEqual([['sendMessage', 'editMessageText'], 1]);
    expect(await rowsOf('telegram')).toEqual([{ delivered_at: tested.now, failure: null }]);
  });

  test('what waits about an order that does not exist any more ends at every place (R-MSG-5)', async () => {
    const { visitor } = await newCustomer();
    await connect(visitor);
    await allowPush(visitor);
    await connectMail(visitor, mail, 'nothing@example.uz');
    const { id } = await order(visitor);
    await staffOf(tested).move(id, 'ready');
    await assign();
    mail.received.length = 0;
    await tested.connection.db.deleteFrom('order_history').where('order_id', '=', id).execute();
    await tested.connection.db.deleteFrom('orders').where('id', '=', id).execute();
    await deliver();
    tested.now += minute;
    await deliver();
    const told: string[] = [];
    const send = async ({ text }: { readonly text: string }) => void told.push(text);
    for (let run = 0; run < 2; run += 1) await sendMessages(tested.connection, { channel: 'webhook', send }, tested.now, () => {});
    expect([telegram.calls, pushed, mail.received, told]).toEqual([[], [], [], []]);
    const waiting = tested.connection.db.selectFrom('outbox').select('channel').where('delivered_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
  });

  test('an address that would add headers or recipients to an e-mail is refused, and a title stays one line (R-MSG-8)', async () => {
    const { visitor } = await newCustomer();
    for (const address of [
      'a@example.uz\r\nBcc: b@example.uz',
      'a@example.uz\n',
      'a@example.uz,b@example.uz',
      'a@example.uz b@example.uz',
      'A <a@example.uz>',
      '"a\r\nRCPT TO:<b@example.uz>"@example.uz',
    ]) {
      expect((await visitor.post<ProblemBody>('/api/v1/messages/email', { address })).body.code).toBe('INVALID_BODY');
    }
    expect(mail.received).toEqual([]);
    await createMailer({ url: mail.url, from: 'orders@shop.example' })({
      to: 'a@example.uz',
      subject: 'Order\r\nBcc: b@example.uz\r\n\r\nbody',
      text: '.\r\nRCPT TO:<b@example.uz>\r\n.\r\n',
    });
    expect(mail.received.map(({ to }) => to)).toEqual(['a@example.uz']);
    expect(mail.received[0]?.text.split('\n\n')[0]).not.toMatch(/^Bcc:/m);
  });

  test('the wait that Telegram asks for counts from its answer, and no other failure makes it shorter (R-MSG-4)', async () => {
    for (let at = 0; at < 3; at += 1) {
      const { visitor } = await newCustomer();
      await connect(visitor);
      await order(visitor);
    }
    await assign();
    let calls = 0;
    const sender: Sender = {
      channel: 'telegram',
      atOnce: 20,
      endTarget: async () => {},
      async trySend() {
        calls += 1;
        const at = calls;
        // the one that Telegram answers comes back first
        await wait(at === 1 ? 50 : 150);
        throw at === 1 ? new DeliveryFailure('away', 'too_many', 30_000) : new DeliveryFailure('away', 'no_answer');
      },
    };
    await deliverDue(tested.connection, sender, tested.now, () => {});
    const row = await tested.connection.db.selectFrom('message_channels').select('paused_until').executeTakeFirstOrThrow();
    expect(calls).toBe(3);
    expect(row.paused_until).toBeGreaterThanOrEqual(tested.now + 30_050);
  });
});

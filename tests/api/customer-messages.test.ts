import { beforeEach, describe, expect, test } from 'vitest';
import type { ValueOf } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { deliverToCustomers } from '#server/modules/messages/deliver-to-customers.ts';
import { countUndelivered, waitingMessages } from '#server/modules/messages/send-messages.ts';
import { useMailServer } from '../support/messages/use-mail-server.ts';
import { useTelegram } from '../support/messages/use-telegram.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, signUp } from './journey.ts';
import { messagePlaces, pushEndpoint } from './message-places.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf, signInTo } from './team.ts';
import type { Visitor } from './visitor.ts';

const ownerPhone = '998950000001';

type Choices = ValueOf<'GET /api/v1/messages'>;

describe.each(backEnds)('messages to customers, on %s', (backEnd) => {
  const env = {
    ...staffEnv,
    OWNER_PHONE: ownerPhone,
  };
  const telegram = useTelegram(env);
  const mail = useMailServer(env);
  const tested = useApi(backEnd, env);

  const { update, tell, write, codeFor, connect, allowPush } = messagePlaces(tested);
  const failures: unknown[] = [];
  const pushed: { url: string; headers: Headers }[] = [];
  let pushStatus = 201;
  beforeEach(async () => {
    const { db } = tested.connection;
    for (const table of ['outbox', 'message_targets', 'message_channels'] as const) await db.deleteFrom(table).execute();
    telegram.behave(null);
    telegram.calls.length = 0;
    mail.refuse(null);
    mail.received.length = 0;
    failures.length = 0;
    pushed.length = 0;
    pushStatus = 201;
    tested.pushService = async (url, init) => {
      pushed.push({ url: String(url), headers: new Headers(init?.headers) });
      return new Response(null, { status: pushStatus });
    };
    tested.now += 60 * 60_000;
  });

  const newCustomer = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    return visitor;
  };
  const order = async (visitor: Visitor, language = 'ru') => {
    const body = await orderOf(visitor, await fillCart(visitor));
    const headers = { 'idempotency-key': crypto.randomUUID(), 'accept-language': language };
    return (await visitor.post<{ id: string; number: number }>('/api/v1/orders', body, headers)).body;
  };
  const choices = async (visitor: Visitor) => (await visitor.get<Choices>('/api/v1/messages')).body;
  const deliver = async () => {
    const { messengers } = tested.services.messages;
    await assignChannels(tested.connection, { systems: ['webhook'], customers: messengers.map(({ channel }) => channel) });
    for (const messenger of messengers) {
      await deliverToCustomers(tested.connection, messenger, tested.now, (error) => failures.push(error));
    }
  };
  const rowsOf = (channel: string) =>
    tested.connection.db.selectFrom('outbox').selectAll().where('channel', '=', channel).orderBy('history_id').execute();

  test('one message of an order is edited; a new one comes when it is ready, on the way or canceled (R-MSG-3)', async () => {
    const visitor = await newCustomer();
    const chat = await connect(visitor);
    const { id, number } = await order(visitor, 'uz');
    for (const status of ['confirmed', 'cooking', 'ready', 'on_way', 'delivered'] as const) {
      await deliver();
      tested.now += 1_000;
      await staffOf(tested).move(id, status);
    }
    await deliver();
    expect(telegram.calls.map(({ method }) => method)).toEqual([
      'sendMessage',
      'editMessageText',
      'editMessageText',
      'sendMessage',
      'sendMessage',
      'editMessageText',
    ]);
    expect(telegram.texts(chat)).toEqual([
      `${number}-buyurtma tayyorlanmoqda.`,
      `${number}-buyurtma tayyor, kuryerni kutmoqda.`,
      expect.stringContaining(`${number}-buyurtma`),
    ]);
    expect(failures).toEqual([]);
  });

  test('a text has neither the address nor a phone (R-MSG-3)', async () => {
    const visitor = await newCustomer();
    await connect(visitor);
    const { id } = await order(visitor);
    await staffOf(tested).move(id, 'confirmed');
    await deliver();
    const sent = JSON.stringify(telegram.calls);
    expect(sent).toContain('подтверждён');
    expect(sent).not.toMatch(/998|ko.chasi|Дилноза|улица/i);
  });

  test('a message that was deleted in the chat is sent anew', async () => {
    const visitor = await newCustomer();
    const chat = await connect(visitor);
    const { id } = await order(visitor);
    await deliver();
    await tested.connection.db.updateTable('telegram_messages').set({ message_id: 999_999 }).execute();
    tested.now += 1_000;
    await staffOf(tested).move(id, 'confirmed');
    await deliver();
    expect(telegram.texts(chat).length).toBe(2);
  });

  test('Telegram away for an hour: nothing is lost, the others are served, and each order gets one message afterwards (R-MSG-4)', async () => {
    const customers = [await newCustomer(), await newCustomer()];
    const chats = [await connect(customers[0] as Visitor), await connect(customers[1] as Visitor)];
    await allowPush(customers[0] as Visitor);
    telegram.behave('hang-up');
    const orders = [await order(customers[0] as Visitor), await order(customers[1] as Visitor)];
    for (const [index, status] of (['confirmed', 'cooking', 'ready'] as const).entries()) {
      for (const { id } of orders) await staffOf(tested).move(id, status);
      for (const minute of Array.from({ length: 20 }, (_, at) => at)) {
        tested.now += 60_000;
        if (minute % 5 === 0 || index < 3) await deliver();
      }
    }
    // at most one try a minute and lane
    expect(telegram.calls.length).toBeLessThanOrEqual(60 * 4);
    expect(pushed.length).toBe(1);
    telegram.behave(null);
    telegram.calls.length = 0;
    tested.now += 90_000;
    await deliver();
    expect(telegram.calls.map(({ method }) => method)).toEqual(['sendMessage', 'sendMessage']);
    for (const chat of chats) expect(telegram.texts(chat)).toEqual([expect.stringContaining('готов')]);
    tested.now += 90_000;
    await deliver();
    expect(telegram.calls.length).toBe(2);
    expect((await waitingMessages(tested.connection)).filter(({ channel }) => channel === 'telegram')).toEqual([]);
  });

  test('429 stops the channel in every process until the time that Telegram says (R-MSG-4)', async () => {
    const visitor = await newCustomer();
    await connect(visitor);
    await order(visitor);
    telegram.behave({ error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 120 } });
    await deliver();
    telegram.behave(null);
    for (let second = 1; second < 120; second += 7) {
      tested.now += 7_000;
      if (second < 110) await deliver();
    }
    expect(telegram.calls.length).toBe(1);
    tested.now += 60_000;
    await deliver();
    expect(telegram.calls.length).toBe(2);
  });

  test('a chat gets one message at a time, and twenty chats a second (R-MSG-4)', async () => {
    const visitor = await newCustomer();
    await connect(visitor);
    await order(visitor);
    await order(visitor);
    await deliver();
    expect(telegram.calls.length).toBe(1);
    tested.now += 1_000;
    await deliver();
    expect(telegram.calls.length).toBe(2);
  });

  test('a bot that is blocked, /stop and a chat that ends unlink the customer (R-MSG-6)', async () => {
    const visitor = await newCustomer();
    await connect(visitor);
    const { id } = await order(visitor);
    telegram.behave({ error_code: 403, description: 'Forbidden: bot was blocked by the user' });
    await deliver();
    expect((await choices(visitor)).targets).toEqual([]);
    expect((await rowsOf('telegram'))[0]?.failure).toBe('blocked');
    telegram.behave(null);
    const chat = await connect(visitor);
    expect((await choices(visitor)).targets.length).toBe(1);
    expect((await write(chat, '/stop')).body.text).toContain('profilda yana yoqish');
    await staffOf(tested).move(id, 'confirmed');
    await deliver();
    expect((await choices(visitor)).targets).toEqual([]);
    const blocked = await connect(visitor);
    await tell({ my_chat_member: { chat: { id: blocked, type: 'private' }, new_chat_member: { status: 'kicked' } } });
    expect((await choices(visitor)).targets).toEqual([]);
    expect(telegram.calls.length).toBe(1);
  });

  test('a code connects once and for an hour, and a new one ends the earlier (R-MSG-7)', async () => {
    const visitor = await newCustomer();
    const code = await codeFor(visitor);
    expect(code).toMatch(/^[\w-]{22}$/);
    expect((await write(5_001, `/start ${code}`)).body.text).toContain('Tayyor');
    expect((await write(5_002, `/start ${code}`)).body.text).toContain('endi ishlamaydi');
    const replaced = await codeFor(visitor);
    const late = await codeFor(visitor);
    await write(5_003, `/start ${replaced}`);
    tested.now += 60 * 60_000;
    await write(5_003, `/start ${late}`);
    const chats = await tested.connection.db.selectFrom('message_targets').select('address').execute();
    expect(chats).toEqual([{ address: '5001' }]);
  });

  test('one person in Telegram is one customer: a chat moves to whom it is connected with last (R-MSG-6)', async () => {
    const [first, second] = [await newCustomer(), await newCustomer()];
    await write(6_001, `/start ${await codeFor(first)}`);
    await write(6_001, `/start ${await codeFor(second)}`);
    expect([(await choices(first)).targets.length, (await choices(second)).targets.length]).toEqual([0, 1]);
  });

  test('a wrong secret, a group, a repeated update and what is no update move nothing (R-MSG-7)', async () => {
    const visitor = await newCustomer();
    const code = await codeFor(visitor);
    const message = { text: `/start ${code}`, chat: { id: 7_001, type: 'private' } };
    expect((await update({ update_id: 900_001, message }, 'forged')).status).toBe(401);
    expect((await write(-7_001, `/start ${code}`, 'group')).status).toBe(200);
    expect((await write(-7_001, `/start ${code}`, 'supergroup')).body).toBeUndefined();
    for (const body of [{}, { update_id: 'x' }, { update_id: 900_002, callback_query: { id: '1', data: 'o:1:confirmed:forged' } }]) {
      expect((await update(body)).status).toBe(200);
    }
    expect((await choices(visitor)).targets).toEqual([]);
    await update({ update_id: 900_003, message });
    expect((await choices(visitor)).targets.length).toBe(1);
    await visitor.send('DELETE', `/api/v1/messages/targets/${(await choices(visitor)).targets[0]?.id}`);
    const fresh = await codeFor(visitor);
    await update({ update_id: 900_003, message: { ...message, text: `/start ${fresh}` } });
    expect((await choices(visitor)).targets).toEqual([]);
  });

  test('who chose the important gets the important (R-MSG-2)', async () => {
    const visitor = await newCustomer();
    const chat = await connect(visitor);
    const [target] = (await choices(visitor)).targets;
    expect((await visitor.send('PUT', `/api/v1/messages/targets/${target?.id}`, { body: { level: 'important' } })).status).toBe(204);
    const { id } = await order(visitor);
    await staffOf(tested).move(id, 'confirmed');
    await staffOf(tested).move(id, 'ready');
    await deliver();
    expect(telegram.texts(chat).length).toBe(1);
    expect((await rowsOf('telegram')).length).toBe(1);
  });

  test('nobody changes or ends the messages of another customer', async () => {
    const [own, other] = [await newCustomer(), await newCustomer()];
    await connect(own);
    const [target] = (await choices(own)).targets;
    const path = `/api/v1/messages/targets/${target?.id}`;
    expect((await other.send('PUT', path, { body: { level: 'all' } })).status).toBe(404);
    expect((await other.send('DELETE', path)).status).toBe(404);
    expect((await choices(own)).targets.length).toBe(1);
  });

  test('a browser gets number, status and link, encrypted, and a newer message replaces an older one (R-MSG-3)', async () => {
    const visitor = await newCustomer();
    expect((await allowPush(visitor)).status).toBe(204);
    const { id, number } = await order(visitor);
    await staffOf(tested).move(id, 'ready');
    await deliver();
    expect(pushed.map(({ url }) => url)).toEqual([pushEndpoint]);
    const { headers } = pushed[0] ?? { headers: new Headers() };
    expect(headers.get('topic')).toBe(`order-${number}`);
    expect(headers.get('ttl')).toBe('3600');
    expect(headers.get('content-encoding')).toBe('aes128gcm');
    expect(headers.get('authorization')).toMatch(/^vapid t=/);
  });

  test('signing out ends the messages of this browser, and no other place (R-MSG-6)', async () => {
    const visitor = await newCustomer();
    const chat = await connect(visitor);
    await allowPush(visitor);
    const { id } = await order(visitor);
    await visitor.send('DELETE', '/api/v1/auth/session');
    await staffOf(tested).move(id, 'ready');
    await deliver();
    expect([pushed.length, telegram.texts(chat).length]).toEqual([0, 1]);
    expect((await rowsOf('push'))[0]?.failure).toBe('ended');
  });

  test('a browser that ended its messages is forgotten, a service that is away is asked again (R-MSG-5)', async () => {
    const visitor = await newCustomer();
    await allowPush(visitor);
    const { id } = await order(visitor);
    pushStatus = 503;
    await staffOf(tested).move(id, 'ready');
    await deliver();
    pushStatus = 410;
    await deliver();
    expect(pushed.length).toBe(1);
    tested.now += 5_000;
    await deliver();
    expect(pushed.length).toBe(2);
    expect((await choices(visitor)).targets).toEqual([]);
  });

  test('hostile push endpoints are refused (R-MSG-9)', async () => {
    const visitor = await newCustomer();
    for (const address of [
      'https://127.0.0.1/x',
      'http://fcm.googleapis.com/x',
      'https://evil.example/x',
      'https://fcm.googleapis.com.evil.example/x',
    ]) {
      expect((await allowPush(visitor, address)).body.code).toBe('INVALID_BODY');
    }
    for (let at = 0; at < 7; at += 1) await allowPush(visitor, `${pushEndpoint}-${at}`);
    expect((await choices(visitor)).targets.length).toBe(5);
  });

  test('an e-mail address is proven by its code, then gets the important (R-MSG-8)', async () => {
    const visitor = await newCustomer();
    const ask = (address: string) => visitor.post<ProblemBody>('/api/v1/messages/email', { address }, { 'accept-language': 'en' });
    const confirm = (code: string) => visitor.post<ProblemBody>('/api/v1/messages/email/confirmation', { code });
    expect((await ask('nobody')).body.code).toBe('INVALID_BODY');
    expect((await ask('dilnoza@example.uz')).status).toBe(204);
    expect(mail.received[0]?.to).toBe('dilnoza@example.uz');
    const code = /\b\d{6}\b/.exec(mail.received[0]?.text ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await confirm(wrong)).body).toMatchObject({ code: 'CODE_WRONG', details: { guessesLeft: 4 } });
    expect((await confirm(code)).status).toBe(204);
    expect((await confirm(code)).body.code).toBe('CODE_EXPIRED');
    expect((await choices(visitor)).targets).toMatchObject([{ channel: 'email', address: 'dilnoza@example.uz', level: 'important' }]);
    const { id, number } = await order(visitor, 'en');
    await staffOf(tested).move(id, 'ready');
    await deliver();
    const { text = '' } = mail.received[1] ?? {};
    expect(text).toContain(`Order ${number}`);
    expect(text).toContain(`/en/profile/history/${id}`);
    expect(text).not.toMatch(/99890/);
  });

  test('five wrong codes end an address, and nobody fills a mailbox (R-MSG-8)', async () => {
    const visitor = await newCustomer();
    const ask = () => visitor.post<ProblemBody>('/api/v1/messages/email', { address: 'full@example.uz' });
    await ask();
    const code = /\b\d{6}\b/.exec(mail.received[0]?.text ?? '')?.[0] ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    const confirm = (given: string) => visitor.post<ProblemBody>('/api/v1/messages/email/confirmation', { code: given });
    for (let guess = 0; guess < 5; guess += 1) await confirm(wrong);
    expect((await confirm(code)).body.code).toBe('CODE_EXPIRED');
    for (let count = 0; count < 4; count += 1) await ask();
    expect((await ask()).status).toBe(429);
    const other = await newCustomer();
    expect((await other.post('/api/v1/messages/email', { address: 'FULL@example.uz' })).status).toBe(429);
  });

  test('a mail server that refuses the address ends the attempts, and the next message is tried again (R-MSG-5)', async () => {
    const visitor = await newCustomer();
    await visitor.post('/api/v1/messages/email', { address: 'a@example.uz' });
    const code = /\b\d{6}\b/.exec(mail.received[0]?.text ?? '')?.[0] ?? '';
    await visitor.post('/api/v1/messages/email/confirmation', { code });
    const { id } = await order(visitor);
    mail.refuse(550);
    await staffOf(tested).move(id, 'ready');
    await deliver();
    expect((await rowsOf('email'))[0]).toMatchObject({ failure: 'status_550', delivered_at: tested.now });
  });

  test('what could not be sent within a day is given up (R-MSG-5)', async () => {
    const visitor = await newCustomer();
    await connect(visitor);
    await order(visitor);
    telegram.behave('hang-up');
    await deliver();
    tested.now += 25 * 60 * 60_000;
    telegram.behave(null);
    await deliver();
    expect((await rowsOf('telegram'))[0]?.failure).toBe('late');
  });

  test('a process that ends while it sends repeats the message once (R-MSG-5)', async () => {
    const visitor = await newCustomer();
    const chat = await connect(visitor);
    const { id } = await order(visitor);
    const { messengers } = tested.services.messages;
    const messenger = messengers.find(({ channel }) => channel === 'telegram');
    if (messenger === undefined) throw new Error('there is no bot');
    await assignChannels(tested.connection, { systems: ['webhook'], customers: ['telegram'] });
    let hasSent = false;
    const dying = {
      ...messenger,
      send: async (message: Parameters<typeof messenger.send>[0]) => {
        await messenger.send(message);
        hasSent = true;
        await new Promise(() => {});
      },
    };
    void deliverToCustomers(tested.connection, dying, tested.now, () => {});
    await expect.poll(() => hasSent).toBe(true);
    await deliver();
    expect(telegram.calls.length).toBe(1);
    tested.now += 60_000;
    await deliver();
    await deliver();
    expect(telegram.calls.length).toBe(2);
    expect(telegram.texts(chat).length).toBe(1);
    expect(id).not.toBe('');
  });

  test('a change of the phone and a deleted account end what belongs to them (R-MSG-6)', async () => {
    const visitor = await newCustomer();
    await connect(visitor);
    await allowPush(visitor);
    const { customerId } = (await tested.services.sessions.find(visitor.cookies.get('sid'), tested.now)) ?? {};
    expect(customerId).not.toBeNull();
    await visitor.send('DELETE', '/api/v1/account');
    const left = await tested.connection.db
      .selectFrom('message_targets')
      .select('id')
      .where('customer_id', '=', customerId ?? '')
      .execute();
    expect(left).toEqual([]);
  });

  test('the office sees what failed and sends it again; what a newer message has replaced stays (R-MSG-11)', async () => {
    const visitor = await newCustomer();
    await allowPush(visitor);
    const { id, number } = await order(visitor);
    pushStatus = 400;
    await staffOf(tested).move(id, 'ready');
    await deliver();
    const owner = tested.visitor();
    tested.now += 61_000;
    await signInTo(tested, owner, ownerPhone);
    const read = async () => (await owner.get<ValueOf<'GET /api/v1/office/messages'>>('/api/v1/office/messages')).body;
    const push = async () => (await read()).channels.find(({ channel }) => channel === 'push');
    const [failed] = (await read()).failures;
    expect(failed).toMatchObject({ orderNumber: number, channel: 'push', reason: 'status_400' });
    expect(await push()).toMatchObject({ sent: 0, failed: 1, waiting: 0 });
    pushStatus = 201;
    const again = `/api/v1/office/messages/${failed?.id}/again`;
    expect((await owner.send('POST', again)).status).toBe(204);
    expect((await owner.send('POST', again)).status).toBe(404);
    expect(await push()).toMatchObject({ failed: 0, waiting: 1 });
    await deliver();
    expect(await push()).toMatchObject({ sent: 1, failed: 0, waiting: 0 });
    expect((await read()).failures).toEqual([]);
  });

  test('notices to groups count and are sent again, too; mailings have a page of their own (R-MSG-11)', async () => {
    const { db } = tested.connection;
    const notice = { channel: 'group', target_id: '-1', content: '{}', attempts: 1, next_at: 0 };
    const old = tested.now - 11 * 60_000;
    await db
      .insertInto('notices')
      .values([
        { ...notice, id: 'failed', created_at: old, delivered_at: tested.now, failure: 'late' },
        { ...notice, id: 'waiting', created_at: old },
        { ...notice, id: 'mailing/1/2', created_at: old, channel: 'telegram', mailing_id: '1', customer_id: '2' },
      ])
      .execute();
    tested.now += 61_000;
    const owner = tested.visitor();
    await signInTo(tested, owner, ownerPhone);
    const read = async () => (await owner.get<ValueOf<'GET /api/v1/office/messages'>>('/api/v1/office/messages')).body;
    const { channels, failures: listed } = await read();
    expect(channels.find(({ channel }) => channel === 'group')).toMatchObject({ failed: 1, waiting: 1 });
    expect(channels.find(({ channel }) => channel === 'telegram')).toMatchObject({ waiting: 0 });
    expect(listed).toMatchObject([{ id: 'failed', orderNumber: null, channel: 'group', reason: 'late' }]);
    expect(await countUndelivered(tested.connection, tested.now)).toBe(1);
    expect((await owner.send('POST', '/api/v1/office/messages/failed/again')).status).toBe(204);
    expect((await read()).failures).toEqual([]);
    await db.deleteFrom('notices').execute();
    const bound = await memberOf(tested, { restaurantIds: ['1'] });
    expect((await bound.browser.get('/api/v1/office/messages')).status).toBe(403);
  });

  test('neither tokens, codes nor addresses are logged', async () => {
    const visitor = await newCustomer();
    await connect(visitor);
    await order(visitor);
    telegram.behave('hang-up');
    await deliver();
    const reported = failures.map((error) =>
      error instanceof Error ? `${error.message} ${error.stack} ${String(error.cause)}` : String(error),
    );
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.join()).not.toMatch(/AAstub|bot123456789/);
  });
});

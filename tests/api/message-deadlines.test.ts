import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { deliverToCustomers } from '#server/modules/messages/deliver-to-customers.ts';
import { createMessengers } from '#server/modules/messages/messengers.ts';
import { sendMessages } from '#server/modules/messages/send-messages.ts';
import { stubToken } from '../support/messages/telegram-stub.ts';
import { startTrickling } from '../support/messages/trickle.ts';
import { useMailServer } from '../support/messages/use-mail-server.ts';
import { useTelegram } from '../support/messages/use-telegram.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, signUp } from './journey.ts';
import { messagePlaces } from './message-places.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;

describe.each(engines)('receivers that answer without an end, on %s', (engine) => {
  const env = { ...staffEnv };
  const telegram = useTelegram(env);
  const mail = useMailServer(env);
  const tested = useApi(engine, env);

  const { connect, connectMail, allowPush } = messagePlaces(tested);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  beforeEach(async () => {
    const { db } = tested.connection;
    for (const table of ['outbox', 'message_targets', 'message_channels'] as const) await db.deleteFrom(table).execute();
    telegram.behave(null);
    telegram.calls.length = 0;
    mail.trickle(null);
    tested.now += 60 * minute;
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Limits that a test can wait for. */
  const shortTimeouts = () => vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(150));
  const newOrderOf = async (visitor: Visitor) => {
    const draft = await orderOf(visitor, await fillCart(visitor));
    const { body } = await visitor.post<{ id: string }>('/api/v1/orders', draft, { 'idempotency-key': crypto.randomUUID() });
    await staffOf(tested).move(body.id, 'ready');
  };
  const newOrder = async (place: 'telegram' | 'email') => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    if (place === 'telegram') await connect(visitor);
    else await connectMail(visitor, mail, 'dilnoza@example.uz');
    mail.received.length = 0;
    await newOrderOf(visitor);
  };
  const deliver = async (channel: 'telegram' | 'email' | 'push') => {
    await assignChannels(tested.connection, { systems: ['webhook'], customers: [channel] });
    const messenger = tested.services.messages.messengers.find((one) => one.channel === channel);
    if (messenger === undefined) throw new Error(`there is no ${channel}`);
    await deliverToCustomers(tested.connection, messenger, tested.now, () => {});
    tested.now += 2 * minute;
  };
  const rowsOf = (channel: string) =>
    tested.connection.db.selectFrom('outbox').select(['delivered_at', 'failure']).where('channel', '=', channel).execute();

  test('a mail server that has not asked for the content gets the e-mail again, as often as it takes (R-MSG-5)', async () => {
    await newOrder('email');
    const timeouts = shortTimeouts();
    mail.trickle('RCPT');
    for (let run = 0; run < 3; run += 1) await deliver('email');
    expect([mail.received.length, await rowsOf('email')]).toEqual([0, [{ delivered_at: null, failure: 'no_answer' }]]);
    expect(timeouts.mock.calls).toEqual([[20_000], [20_000], [20_000]]);
    mail.trickle(null);
    await deliver('email');
    expect([mail.received.length, await rowsOf('email')]).toMatchObject([1, [{ failure: null }]]);
  });

  test('a mail server that may have kept an e-mail gets it once more, and no third time (R-MSG-5)', async () => {
    await newOrder('email');
    shortTimeouts();
    mail.trickle('end');
    await deliver('email');
    expect([mail.received.length, await rowsOf('email')]).toEqual([1, [{ delivered_at: null, failure: 'unknown' }]]);
    // what is known not to have arrived in between does not begin this anew
    mail.trickle('RCPT');
    await deliver('email');
    mail.trickle('end');
    for (let run = 0; run < 3; run += 1) await deliver('email');
    expect([mail.received.length, await rowsOf('email')]).toEqual([2, [{ delivered_at: expect.any(Number), failure: 'unknown' }]]);
  });

  test.each([10_000, 20_000])('an answer of Telegram without an end is none after %i ms (R-MSG-4)', async (limit) => {
    await newOrder('telegram');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === limit ? 150 : minute));
    telegram.behave('trickle');
    await deliver('telegram');
    expect(await rowsOf('telegram')).toContainEqual({ delivered_at: null, failure: 'no_answer' });
    telegram.behave(null);
    await deliver('telegram');
    expect(await rowsOf('telegram')).toContainEqual({ delivered_at: expect.any(Number), failure: null });
  });

  test('a push service whose headers have no end is asked again, and its body is not read (R-MSG-5)', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    await allowPush(visitor);
    await newOrderOf(visitor);
    const slow = await startTrickling();
    tested.pushService = (_, init) => fetch(slow.url, init);
    const limits = shortTimeouts();
    await deliver('push');
    slow.close();
    expect([await rowsOf('push'), limits.mock.calls]).toEqual([[{ delivered_at: null, failure: 'no_answer' }], [[10_000]]]);
    vi.restoreAllMocks();
    telegram.behave('trickle');
    tested.pushService = (_, init) => fetch(`${telegram.url}/bot${stubToken}/push`, { ...init, body: '{}' });
    await deliver('push');
    expect(await rowsOf('push')).toMatchObject([{ failure: null }]);
  });

  test('an order webhook whose headers have no end is told again (R-STATUS-8)', async () => {
    await newOrder('email');
    const slow = await startTrickling();
    const send = createMessengers({ url: slow.url, secret: 'secret-of-a-slow-webhook' }).get('webhook');
    if (send === undefined) throw new Error('there is no webhook');
    await assignChannels(tested.connection, { systems: ['webhook'], customers: [] });
    const limits = shortTimeouts();
    await sendMessages(tested.connection, { channel: 'webhook', send }, tested.now, () => {});
    slow.close();
    expect(await rowsOf('webhook')).toContainEqual({ delivered_at: null, failure: 'failed' });
    expect(limits.mock.calls).toEqual([[10_000]]);
  });
});

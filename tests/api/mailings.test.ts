import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ValueOf } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { instantOf } from '#domain/schedule/clock.ts';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { deliverToCustomers } from '#server/modules/messages/deliver-to-customers.ts';
import { DeliveryFailure } from '#server/modules/messages/delivery-failure.ts';
import { deliverMailings } from '#server/modules/messages/mailings/deliver-mailings.ts';
import { mailingToken } from '#server/modules/messages/mailings/mailing-link.ts';
import { queueMailings } from '#server/modules/messages/mailings/queue-mailings.ts';
import { useMailServer } from '../support/messages/use-mail-server.ts';
import { useTelegram } from '../support/messages/use-telegram.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, signUp } from './journey.ts';
import { messagePlaces, pushEndpoint } from './message-places.ts';
import { useApi } from './open-api.ts';
import { staffEnv } from './staff.ts';
import { signInTo } from './team.ts';
import type { Visitor } from './visitor.ts';

const ownerPhone = '998950000001';
const hour = 60 * 60_000;
const texts = {
  title: { ru: 'Плов дня', en: '', uz: 'Kun oshi' },
  text: { ru: 'Сегодня с барбарисом.', en: '', uz: 'Bugun zirkli.' },
};

type Mailings = ValueOf<'GET /api/v1/office/mailings'>;
type Choices = ValueOf<'GET /api/v1/messages'>;

describe.each(backEnds)('mailings, on %s', (backEnd) => {
  const env = {
    ...staffEnv,
    OWNER_PHONE: ownerPhone,
  };
  const telegram = useTelegram(env);
  const mail = useMailServer(env);
  const tested = useApi(backEnd, env);

  const { write, connect, allowPush, connectMail } = messagePlaces(tested);
  const failures: unknown[] = [];
  const pushed: string[] = [];
  let owner: Visitor;
  let days = 0;
  beforeEach(async () => {
    const { db } = tested.connection;
    for (const table of [
      'outbox',
      'notices',
      'mailings',
      'mailing_drafts',
      'mailing_consents',
      'message_targets',
      'message_channels',
    ] as const)
      await db.deleteFrom(table).execute();
    telegram.behave(null);
    telegram.calls.length = 0;
    mail.received.length = 0;
    failures.length = 0;
    pushed.length = 0;
    tested.pushService = async (url) => {
      pushed.push(String(url));
      return new Response(null, { status: 201 });
    };
    days += 1;
    tested.now = instantOf(`2026-12-${String(days).padStart(2, '0')}`, 12 * 60);
    owner = tested.visitor();
    await signInTo(tested, owner, ownerPhone);
  });

  const newCustomer = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    return visitor;
  };
  const agree = (visitor: Visitor, isAgreed = true) => visitor.send('PUT', '/api/v1/messages/offers', { body: { isAgreed } });
  const idOf = async (visitor: Visitor) => (await tested.services.sessions.find(visitor.cookies.get('sid'), tested.now))?.customerId ?? '';
  const offersSince = async (visitor: Visitor) => (await visitor.get<Choices>('/api/v1/messages')).body.offersSince;
  /** A customer who agreed, with a chat. */
  const follower = async () => {
    const visitor = await newCustomer();
    const chat = await connect(visitor);
    await agree(visitor);
    return { visitor, chat };
  };
  const plan = (sendAt: string | null = null, id: string = crypto.randomUUID(), body: object = texts) =>
    owner.send<ProblemBody>('PUT', `/api/v1/office/mailings/${id}`, { body: { ...body, sendAt, seen: null } });
  const cancel = (id: string) => owner.send<ProblemBody>('DELETE', `/api/v1/office/mailings/${id}`);
  const read = async () => (await owner.get<Mailings>('/api/v1/office/mailings')).body;
  /** What a process does each second. */
  const tick = async () => {
    const { messengers } = tested.services.messages;
    const channels = messengers.map(({ channel }) => channel);
    const report = (error: unknown) => failures.push(error);
    await queueMailings(tested.connection, channels, tested.now);
    await assignChannels(tested.connection, { systems: ['webhook'], customers: channels });
    for (const messenger of messengers) {
      await deliverMailings(tested.connection, messenger, tested.now, report);
      await deliverToCustomers(tested.connection, messenger, tested.now, report);
    }
    tested.now += 1_000;
  };
  const ticks = async (count: number) => {
    for (let at = 0; at < count; at += 1) await tick();
  };

  test('a customer agrees and ends it; the dates are kept and are in the own data (R-MAILING-1)', async () => {
    const visitor = await newCustomer();
    expect(await offersSince(visitor)).toBeNull();
    expect((await agree(visitor)).status).toBe(204);
    const since = new Date(tested.now).toISOString();
    tested.now += hour;
    await agree(visitor);
    expect(await offersSince(visitor)).toBe(since);
    await agree(visitor, false);
    expect(await offersSince(visitor)).toBeNull();
    await agree(visitor);
    const rows = await tested.connection.db.selectFrom('mailing_consents').selectAll().orderBy('agreed_at').execute();
    expect(rows.map(({ ended_by }) => ended_by)).toEqual(['profile', null]);
    await visitor.send('DELETE', '/api/v1/account');
    expect(await tested.connection.db.selectFrom('mailing_consents').select('id').execute()).toEqual([]);
  });

  test('only who agreed gets a mailing, once, in the language of the place, with a link that ends it (R-MAILING-2, R-MAILING-3)', async () => {
    const { chat, visitor } = await follower();
    const silent = await connect(await newCustomer());
    expect((await plan()).status).toBe(204);
    await ticks(4);
    expect(telegram.texts(silent)).toEqual([]);
    const [text = ''] = telegram.texts(chat);
    expect(telegram.texts(chat).length).toBe(1);
    expect(text).toMatch(/^Kun oshi\n\nBugun zirkli\.\n\n.*\/stop_offers/);
    const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
    expect(link.pathname).toBe('/uz/offers');
    const end = `/api/offers/end?${link.searchParams}&locale=uz`;
    const stranger = tested.visitor();
    const opened = await stranger.get(end);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `${link.pathname}${link.search}`]);
    expect(await offersSince(visitor)).not.toBeNull();
    expect((await tested.api.request(end, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    expect(await offersSince(visitor)).toBeNull();
    const forged = end.replace(/\.[\w-]+&/, '.AAAAAAAAAAAAAAAAAAAAAA&');
    expect((await tested.api.request(forged, { method: 'POST' })).status).toBe(404);
    expect(failures).toEqual([]);
  });

  test('a person gets it at one place, first in Telegram, then by e-mail, then in a browser (R-MAILING-3)', async () => {
    const [all, byMail, byPush] = [await newCustomer(), await newCustomer(), await newCustomer()];
    const chat = await connect(all);
    await connectMail(all, mail, 'all@example.uz');
    await allowPush(all, `${pushEndpoint}-all`);
    await connectMail(byMail, mail, 'dilnoza@example.uz', 'en');
    await allowPush(byMail, `${pushEndpoint}-mail`);
    await allowPush(byPush, `${pushEndpoint}-push`);
    for (const visitor of [all, byMail, byPush]) await agree(visitor);
    expect((await read()).audience).toEqual([
      { channel: 'telegram', customers: 1 },
      { channel: 'email', customers: 1 },
      { channel: 'push', customers: 1 },
    ]);
    mail.received.length = 0;
    await plan();
    await ticks(4);
    expect([telegram.texts(chat).length, mail.received.length, pushed]).toEqual([1, 1, [`${pushEndpoint}-push`]]);
    const { to, text } = mail.received[0] ?? { to: '', text: '' };
    expect(to).toBe('dilnoza@example.uz');
    // English is missing: the Russian text, in a message that is English
    expect(text).toContain('Сегодня с барбарисом.');
    expect(text).toContain('To end them: http');
    expect(text).toMatch(/^List-Unsubscribe: <http:\/\/localhost:4321\/api\/offers\/end\?token=\S+>$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect((await read()).mailings).toMatchObject([{ state: 'sent', sent: 3, failed: 0, waiting: 0 }]);
  });

  test('/stop_offers ends mailings alone, /stop also the news of orders, a sign-out those of its browser (R-MAILING-2)', async () => {
    const { visitor, chat } = await follower();
    expect((await write(chat, '/stop_offers')).body.text).toContain('Takliflar va yangiliklar endi kelmaydi');
    expect([await offersSince(visitor), (await visitor.get<Choices>('/api/v1/messages')).body.targets.length]).toEqual([null, 1]);
    await agree(visitor);
    await write(chat, '/stop');
    expect([await offersSince(visitor), (await visitor.get<Choices>('/api/v1/messages')).body.targets]).toEqual([null, []]);
    const browser = await newCustomer();
    await allowPush(browser);
    await agree(browser);
    await browser.send('DELETE', '/api/v1/auth/session');
    await plan();
    await ticks(3);
    expect([telegram.texts(chat), pushed]).toEqual([[], []]);
  });

  test('who ends it or is blocked while a mailing is sent gets none (R-MAILING-2)', async () => {
    const [first, blocked] = [await follower(), await follower()];
    await plan();
    const channels = ['telegram'] as const;
    await queueMailings(tested.connection, channels, tested.now);
    await agree(first.visitor, false);
    await tested.connection.db
      .updateTable('customers')
      .set({ blocked_at: tested.now, block_reason: 'spam' })
      .where('id', '=', await idOf(blocked.visitor))
      .execute();
    await ticks(3);
    expect([telegram.texts(first.chat).length, telegram.texts(blocked.chat).length]).toEqual([0, 0]);
    expect((await read()).mailings).toMatchObject([{ state: 'sent', sent: 0, failed: 0, waiting: 0 }]);
  });

  test('nothing is sent between ten at night and nine in the morning (R-MAILING-4)', async () => {
    const { chat } = await follower();
    tested.now = instantOf('2026-12-28', 22 * 60);
    await signInTo(tested, owner, ownerPhone);
    expect((await plan()).status).toBe(204);
    await ticks(3);
    expect((await read()).mailings).toMatchObject([{ state: 'planned' }]);
    tested.now = instantOf('2026-12-29', 9 * 60 - 1) + 58_000;
    await ticks(2);
    expect(telegram.texts(chat)).toEqual([]);
    await ticks(3);
    expect(telegram.texts(chat).length).toBe(1);
  });

  test('messages about orders go first, and a mailing is sent in small steps (R-MAILING-4)', async () => {
    const { visitor } = await follower();
    for (let others = 0; others < 7; others += 1) await follower();
    await plan();
    await queueMailings(tested.connection, ['telegram'], tested.now);
    const body = await orderOf(visitor, await fillCart(visitor));
    await visitor.post('/api/v1/orders', body, { 'idempotency-key': crypto.randomUUID() });
    await assignChannels(tested.connection, { systems: ['webhook'], customers: ['telegram'] });
    const counts: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      await tick();
      counts.push(telegram.calls.length);
    }
    expect(counts).toEqual([1, 6, 9, 9]);
    expect(String(telegram.calls[0]?.parameters['text'])).not.toContain('Kun oshi');
  });

  test('Telegram away or at its limit: nothing is lost or sent twice (R-MAILING-5)', async () => {
    const { chat } = await follower();
    await plan();
    telegram.behave({ error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 120 } });
    await ticks(5);
    expect(telegram.calls.length).toBe(1);
    telegram.behave('hang-up');
    for (let minute = 0; minute < 60; minute += 6) {
      tested.now += 6 * 60_000;
      await tick();
    }
    expect((await read()).mailings).toMatchObject([{ state: 'sending', waiting: 1 }]);
    telegram.behave(null);
    tested.now += 90_000;
    await ticks(3);
    expect(telegram.texts(chat).length).toBe(1);
  });

  test('a blocked bot and a refusal are failures that the office sees (R-MAILING-6)', async () => {
    const { visitor } = await follower();
    await plan();
    telegram.behave({ error_code: 403, description: 'Forbidden: bot was blocked by the user' });
    await ticks(2);
    expect((await read()).mailings).toMatchObject([{ state: 'sent', sent: 0, failed: 1, waiting: 0 }]);
    expect((await visitor.get<Choices>('/api/v1/messages')).body.targets).toEqual([]);
  });

  test('a process that ends while it sends repeats at most that message, and queues nobody twice (R-MAILING-5)', async () => {
    const { chat } = await follower();
    await plan();
    await Promise.all([1, 2, 3].map(() => queueMailings(tested.connection, ['telegram'], tested.now)));
    const messenger = tested.services.messages.messengers.find(({ channel }) => channel === 'telegram');
    if (messenger === undefined) throw new Error('there is no bot');
    let hasSent = false;
    const sendMailing: typeof messenger.sendMailing = async (mailing) => {
      await messenger.sendMailing(mailing);
      hasSent = true;
      await new Promise(() => {});
    };
    void deliverMailings(tested.connection, { ...messenger, sendMailing }, tested.now, () => {});
    await expect.poll(() => hasSent).toBe(true);
    await ticks(20);
    expect(telegram.texts(chat).length).toBe(1);
    tested.now += 60_000;
    await ticks(20);
    expect(telegram.texts(chat).length).toBe(2);
  });

  test('a mail server that may have kept a mailing gets it once more, and no third time (R-MSG-5, R-MAILING-5)', async () => {
    const visitor = await newCustomer();
    await connectMail(visitor, mail, 'slow@example.uz');
    await agree(visitor);
    mail.received.length = 0;
    await plan();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(150));
    mail.trickle('end');
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await tick();
      tested.now += 2 * 60_000;
    }
    limits.mockRestore();
    mail.trickle(null);
    const [sent] = (await read()).mailings;
    expect([mail.received.length, sent]).toMatchObject([2, { sent: 0, failed: 1, waiting: 0 }]);
  });

  test('a line break in the title of a mailing adds no header to an e-mail (R-MAILING-7)', async () => {
    const visitor = await newCustomer();
    await connectMail(visitor, mail, 'lines@example.uz');
    await agree(visitor);
    mail.received.length = 0;
    const title = { ru: 'Плов\r\nBcc: b@example.uz\r\n\r\nещё', en: '', uz: '' };
    expect((await plan(null, crypto.randomUUID(), { ...texts, title })).status).toBeLessThan(300);
    await ticks(3);
    expect(mail.received.map(({ to }) => to)).toEqual(['lines@example.uz']);
    const head = mail.received[0]?.text.split('\n\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc:/im);
    expect(head).toContain('Bcc: b@example.uz ещё');
  });

  test('a mailing has a time, is canceled before it begins, and exists once (R-MAILING-6, R-MAILING-7)', async () => {
    const { chat } = await follower();
    const at = (ms: number) => new Date(tested.now + ms).toISOString();
    expect((await plan(at(-hour))).body.code).toBe('PUBLISH_TIME_PAST');
    const [id, sent] = [crypto.randomUUID(), crypto.randomUUID()];
    await plan(at(hour), id);
    await plan(at(2 * hour), id);
    await ticks(2);
    expect((await read()).mailings).toMatchObject([{ id, state: 'planned', sendAt: new Date(tested.now + hour - 2_000).toISOString() }]);
    expect((await cancel(id)).status).toBe(204);
    expect((await cancel(id)).status).toBe(204);
    tested.now += 2 * hour;
    await plan(null, sent);
    await ticks(3);
    expect(telegram.texts(chat).length).toBe(1);
    expect((await cancel(sent)).body.code).toBe('MAILING_SENT');
    expect((await cancel(crypto.randomUUID())).status).toBe(404);
    const states = (await read()).mailings.map((mailing) => [mailing.id, mailing.state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [id, 'canceled'],
        [sent, 'sent'],
      ]),
    );
  });

  test('who says stop ends what is not sent at once, and the office sees who would have got it (R-MAILING-6)', async () => {
    for (let at = 0; at < 8; at += 1) await follower();
    const id = crypto.randomUUID();
    await plan(null, id);
    // a connection that was closed before is one attempt
    for (let tries = 0; tries < 5 && (await read()).mailings[0]?.sent !== 5; tries += 1) await tick();
    expect((await read()).mailings).toMatchObject([{ state: 'sending', sent: 5, waiting: 3, unsent: 0, ended: null }]);
    const at = new Date(tested.now).toISOString();
    expect((await cancel(id)).status).toBe(204);
    await ticks(5);
    expect((await read()).mailings).toMatchObject([{ sent: 5 }]);
    const [mailing] = (await read()).mailings;
    expect(mailing).toMatchObject({ state: 'stopped', sent: 5, failed: 0, waiting: 0, unsent: 3 });
    expect(mailing?.ended).toEqual({ at, by: mailing?.madeBy });
    expect((await cancel(id)).status).toBe(204);
  });

  test('those who were not in the queue yet count as not sent, and are not queued afterwards (R-MAILING-6)', async () => {
    const ids = await Promise.all([await follower(), await follower()].map(({ visitor }) => idOf(visitor)));
    const [id, first = ''] = [crypto.randomUUID(), ...ids.sort()];
    await plan(null, id);
    const begun = { begun_at: tested.now, queued_until: first };
    await tested.connection.db.updateTable('mailings').set(begun).where('id', '=', id).execute();
    await cancel(id);
    await ticks(3);
    expect((await read()).mailings).toMatchObject([{ state: 'stopped', sent: 0, unsent: 1 }]);
    expect(await tested.connection.db.selectFrom('notices').select('id').execute()).toEqual([]);
  });

  test('a stop while customers are queued in several processes leaves nobody in the queue (R-MAILING-6)', async () => {
    for (let at = 0; at < 3; at += 1) await follower();
    for (let round = 0; round < 5; round += 1) {
      const id = crypto.randomUUID();
      await plan(null, id);
      const queue = () => queueMailings(tested.connection, ['telegram'], tested.now);
      const [, , ended] = await Promise.all([queue(), queue(), cancel(id), queue()]);
      expect(ended.status).toBe(204);
      await ticks(3);
      const mailing = (await read()).mailings.find((one) => one.id === id);
      expect(mailing).toMatchObject({ sent: 0, waiting: 0 });
      expect([mailing?.state, mailing?.unsent]).toEqual(mailing?.state === 'stopped' ? ['stopped', 3] : ['canceled', 0]);
    }
  });

  test('what is being sent while it is stopped counts as sent if it arrives, and is never sent again (R-MAILING-6)', async () => {
    for (let at = 0; at < 2; at += 1) await follower();
    const messenger = tested.services.messages.messengers.find(({ channel }) => channel === 'telegram');
    if (messenger === undefined) throw new Error('there is no bot');
    for (const [arrives, figures] of [
      [true, { sent: 1, unsent: 1 }],
      [false, { sent: 0, unsent: 2 }],
    ] as const) {
      const id = crypto.randomUUID();
      await plan(null, id);
      await queueMailings(tested.connection, ['telegram'], tested.now);
      const sendMailing: typeof messenger.sendMailing = async () => {
        expect((await cancel(id)).status).toBe(204);
        if (!arrives) throw new DeliveryFailure('later', 'failed');
      };
      await deliverMailings(tested.connection, { ...messenger, sendMailing }, tested.now, (error) => failures.push(error));
      telegram.calls.length = 0;
      tested.now += 120_000;
      await ticks(3);
      expect(telegram.calls).toEqual([]);
      const mailing = (await read()).mailings.find((one) => one.id === id);
      expect(mailing).toMatchObject({ state: 'stopped', failed: 0, waiting: 0, ...figures });
    }
  });

  test('a process that ends while it sends does not send a stopped mailing afterwards (R-MAILING-6)', async () => {
    await follower();
    const id = crypto.randomUUID();
    await plan(null, id);
    await queueMailings(tested.connection, ['telegram'], tested.now);
    const messenger = tested.services.messages.messengers.find(({ channel }) => channel === 'telegram');
    if (messenger === undefined) throw new Error('there is no bot');
    let hasBegun = false;
    const sendMailing = () => {
      hasBegun = true;
      return new Promise<void>(() => {});
    };
    void deliverMailings(tested.connection, { ...messenger, sendMailing }, tested.now, () => {});
    await expect.poll(() => hasBegun).toBe(true);
    await cancel(id);
    tested.now += 120_000;
    await ticks(5);
    expect(telegram.calls).toEqual([]);
    expect((await read()).mailings).toMatchObject([{ state: 'stopped', sent: 0, waiting: 0, unsent: 1 }]);
  });

  test('a mailing needs a title and a text in at least one language (R-MAILING-7)', async () => {
    const none = { ru: ' ', en: '', uz: '' };
    for (const body of [
      { ...texts, title: none },
      { ...texts, text: none },
      { ...texts, text: { ...none, ru: 'x'.repeat(1_001) } },
    ]) {
      expect((await plan(null, crypto.randomUUID(), body)).body.code).toBe('INVALID_BODY');
    }
  });

  test('a test goes to the reader alone, in each written language (R-MAILING-3)', async () => {
    const { chat } = await follower();
    const tryOut = () => owner.post<ProblemBody & { channel: string }>('/api/v1/office/mailing-tests', texts);
    expect((await tryOut()).body.code).toBe('NO_OWN_PLACE');
    const { body } = await owner.post<{ url: string }>('/api/v1/office/telegram', undefined);
    await write(88_001, `/start ${body.url.split('?start=')[1]}`);
    expect((await tryOut()).body).toEqual({ channel: 'telegram' });
    expect([telegram.texts(88_001).length, telegram.texts(chat).length]).toEqual([2, 0]);
    telegram.behave('hang-up');
    expect((await tryOut()).body.code).toBe('UNAVAILABLE');
  });

  test('a link of a deleted customer ends nothing and says so', async () => {
    const { visitor } = await follower();
    const token = await mailingToken(tested.connection.db, await idOf(visitor));
    await visitor.send('DELETE', '/api/v1/account');
    expect(await tested.services.mailings.page(token, null, 'ru')).toEqual({ isAgreed: false, mailing: null });
    expect(await tested.services.mailings.page('forged', null, 'ru')).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { type TelegramPerson, telegramPerson } from '../support/messages/telegram-person.ts';
import { stubBot, stubToken } from '../support/messages/telegram-stub.ts';
import { backEnds } from '../support/shop/backends.ts';
import { freshPhone, openSession, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const hour = 60 * minute;
const path = '/api/v1/auth/telegram';

describe.each(backEnds)('signing in from Telegram, on %s', (backEnd) => {
  // Telegram can't be reached
  const env = { TELEGRAM_BOT_TOKEN: stubToken, TELEGRAM_BOT_NAME: stubBot, TELEGRAM_API_URL: 'http://127.0.0.1:1' };
  const tested = useApi(backEnd, env);

  const send = (visitor: Visitor, initData: string, contact?: string) =>
    visitor.post<ProblemBody & { customerId: string | null }>(path, { initData, ...(contact === undefined ? {} : { contact }) });
  const open = (visitor: Visitor, person: TelegramPerson) => send(visitor, person.initData(tested.now));
  const share = (visitor: Visitor, person: TelegramPerson, phone_number: string) =>
    send(visitor, person.initData(tested.now), person.contact(tested.now, { phone_number }));
  /** A customer who is linked with a person of Telegram. */
  const linked = async () => {
    const [visitor, person] = [tested.visitor(), telegramPerson()];
    const { customerId, phone1 } = await signUp(tested, visitor);
    tested.now += minute;
    expect((await share(visitor, person, phone1)).body.customerId).toBe(customerId);
    return { visitor, person, customerId, phone1 };
  };
  const statusOf = async (visitor: Visitor) => (await visitor.get('/api/v1/orders')).status;

  test('a person without a customer shares the contact, and is signed in by the data alone from then on (R-TELEGRAM-1)', async () => {
    const { customerId, phone1 } = await signUp(tested, tested.visitor());
    const [visitor, person] = [tested.visitor(), telegramPerson()];
    const first = await open(visitor, person);
    expect([first.status, first.body.code]).toEqual([409, 'CONTACT_NEEDED']);
    expect(visitor.cookies.size).toBe(0);
    const shared = await share(visitor, person, `+${phone1}`);
    expect([shared.status, shared.body.customerId]).toEqual([200, customerId]);
    expect(visitor.cookies.get('user-id')).toBe(customerId);
    tested.now += minute;
    const elsewhere = tested.visitor();
    expect((await open(elsewhere, person)).body.customerId).toBe(customerId);
    expect(await statusOf(elsewhere)).toBe(200);
  });

  test('a new phone gets a session that creates its customer, who is linked then (R-SESSION-3, R-TELEGRAM-2)', async () => {
    const [visitor, person, phone1] = [tested.visitor(), telegramPerson(), freshPhone()];
    expect((await share(visitor, person, phone1)).body.customerId).toBeNull();
    expect(visitor.cookies.has('user-id')).toBe(false);
    expect(await statusOf(visitor)).toBe(401);
    const created = await visitor.post<{ customerId: string }>('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    expect(created.status).toBe(200);
    expect((await open(tested.visitor(), person)).body.customerId).toBe(created.body.customerId);
  });

  test('what is forged, of another bot, older than an hour or from the future signs nobody in (R-TELEGRAM-1)', async () => {
    const { person } = await linked();
    const valid = person.initData(tested.now);
    const other = telegramPerson();
    const refused = [
      '',
      'nonsense',
      'hash=',
      valid.replace(String(person.id), String(other.id)),
      valid.replace(/hash=\w{64}/, `hash=${'0'.repeat(64)}`),
      valid.replace(/&hash=\w+/, ''),
      `${valid}&user=${encodeURIComponent(JSON.stringify({ id: other.id }))}`,
      `${valid}&extra=1`,
      person.initData(tested.now, '987654321:AAanother-bot-of-somebody-else-0000001'),
      person.initData(tested.now - hour - 1_000),
      person.initData(tested.now + 5 * minute),
    ];
    const statuses = await Promise.all(refused.map(async (initData) => (await send(tested.visitor(), initData)).status));
    expect(statuses).toEqual([400, ...Array.from({ length: refused.length - 1 }, () => 401)]);
    expect((await send(tested.visitor(), valid)).status).toBe(200);
  });

  test('a session that Telegram opened connects its own chat, also while Telegram is away, another one none (R-MSG-17)', async () => {
    const { visitor, person, phone1 } = await linked();
    const connect = (browser: Visitor) => browser.send('PUT', '/api/v1/messages/telegram');
    expect((await connect(visitor)).status).toBe(204);
    const targets = await tested.connection.db.selectFrom('message_targets').select(['channel', 'address']).execute();
    expect(targets).toEqual([{ channel: 'telegram', address: String(person.id) }]);
    const elsewhere = tested.visitor();
    tested.now += minute;
    await openSession(tested, elsewhere, phone1);
    expect((await connect(elsewhere)).status).toBe(404);
    expect((await connect(tested.visitor())).status).toBe(401);
  });

  test('data opens one session, however it is written and however often it is sent (R-TELEGRAM-1)', async () => {
    const { person } = await linked();
    const initData = person.initData(tested.now);
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(tested.visitor(), initData)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const upper = initData.replace(/hash=(\w+)/, (_, hash: string) => `hash=${hash.toUpperCase()}`);
    expect((await send(tested.visitor(), upper)).status).toBe(401);
    tested.now += 59 * minute;
    expect((await send(tested.visitor(), initData)).status).toBe(401);
  });

  test('a contact of somebody else, of another country, of another bot or an old one is refused (R-TELEGRAM-1)', async () => {
    const { phone1 } = await signUp(tested, tested.visitor());
    const [person, other] = [telegramPerson(), telegramPerson()];
    const { now } = tested;
    const refused = [
      other.contact(now, { phone_number: phone1 }),
      person.contact(now, { phone_number: phone1, user_id: other.id }),
      person.contact(now, { phone_number: '79161234567' }),
      person.contact(now, { phone_number: phone1.slice(3) }),
      person.contact(now, { phone_number: `${phone1}0` }),
      person.contact(now, { phone_number: phone1 }, '987654321:AAanother-bot-of-somebody-else-0000001'),
      person.contact(now - hour - 1_000, { phone_number: phone1 }),
      person.contact(now, { phone_number: phone1 }).replace(phone1, freshPhone()),
      person.initData(now),
    ];
    for (const contact of refused) {
      const { status, body } = await send(tested.visitor(), person.initData(now), contact);
      expect([status, body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
    expect((await open(tested.visitor(), person)).status).toBe(409);
  });

  test('two people with one phone: the last who proved it is linked, the other one is asked again (R-TELEGRAM-2)', async () => {
    const { person, phone1, customerId } = await linked();
    const later = telegramPerson();
    expect((await share(tested.visitor(), later, phone1)).body.customerId).toBe(customerId);
    expect((await open(tested.visitor(), later)).status).toBe(200);
    expect((await open(tested.visitor(), person)).body.code).toBe('CONTACT_NEEDED');
  });

  test('a person who shares another phone is linked with its customer only (R-TELEGRAM-2)', async () => {
    const { person } = await linked();
    const second = await signUp(tested, tested.visitor());
    expect((await share(tested.visitor(), person, second.phone1)).body.customerId).toBe(second.customerId);
    expect((await open(tested.visitor(), person)).body.customerId).toBe(second.customerId);
    const rows = await tested.connection.db.selectFrom('telegram_people').selectAll().where('telegram_id', '=', person.id).execute();
    expect(rows.length).toBe(1);
  });

  test('two accounts of Telegram on one device never see each other’s customer (R-TELEGRAM-3)', async () => {
    const [first, second] = [await linked(), await linked()];
    const device = tested.visitor();
    await open(device, first.person);
    expect((await open(device, second.person)).body.customerId).toBe(second.customerId);
    expect(device.cookies.get('user-id')).toBe(second.customerId);
    const kept = new Map(device.cookies);
    expect((await open(device, telegramPerson())).status).toBe(409);
    expect([device.cookies.has('sid'), device.cookies.has('user-id')]).toEqual([false, false]);
    for (const [name, value] of kept) device.cookies.set(name, value);
    expect(await statusOf(device)).toBe(401);
  });

  test('a session by a code stays where the person is asked for the contact', async () => {
    const [visitor, person] = [tested.visitor(), telegramPerson()];
    await signUp(tested, visitor);
    expect((await open(visitor, person)).status).toBe(409);
    expect(await statusOf(visitor)).toBe(200);
  });

  test('signing out ends the session, on all devices the sign-in from Telegram too (R-TELEGRAM-3)', async () => {
    const { visitor, person, customerId } = await linked();
    const initData = person.initData(tested.now);
    await visitor.send('DELETE', '/api/v1/auth/session');
    expect(await statusOf(visitor)).toBe(401);
    expect((await send(visitor, initData)).body.customerId).toBe(customerId);
    await visitor.send('DELETE', '/api/v1/auth/session?everywhere=1');
    expect((await send(visitor, initData)).status).toBe(401);
    expect((await open(visitor, person)).body.code).toBe('CONTACT_NEEDED');
  });

  test('a changed phone ends the sign-in from Telegram (R-TELEGRAM-2)', async () => {
    const { visitor, person, phone1 } = await linked();
    tested.now += minute;
    await openSession(tested, visitor, phone1);
    tested.now += minute;
    const moved = freshPhone();
    await openSession(tested, visitor, moved);
    const changed = await visitor.post('/api/customers/Update', { firstName: 'Дилноза', phone1: moved });
    expect(changed.status).toBe(200);
    expect((await open(tested.visitor(), person)).body.code).toBe('CONTACT_NEEDED');
  });

  test('a sign-in from Telegram is no code of the phone: the phone can’t be changed by it (R-CUSTOMER-8)', async () => {
    const { visitor, person, phone1 } = await linked();
    await openSession(tested, visitor, phone1);
    tested.now += 11 * minute;
    await open(visitor, person);
    await share(visitor, person, phone1);
    const moved = freshPhone();
    await openSession(tested, visitor, moved);
    const { body } = await visitor.post<ProblemBody>('/api/customers/Update', { firstName: 'Дилноза', phone1: moved });
    expect(body).toMatchObject({ code: 'PHONE_NOT_VERIFIED', details: { missing: ['oldPhone'] } });
  });

  test('a deleted account is signed in by nobody', async () => {
    const { visitor, person, customerId } = await linked();
    expect((await visitor.send('DELETE', '/api/v1/account')).status).toBe(204);
    expect((await open(tested.visitor(), person)).body.code).toBe('CONTACT_NEEDED');
    const left = await tested.connection.db.selectFrom('telegram_people').selectAll().where('customer_id', '=', customerId).execute();
    expect(left).toEqual([]);
  });

  test('an address asks at most 300 times an hour (R-TELEGRAM-1)', async () => {
    const visitor = tested.visitor();
    for (let count = 0; count < 300; count += 1) await send(visitor, 'forged');
    expect((await send(visitor, 'forged')).body).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 3_600 } });
    expect((await send(tested.visitor(), 'forged')).status).toBe(401);
  });

  test('neither what Telegram signed nor a phone is stored in clear or reported', async () => {
    const { phone1 } = await linked();
    const limits = await tested.connection.db.selectFrom('limits').select('key').where('key', 'like', 'telegram-%').execute();
    const people = await tested.connection.db.selectFrom('telegram_people').selectAll().execute();
    expect(limits.length).toBeGreaterThan(0);
    expect(JSON.stringify([limits, people])).not.toMatch(new RegExp(`${phone1}|query_id|first_name`));
    expect(tested.failures).toEqual([]);
  });
});

describe.each(backEnds)('a shop without a bot, on %s', (backEnd) => {
  const tested = useApi(backEnd);

  test('nobody signs in from Telegram', async () => {
    expect((await tested.visitor().post(path, { initData: telegramPerson().initData(tested.now) })).status).toBe(404);
  });
});

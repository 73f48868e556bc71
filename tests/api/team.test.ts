import { describe, expect, test } from 'vitest';
import { maskPhone } from '#domain/customer/phone.ts';
import { actingAs, NoLongerAllowed } from '#server/auth/acting-member.ts';
import { grantCode } from '#server/auth/one-time-code.ts';
import { ensureOwner } from '#server/modules/office/team.ts';
import { engines } from '../support/shop/backends.ts';
import { freshPhone, openSession } from './journey.ts';
import { useApi } from './open-api.ts';
import { memberOf, signInTo } from './team.ts';

const ownerPhone = '998950000001';
const dayMs = 24 * 60 * 60_000;

interface Member {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly role: string;
  readonly isConfigured: boolean;
}
interface Problem {
  readonly code: string;
  readonly message: Record<string, string>;
}

describe.each(engines)('the team, on %s', (engine) => {
  const tested = useApi(engine, { OWNER_PHONE: '+998 95 000-00-01' });
  const signIn = async (phone: string) => {
    tested.now += 61_000;
    const browser = tested.visitor();
    expect(await signInTo(tested, browser, phone)).toBe(204);
    return browser;
  };
  const membersOf = async () => (await (await signIn(ownerPhone)).get<{ members: Member[] }>('/api/v1/office/team')).body.members;

  test('the phone of OWNER_PHONE signs in by a code and owns the back office', async () => {
    const browser = await signIn(ownerPhone);
    expect((await browser.get('/api/v1/office/session')).body).toMatchObject({ phone: ownerPhone, role: 'owner', name: '' });
    expect((await browser.get('/api/v1/staff/orders')).status).toBe(200);
    expect((await browser.get('/api/v1/editor/comments')).status).toBe(200);
  });

  test('the log names an owner without a name by a part of the phone', async () => {
    const browser = await signIn(ownerPhone);
    const added = await browser.post<Member>('/api/v1/office/team', { name: 'Feruza', phone: freshPhone(), role: 'editor' });
    expect(added.status).toBe(201);
    const { body } = await browser.get<{ entries: { by: string | null; subject: string }[] }>('/api/v1/office/log?kind=memberAdded');
    expect(body.entries.find(({ subject }) => subject === 'Feruza')?.by).toBe(maskPhone(ownerPhone));
    await browser.send('DELETE', `/api/v1/office/team/${added.body.id}`);
  });

  test('the cookie is HttpOnly and SameSite=Strict, and the session ends after seven idle days', async () => {
    tested.now += 61_000;
    const browser = tested.visitor();
    const { body } = await browser.post<{ challengeId: string }>('/api/v1/office/code', { phone1: ownerPhone });
    const guess = { challengeId: body.challengeId, phone1: ownerPhone, code: tested.codes.at(-1)?.code };
    const { headers } = await browser.post('/api/v1/office/session', guess);
    const cookie = headers.getSetCookie().find((one) => one.startsWith('team='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    tested.now += 6 * dayMs;
    expect((await browser.get('/api/v1/office/session')).status).toBe(200);
    tested.now += 7 * dayMs;
    expect((await browser.get('/api/v1/office/session')).status).toBe(401);
  });

  test('a phone outside the team gets the same response to its request, and learns it only after its code', async () => {
    const browser = tested.visitor();
    expect(await signInTo(tested, browser, freshPhone())).toBe(403);
    expect(browser.cookies.has('team')).toBe(false);
  });

  test('a code for customers does not open the back office, and one for the team no session of a customer', async () => {
    tested.now += 61_000;
    const browser = tested.visitor();
    for (const [requested, opened] of [
      ['auth', 'office'],
      ['office', 'auth'],
    ]) {
      tested.now += 61_000;
      const { body } = await browser.post<{ challengeId: string }>(`/api/v1/${requested}/code`, { phone1: ownerPhone });
      const guess = { challengeId: body.challengeId, phone1: ownerPhone, code: tested.codes.at(-1)?.code };
      expect((await browser.post(`/api/v1/${opened}/session`, guess)).status).toBe(410);
    }
    await openSession(tested, browser, freshPhone());
    expect((await browser.get('/api/v1/office/session')).status).toBe(401);
  });

  test('codes for the team count in the limits of customers’ codes', async () => {
    tested.now += 61_000;
    const phone1 = freshPhone();
    const browser = tested.visitor();
    expect((await browser.post('/api/v1/auth/code', { phone1 })).status).toBe(202);
    expect((await browser.post('/api/v1/office/code', { phone1 })).status).toBe(429);
  });

  test('a manager adds, changes and removes people, but no owner', async () => {
    const { browser } = await memberOf(tested);
    const phone = freshPhone();
    const added = await browser.post<Member>('/api/v1/office/team', { name: ' Anvar ', phone, role: 'kitchen', restaurantIds: ['1'] });
    expect([added.status, added.body]).toMatchObject([201, { name: 'Anvar', phone, restaurantIds: ['1'], isConfigured: false }]);
    const path = `/api/v1/office/team/${added.body.id}`;
    expect((await browser.send('PUT', path, { body: { name: 'Anvar', phone, role: 'owner' } })).status).toBe(403);
    expect((await browser.send('PUT', path, { body: { name: 'Anvar', phone, role: 'kitchen' } })).status).toBe(400);
    const owner = (await membersOf()).find(({ role }) => role === 'owner');
    expect((await browser.send('DELETE', `/api/v1/office/team/${owner?.id}`)).status).toBe(403);
    expect((await browser.send('DELETE', path)).status).toBe(204);
    expect((await browser.send('DELETE', path)).status).toBe(404);
  });

  test('two owners who remove each other at once: one of them stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      tested.now += 61_000;
      const one = await memberOf(tested, { role: 'owner' });
      tested.now += 61_000;
      const other = await memberOf(tested, { role: 'owner' });
      const removed = await Promise.all([
        one.browser.send('DELETE', `/api/v1/office/team/${other.id}`),
        other.browser.send('DELETE', `/api/v1/office/team/${one.id}`),
      ]);
      expect(removed.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(removed.filter(({ status }) => status === 401)).toHaveLength(1);
    }
  });

  test('who was removed or has another role while a call was running changes nothing', async () => {
    const { publishing, members } = tested.services;
    const actor = { name: null, role: 'owner' as const, restaurantIds: [], now: tested.now };
    const gone = { id: 'gone', role: 'owner' };
    const kitchen = { id: (await memberOf(tested, { role: 'kitchen' })).id, role: 'manager' };
    for (const member of [gone, kitchen]) {
      await expect(actingAs(member, () => members.remove(kitchen.id, actor))).rejects.toThrow(NoLongerAllowed);
      await expect(
        actingAs(member, async () => publishing.discard(null, { areas: ['catalog'], by: null, now: tested.now })),
      ).rejects.toThrow(NoLongerAllowed);
    }
    expect((await members.members()).some(({ id }) => id === kitchen.id)).toBe(true);
  });

  test('a phone and a name belong to one person, and the error names which of both is taken, in three languages', async () => {
    const { browser, name, phone } = await memberOf(tested);
    const rejected = [
      await browser.post<Problem>('/api/v1/office/team', { name: 'Somebody', phone, role: 'editor' }),
      await browser.post<Problem>('/api/v1/office/team', { name: name.toUpperCase(), phone: freshPhone(), role: 'editor' }),
    ];
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'MEMBER_PHONE_TAKEN'],
      [409, 'MEMBER_NAME_TAKEN'],
    ]);
    expect(new Set(rejected.flatMap(({ body }) => Object.values(body.message))).size).toBe(6);
  });

  test('two names that look the same are one, hidden characters and mixed alphabets are refused, in three languages', async () => {
    const { browser } = await memberOf(tested);
    const add = (name: string) => browser.post<Problem>('/api/v1/office/team', { name, phone: freshPhone(), role: 'editor' });
    expect((await add(' Сара \u00a0 Каримова')).body).toMatchObject({ name: 'Сара Каримова' });
    const rejected = [await add('Capa Каримова'), await add('Сара Каримова\u200b'), await add('Нодира\u2060'), await add('Нoдира')];
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'MEMBER_NAME_TAKEN'],
      [409, 'MEMBER_NAME_TAKEN'],
      [422, 'MEMBER_NAME_UNCLEAR'],
      [422, 'MEMBER_NAME_UNCLEAR'],
    ]);
    expect(new Set(Object.values(rejected[2]?.body.message ?? {})).size).toBe(3);
  });

  test('a code that was granted on the machine signs in without a message, once, also when the limits are reached', async () => {
    tested.now += dayMs;
    const row = { key: `code-sends/wait/${ownerPhone}`, window_start: tested.now, count: 9, expires_at: tested.now + dayMs };
    const rows = [row, { ...row, key: `code-sends/day/${ownerPhone}` }, { ...row, key: `code-guesses/day/${ownerPhone}`, count: 30 }];
    const further = { ...row, key: `code-guesses/further/${ownerPhone}`, count: 60 };
    await tested.connection.db.deleteFrom('limits').where('key', 'like', `%${ownerPhone}`).execute();
    await tested.connection.db
      .insertInto('limits')
      .values([...rows, further])
      .execute();
    const browser = tested.visitor();
    const sendRequest = () => browser.post<{ challengeId: string }>('/api/v1/office/code', { phone1: ownerPhone });
    expect((await sendRequest()).status).toBe(429);
    const code = await grantCode(tested.connection, ownerPhone, tested.now);
    const sent = tested.codes.length;
    const { challengeId } = (await sendRequest()).body;
    expect(tested.codes).toHaveLength(sent);
    const enter = async () => (await browser.post('/api/v1/office/session', { challengeId, phone1: ownerPhone, code })).status;
    expect([await enter(), await enter()]).toEqual([204, 410]);
    const ofCustomer = await tested.visitor().post('/api/v1/auth/session', { challengeId, phone1: ownerPhone, code });
    expect(ofCustomer.status).not.toBe(200);
    await tested.connection.db.deleteFrom('limits').where('key', 'like', `%${ownerPhone}`).execute();
  });

  test('the owner of the configuration keeps role and phone, and can’t be removed', async () => {
    const browser = await signIn(ownerPhone);
    const second = await memberOf(tested, { role: 'owner' });
    const own = (await membersOf()).find(({ isConfigured }) => isConfigured);
    const path = `/api/v1/office/team/${own?.id}`;
    expect((await second.browser.send('DELETE', path)).status).toBe(409);
    expect((await browser.send('PUT', path, { body: { name: 'Nodira', phone: freshPhone(), role: 'owner' } })).status).toBe(409);
    expect((await browser.send('PUT', path, { body: { name: 'Nodira', phone: ownerPhone, role: 'manager' } })).status).toBe(409);
    const named = await browser.send<Member>('PUT', path, { body: { name: 'Nodira', phone: ownerPhone, role: 'owner' } });
    expect([named.status, named.body.name]).toEqual([200, 'Nodira']);
    expect((await browser.get('/api/v1/office/session')).status).toBe(200);
    expect((await browser.send('DELETE', `/api/v1/office/team/${second.id}`)).status).toBe(204);
  });

  test('several starts at once make the owner once, and a start makes a person of the team the owner', async () => {
    const { phone } = await memberOf(tested, { role: 'kitchen', restaurantIds: ['1'] });
    await Promise.all([1, 2, 3].map(() => ensureOwner(tested.connection, phone, tested.now)));
    const found = (await membersOf()).filter((member) => member.phone === phone);
    expect(found).toMatchObject([{ role: 'owner', restaurantIds: [] }]);
  });

  test('everybody sees and ends their own sessions; owners and managers those of the team', async () => {
    const manager = await memberOf(tested);
    const editor = await memberOf(tested, { role: 'editor' });
    type Sessions = { sessions: { id: string; memberId: string; isThis: boolean }[] };
    const own = (await editor.browser.get<Sessions>('/api/v1/office/sessions')).body.sessions;
    expect(own).toMatchObject([{ memberId: editor.id, isThis: true }]);
    const all = (await manager.browser.get<Sessions>('/api/v1/office/sessions')).body.sessions;
    const ofManager = all.find(({ memberId }) => memberId === manager.id);
    expect(all.some(({ memberId }) => memberId === editor.id)).toBe(true);
    expect((await editor.browser.send('DELETE', `/api/v1/office/sessions/${ofManager?.id}`)).status).toBe(404);
    expect((await manager.browser.send('DELETE', `/api/v1/office/sessions/${own[0]?.id}`)).status).toBe(204);
    expect((await editor.browser.get('/api/v1/office/session')).status).toBe(401);
  });

  test('signing out of the board or the editor signs a person of the team out', async () => {
    for (const side of ['staff', 'editor']) {
      const { browser } = await memberOf(tested);
      const cached = browser.cookies.get('team') ?? '';
      expect((await browser.send('DELETE', `/api/v1/${side}/session`)).status).toBe(204);
      browser.cookies.set('team', cached);
      expect((await browser.get('/api/v1/office/session')).status).toBe(401);
    }
  });
});

describe.each(engines)('a shop without team and tokens, on %s', (engine) => {
  const tested = useApi(engine);

  test('has no back office', async () => {
    const browser = tested.visitor();
    for (const path of ['staff/orders', 'editor/comments', 'office/team', 'office/log']) {
      expect([path, (await browser.get(`/api/v1/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await browser.get('/api/v1/office/session')).status).toBe(401);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { ValueOf } from '#contract/calls.ts';
import type { WireMember } from '#contract/office/team.ts';
import { engines } from '../support/shop/backends.ts';
import { freshPhone } from './journey.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';

type Workspace = ValueOf<'GET /api/v1/office/catalog'>;
type Record = Readonly<{ [key: string]: unknown }>;

describe.each(engines)('what roles may do, on %s', (engine) => {
  const tested = useApi(engine);
  beforeEach(() => {
    tested.now += 61_000;
  });

  const placesOf = async () => {
    const { browser } = await memberOf(tested, { role: 'owner' });
    const { live } = (await browser.get<Workspace>('/api/v1/office/catalog')).body;
    const [own, other] = live.restaurants as readonly Record[];
    return { own: own as Record, other: other as Record, dish: live.products[0] as Record };
  };
  const idOf = (record: Record) => String(record['id']);

  test('a manager of some restaurants saves and publishes their hours and prices, and no other record (R-TEAM-8)', async () => {
    const { own, other, dish } = await placesOf();
    const { browser } = await memberOf(tested, { role: 'manager', restaurantIds: [idOf(own)] });
    const save = (section: string, base: Record, change: Record) => {
      const records = [{ section, id: idOf(base), base, value: { ...base, ...change } }];
      return browser.send('PUT', '/api/v1/office/catalog/records', { body: { records } });
    };
    const priceAt = (place: Record) => ({ restaurantPrices: [{ restaurantId: place['id'], price: 12_345 }] });
    expect((await save('restaurants', own, { startOfWorkingTime: 545 })).status).toBe(200);
    expect((await save('products', dish, priceAt(own))).status).toBe(200);
    for (const refused of [
      save('restaurants', other, { startOfWorkingTime: 545 }),
      save('restaurants', own, { isActive: false }),
      save('products', dish, priceAt(other)),
      save('products', dish, { price: 1 }),
    ]) {
      expect(await refused).toMatchObject({ status: 403, body: { code: 'ROLE_NOT_ALLOWED' } });
    }

    const owner = await memberOf(tested, { role: 'owner' });
    const records = [{ section: 'restaurants', id: idOf(other), base: other, value: { ...other, startOfWorkingTime: 555 } }];
    expect((await owner.browser.send('PUT', '/api/v1/office/catalog/records', { body: { records } })).status).toBe(200);
    const seen = await browser.get<ValueOf<'GET /api/v1/office/publishing'>>('/api/v1/office/publishing');
    expect(seen.body.changes.map(({ section, id }) => `${section}/${id}`).sort()).toEqual([
      `products/${idOf(dish)}`,
      `restaurants/${idOf(own)}`,
    ]);
    const publish = (body: object) => browser.post('/api/v1/office/publishing/publish', body);
    expect((await publish({ records: [{ section: 'restaurants', id: idOf(other) }] })).status).toBe(403);
    expect((await publish({ at: new Date(tested.now + 3_600_000).toISOString() })).status).toBe(403);
    expect((await publish({})).status).toBe(200);
    const left = await owner.browser.get<ValueOf<'GET /api/v1/office/publishing'>>('/api/v1/office/publishing');
    expect(left.body.changes.map(({ id }) => id)).toEqual([idOf(other)]);
    await owner.browser.post('/api/v1/office/publishing/discard', {});
  });

  test('a manager of some restaurants sees and changes only people who work for these alone (R-TEAM-8)', async () => {
    const { own, other } = await placesOf();
    const cook = await memberOf(tested, { role: 'kitchen', restaurantIds: [idOf(own)] });
    const elsewhere = await memberOf(tested, { role: 'kitchen', restaurantIds: [idOf(own), idOf(other)] });
    const { browser } = await memberOf(tested, { role: 'manager', restaurantIds: [idOf(own)] });
    const { members } = (await browser.get<{ members: readonly WireMember[] }>('/api/v1/office/team')).body;
    expect(members.map(({ id }) => id)).toContain(cook.id);
    expect(members.every(({ role, restaurantIds }) => role === 'kitchen' && restaurantIds.join() === idOf(own))).toBe(true);
    const add = (role: string, restaurantIds: string[]) =>
      browser.post('/api/v1/office/team', { name: `New ${crypto.randomUUID()}`, phone: freshPhone(), role, restaurantIds });
    expect((await add('courier', [idOf(own)])).status).toBe(201);
    expect((await add('courier', [idOf(other)])).status).toBe(403);
    expect((await add('manager', [idOf(own)])).status).toBe(403);
    expect((await add('viewer', [])).status).toBe(403);
    expect((await browser.send('DELETE', `/api/v1/office/team/${elsewhere.id}`)).status).toBe(403);
    expect((await browser.send('DELETE', `/api/v1/office/team/${cook.id}`)).status).toBe(204);
  });

  test('a viewer reads the catalog without phones of customers, and changes nothing (R-TEAM-9)', async () => {
    const owner = await memberOf(tested, { role: 'owner' });
    const { live } = (await owner.browser.get<Workspace>('/api/v1/office/catalog')).body;
    const code = (live.promoCodes as readonly Record[])[0] as Record;
    const value = { ...code, offeredTo: 'named', phones: ['998901234567'] };
    const records = [{ section: 'promoCodes', id: String(code['code'] ?? code['id']), base: code, value }];
    expect((await owner.browser.send('PUT', '/api/v1/office/catalog/records', { body: { records } })).status).toBe(200);
    const { browser } = await memberOf(tested, { role: 'viewer' });
    for (const path of ['catalog', 'publishing', 'log']) {
      const { status, body } = await browser.get(`/api/v1/office/${path}`);
      expect(status).toBe(200);
      if (path !== 'log') expect(JSON.stringify(body)).not.toContain('998901234567');
    }
    expect(await browser.send('PUT', '/api/v1/office/catalog/records', { body: { records } })).toMatchObject({
      status: 403,
      body: { code: 'ROLE_NOT_ALLOWED' },
    });
    expect((await browser.get('/api/v1/staff/orders')).status).toBe(403);
    expect((await browser.send('DELETE', '/api/v1/office/session')).status).toBe(204);
    await owner.browser.post('/api/v1/office/publishing/discard', {});
  });
});

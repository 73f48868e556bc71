import { describe, expect, test } from 'vitest';
import { addressList } from '#contract/account/addresses.ts';
import { calls } from '#contract/calls.ts';
import type { Order } from '#domain/order/order.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;

describe.each(backEnds)('the account, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const newcomer = async () => {
    const visitor = tested.visitor();
    return { visitor, ...(await signUp(tested, visitor)) };
  };
  const update = (visitor: Visitor, phone1: string) => visitor.post('/api/customers/Update', { firstName: 'Дилноза', phone1 });
  const favorites = async (visitor: Visitor) =>
    calls.favorites.responses[200].json.parse((await visitor.get('/api/v1/favorites')).body).productIds;

  test('favorites are added and removed idempotently; a malformed dish id is 404 (R-CART-5)', async () => {
    const { visitor } = await newcomer();
    const put = (id: string) => visitor.send('PUT', `/api/v1/favorites/${id}`);
    for (const id of ['1001', '1031', '1001']) {
      expect((await put(id)).status).toBe(204);
      tested.now += 1;
    }
    expect(await favorites(visitor)).toEqual(['1031', '1001']);
    expect((await put('x'.repeat(65))).status).toBe(404);
    for (const id of ['1031', '1031', 'no-such']) expect((await visitor.send('DELETE', `/api/v1/favorites/${id}`)).status).toBe(204);
    expect(await favorites(visitor)).toEqual(['1001']);
  });

  test('addresses are stored as a whole list, without duplicates at the same coordinates', async () => {
    const { visitor } = await newcomer();
    const home = { id: 'a', longitude: 69.27979, latitude: 41.31118, text: 'Навои, 30', label: 'Дом', floor: '3' };
    const same = { ...home, id: 'b', longitude: 69.279791 };
    const work = { id: 'c', longitude: 69.3, latitude: 41.3 };
    const cached = await visitor.send('PUT', '/api/v1/addresses', { body: { addresses: [home, same, work] } });
    expect(addressList.parse(cached.body).addresses).toEqual([home, work]);
    expect((await visitor.get('/api/v1/addresses')).body).toEqual({ addresses: [home, work] });
    const tooMany = Array.from({ length: 51 }, (_, index) => ({ ...work, id: String(index), longitude: index }));
    expect((await visitor.send('PUT', '/api/v1/addresses', { body: { addresses: tooMany } })).status).toBe(400);
    expect((await visitor.send('PUT', '/api/v1/addresses', { body: { addresses: [{ ...work, owner: 'x' }] } })).status).toBe(400);
  });

  test('another phone needs a new code sent to it, otherwise 403', async () => {
    const { visitor, customerId, phone1 } = await newcomer();
    const [other, third] = [freshPhone(), freshPhone()];
    expect((await update(visitor, other)).status).toBe(403);
    tested.now += minute;
    await openSession(tested, visitor, phone1);
    expect(await openSession(tested, visitor, other)).toBe(customerId);
    expect((await update(visitor, third)).status).toBe(403);
    tested.now += 10 * minute;
    expect((await update(visitor, other)).status).toBe(403);
    await openSession(tested, visitor, other);
    await openSession(tested, visitor, phone1);
    expect((await update(visitor, other)).status).toBe(200);
    expect((await visitor.get(`/api/customers/Get/?Id=${customerId}`)).body).toMatchObject({ id: customerId, phone1: other });
    const elsewhere = tested.visitor();
    tested.now += minute;
    expect(await openSession(tested, elsewhere, other)).toBe(customerId);
    expect(await openSession(tested, elsewhere, phone1)).toBe(customerId);
    expect((await update(visitor, phone1)).status).toBe(403);
  });

  test('a code for another customer’s phone signs in as that customer', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    tested.now += minute;
    expect(await openSession(tested, a.visitor, b.phone1)).toBe(b.customerId);
    expect((await a.visitor.get(`/api/customers/Get/?Id=${a.customerId}`)).status).toBe(404);
  });

  test('deleting the account ends its sessions, cancels orders where possible, and removes personal data from ended orders', async () => {
    const { visitor, customerId, phone1 } = await newcomer();
    const body = { ...(await orderOf(visitor, await fillCart(visitor))), comment: 'позвоните Дилнозе' };
    const [open, cooking] = [(await place(visitor, body)).body, (await place(visitor, body)).body];
    await staffOf(tested).move(cooking.id, 'cooking');
    await visitor.send('PUT', '/api/v1/favorites/1001');
    const token = visitor.cookies.get('sid') ?? '';
    expect((await visitor.send('DELETE', '/api/v1/account')).status).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual(['browser']);
    visitor.cookies.set('sid', token);
    expect((await visitor.get('/api/v1/orders')).status).toBe(401);
    const record = async (id: string) =>
      tested.connection.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const personal = /Дилноз|998901234567|Навои/;
    const cancelled = await record(open.id);
    expect([cancelled.status, cancelled.customer_id, personal.test(cancelled.record)]).toEqual(['cancelled', null, false]);
    expect((JSON.parse((await record(cooking.id)).record) as Order).address?.text).toBe('ул. Навои, 30');
    await staffOf(tested).move(cooking.id, 'completed');
    const completed = await record(cooking.id);
    expect([completed.customer_id, personal.test(completed.record)]).toEqual([null, false]);
    const stored = await tested.connection.db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ phone1: null, first_name: '', birth_date: '' });
    visitor.cookies.clear();
    tested.now += minute;
    expect(await openSession(tested, visitor, phone1)).toBeNull();
  });
});

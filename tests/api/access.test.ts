import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Order } from '#domain/order/order.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

describe.each(backEnds)('access to data, on %s', (backEnd) => {
  const tested = useApi(backEnd);
  let [nobody, a, b]: Visitor[] = [];
  let [idOfA, phoneOfA, idOfB] = ['', '', ''];
  let cart: Cart;
  let order: Order;

  beforeAll(async () => {
    [nobody, a, b] = [tested.visitor(), tested.visitor(), tested.visitor()];
    ({ customerId: idOfA, phone1: phoneOfA } = await signUp(tested, a));
    ({ customerId: idOfB } = await signUp(tested, b));
    cart = await fillCart(a);
    order = (await place(a, await orderOf(a, cart))).body;
  });

  const statuses = (sendRequest: (visitor: Visitor) => Promise<{ status: number }>) =>
    Promise.all([nobody, a, b].map(async (visitor) => (visitor === undefined ? 0 : (await sendRequest(visitor)).status)));

  test('no session, the owner and another customer get the responses of R-CUSTOMER-2 and R-STATUS-9', async () => {
    expect(await statuses((visitor) => visitor.get(`/api/customers/Get/?Id=${idOfA}`))).toEqual([401, 200, 404]);
    expect(await statuses((visitor) => visitor.get(`/api/v1/orders/${order.id}`))).toEqual([401, 200, 404]);
    expect(await statuses((visitor) => visitor.get('/api/v1/orders'))).toEqual([401, 200, 200]);
    expect(await statuses((visitor) => visitor.get('/api/system/'))).toEqual([200, 200, 200]);
    expect(await statuses((visitor) => visitor.post('/api/v1/quote', cart))).toEqual([200, 200, 200]);
    const draft = { firstName: 'Дилноза', phone1: phoneOfA };
    expect(await statuses((visitor) => visitor.post('/api/customers/Create', draft))).toEqual([401, 200, 403]);
    expect(await statuses((visitor) => visitor.post('/api/customers/Update', draft))).toEqual([401, 200, 403]);
  });

  test('ids of another customer and unknown ids of any form get the same 404, byte for byte', async () => {
    const ids = [idOfB, 'unknown', '', '0', 'x'.repeat(500), '%F0%9F%8D%95', '../1', '%27--', crypto.randomUUID()];
    const responses = await Promise.all(ids.map((id) => a?.get(`/api/customers/Get/?Id=${id}`)));
    const reported = responses.map((response) => [response?.status, response?.text, [...(response?.headers ?? [])]]);
    expect(new Set(reported.map((entry) => JSON.stringify(entry))).size).toBe(1);
    expect(reported[0]?.[0]).toBe(404);
  });

  test('another customer’s order and an unknown order get the same 404', async () => {
    const ids = [order.id, crypto.randomUUID(), 'x', '%00', 'y'.repeat(500)];
    const responses = await Promise.all(ids.map((id) => b?.get(`/api/v1/orders/${id}`)));
    expect(new Set(responses.map((response) => `${response?.status} ${response?.text}`)).size).toBe(1);
  });

  test('the list contains only the customer’s own orders', async () => {
    const own = await a?.get('/api/v1/orders');
    expect(own?.body).toMatchObject({ orders: [{ id: order.id }], nextCursor: null });
    expect((await b?.get('/api/v1/orders'))?.body).toEqual({ orders: [], nextCursor: null });
    expect((await a?.get('/api/v1/orders?cursor=garbage'))?.status).toBe(200);
  });

  test('a session of A with user-id=B returns A’s data', async () => {
    a?.cookies.set('user-id', idOfB);
    expect((await a?.get(`/api/customers/Get/?Id=${idOfA}`))?.status).toBe(200);
    expect((await a?.get(`/api/customers/Get/?Id=${idOfB}`))?.status).toBe(404);
    nobody?.cookies.set('user-id', idOfA);
    expect((await nobody?.get('/api/v1/orders'))?.status).toBe(401);
    nobody?.cookies.clear();
  });

  test('cookies with arbitrary content count as no session', async () => {
    for (const sid of ['', 'x', '%', '%00', 'é', '"', 'x'.repeat(4_000)]) {
      nobody?.cookies.set('sid', encodeURIComponent(sid));
      expect([sid, (await nobody?.get('/api/v1/orders'))?.status]).toEqual([sid, 401]);
    }
    nobody?.cookies.clear();
  });

  test('Update changes name and birth date, ignores id, balance and card, and rejects another phone', async () => {
    const draft = { id: idOfB, firstName: 'Мадина', phone1: phoneOfA, birthDate: '1990-01-02', cardBalance: 1_000_000, cardNumber: 7 };
    const before = (await a?.get<{ cardBalance: number; cardNumber: number }>(`/api/customers/Get/?Id=${idOfA}`))?.body;
    expect(calls.customersUpdate.responses[200].json.safeParse((await a?.post('/api/customers/Update', draft))?.body).success).toBe(true);
    const after = (await a?.get(`/api/customers/Get/?Id=${idOfA}`))?.body;
    expect(after).toEqual({ ...before, id: idOfA, firstName: 'Мадина', phone1: phoneOfA, birthDate: '1990-01-02' });
    const moved = await a?.post('/api/customers/Update', { ...draft, phone1: freshPhone() });
    expect([moved?.status, moved?.body]).toMatchObject([403, { code: 'PHONE_NOT_VERIFIED' }]);
    expect((await a?.post('/api/customers/Update', { ...draft, isAdmin: true }))?.status).toBe(400);
    expect((await a?.post('/api/customers/Update', { ...draft, firstName: '   ' }))?.status).toBe(400);
  });

  test('of two sessions of a new phone, the later one creates the customer, even when repeated; the earlier one has ended', async () => {
    const phone1 = freshPhone();
    const [first, second] = [tested.visitor(), tested.visitor()];
    await openSession(tested, first, phone1);
    tested.now += 60_000;
    await openSession(tested, second, phone1);
    const create = (visitor: Visitor) => visitor.post('/api/customers/Create', { firstName: 'Азиз', phone1 });
    const [ended, ...atOnce] = await Promise.all([create(first), create(second), create(second)]);
    expect(ended?.status).toBe(401);
    // the first of two concurrent calls replaces the token that the other one was sent with
    const created = [...atOnce.filter(({ status }) => status !== 401), await create(second)];
    expect(created.length).toBeGreaterThanOrEqual(2);
    expect(new Set(created.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(created[0]?.status).toBe(200);
  });
});

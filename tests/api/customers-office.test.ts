import { beforeAll, describe, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { WireFoundCustomer, WireOpenedCustomer } from '#contract/office/customers.ts';
import type { WireFoundOrder, WireOpenedOrder } from '#contract/office/find-orders.ts';
import type { Order } from '#domain/order/order.ts';
import { fillSearchKeys } from '#server/modules/search-keys.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, freshPhone, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const hour = 60 * 60_000;

describe.each(engines)('finding and correcting, on %s', (engine) => {
  const tested = useApi(engine, { ...staffEnv, PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test:key' });
  let manager: Visitor;
  beforeAll(async () => {
    ({ browser: manager } = await memberOf(tested, { name: 'Шахло' }));
  });

  const newOrder = async (changed: object = {}) => {
    const visitor = tested.visitor();
    const phone = freshPhone();
    const { customerId } = await signUp(tested, visitor, phone);
    const body = { ...(await orderOf(visitor, await fillCart(visitor))), contact: { firstName: 'Дилноза', phone1: phone }, ...changed };
    const { body: order } = await place(visitor, body);
    return { visitor, customerId, phone, order };
  };
  const find = async (query: Record<string, string>) =>
    (await manager.get<{ orders: WireFoundOrder[]; next: number | null }>(`/api/v1/office/orders?${new URLSearchParams(query)}`)).body;
  const numbers = async (query: Record<string, string>) => (await find(query)).orders.map(({ number }) => number);
  const open = async (id: string) => (await manager.get<WireOpenedOrder & ProblemBody>(`/api/v1/office/orders/${id}`)).body;
  const customer = async (id: string) => (await manager.get<WireOpenedCustomer & ProblemBody>(`/api/v1/office/customers/${id}`)).body;
  const change = (id: string, part: string, body: object, method = 'PUT') =>
    manager.send<WireOpenedCustomer & ProblemBody>(method, `/api/v1/office/customers/${id}/${part}`, { body });
  const cancel = (id: string) =>
    manager.post<WireOpenedOrder & ProblemBody>(`/api/v1/office/orders/${id}/cancellation`, { reason: 'Остыло' });
  const logged = async () => (await manager.get<{ entries: object[] }>('/api/v1/office/log')).body.entries;

  test('orders are found by number, phone, name, day, restaurant, sum and state (R-FIND-1)', async () => {
    const { order, phone } = await newOrder({ contact: { firstName: 'Шукурулло Рахимов', phone1: '998977770042' } });
    const { number } = order;
    expect(await numbers({ text: String(number) })).toContain(number);
    for (const query of [{ text: '+998 97 777-00-42' }, { text: '770042' }, { text: 'шукур' }, { text: 'Shukurullo' }]) {
      expect(await numbers(query)).toEqual([number]);
    }
    const narrow = { text: 'шукур', day: order.slot.day, restaurantId: order.restaurantId, sum: String(order.total), status: 'created' };
    expect(await numbers(narrow)).toEqual([number]);
    for (const other of [{ day: '2020-01-01' }, { restaurantId: 'x' }, { sum: '1' }, { status: 'cancelled' }, { text: 'рахим' }]) {
      expect(await numbers({ ...narrow, ...other })).toEqual([]);
    }
    const [found] = (await find({ text: 'шукур' })).orders;
    expect(found?.phone).toBe('+998 97 ***-**-42');
    expect(phone).not.toBe('');
    expect((await manager.get('/api/v1/office/orders?day=x')).status).toBe(400);
  });

  test('a manager of some restaurants finds the orders of those alone, and no customers (R-CUSTOMER-15)', async () => {
    const { order } = await newOrder({ contact: { firstName: 'Мадина', phone1: '998977770043' } });
    const restaurantIds = (await manager.get<{ id: number }[]>('/api/restaurants/List')).body.map(({ id }) => String(id));
    const other = restaurantIds.find((id) => id !== order.restaurantId) ?? '';
    const found = async (own: string) => {
      const { browser } = await memberOf(tested, { role: 'manager', restaurantIds: [own] });
      const count = async (query: Record<string, string>) =>
        (await browser.get<{ orders: WireFoundOrder[] }>(`/api/v1/office/orders?${new URLSearchParams(query)}`)).body.orders.length;
      const narrow = { text: 'Мадина', restaurantId: order.restaurantId };
      const opened = await browser.get(`/api/v1/office/orders/${order.id}`);
      const customers = await browser.get(`/api/v1/office/customers?${new URLSearchParams({ text: 'Мадина' })}`);
      return [await count({ text: 'Мадина' }), await count(narrow), opened.status, customers.status];
    };
    expect(await found(order.restaurantId)).toEqual([1, 1, 200, 403]);
    expect(await found(other)).toEqual([0, 0, 404, 403]);
  });

  test('a list has 50 orders and goes on where it ended (R-FIND-1)', async () => {
    const { order } = await newOrder();
    const template = await tested.connection.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    const { number: _, ...row } = template;
    const copies = Array.from({ length: 60 }, () => ({ ...row, id: crypto.randomUUID(), total: 77_777 }));
    await tested.connection.db.insertInto('orders').values(copies).execute();
    const first = await find({ sum: '77777' });
    const second = await find({ sum: '77777', before: String(first.next) });
    expect([first.orders.length, second.orders.length, second.next]).toEqual([50, 10, null]);
    await tested.connection.db.deleteFrom('orders').where('total', '=', 77_777).execute();
  });

  test('orders and customers from before are found once their keys are filled (R-FIND-1, R-FIND-2)', async () => {
    const { order, customerId } = await newOrder({ contact: { firstName: 'Zokirjon', phone1: '998977770043' } });
    for (const [table, id] of [
      ['orders', order.id],
      ['customers', customerId],
    ] as const)
      await tested.connection.db.updateTable(table).set({ phone_back: null, name_key: null }).where('id', '=', id).execute();
    expect(await numbers({ text: 'zokir' })).toEqual([]);
    while (!(await fillSearchKeys(tested.connection)).isDone);
    expect(await numbers({ text: 'zokir' })).toEqual([order.number]);
  });

  test('customers are found by name and by the end of the phone (R-FIND-2)', async () => {
    const { customerId, phone } = await newOrder();
    const search = async (text: string) =>
      (await manager.get<{ customers: WireFoundCustomer[] }>(`/api/v1/office/customers?${new URLSearchParams({ text })}`)).body.customers;
    expect(await search(phone)).toMatchObject([{ id: customerId, firstName: 'Дилноза', isVerified: true, isBlocked: false }]);
    expect((await search('dilnoz')).map(({ id }) => id)).toContain(customerId);
    expect(await search('')).toEqual([]);
    expect(await search('Nobody')).toEqual([]);
  });

  test('the page of a customer has orders, points, addresses and the note, and each look is in the log (R-CUSTOMER-11, R-CUSTOMER-15)', async () => {
    const { visitor, customerId, order, phone } = await newOrder();
    const address = { id: 'home', longitude: 69.2797, latitude: 41.3111, text: 'Navoiy, 30' };
    await visitor.send('PUT', '/api/v1/addresses', { body: { addresses: [address] } });
    expect((await change(customerId, 'note', { note: 'Без лука' })).status).toBe(200);
    expect(await customer(customerId)).toMatchObject({
      phone,
      note: 'Без лука',
      addresses: [address],
      orders: [{ id: order.id }],
      block: null,
    });
    expect((await customer('unknown')).code).toBe('NOT_FOUND');
    expect(await logged()).toContainEqual(
      expect.objectContaining({ kind: 'customerOpened', by: 'Шахло', subject: phone.replace(/^998(..).*(..)$/, '+998 $1 ***-**-$2') }),
    );
  });

  test('points are corrected with a reason and a name, once a key, and never fall below zero (R-CUSTOMER-12)', async () => {
    const { visitor, customerId } = await newOrder();
    const { points } = await customer(customerId);
    const before = points?.balance ?? 0;
    const correct = (amount: number, key: string = crypto.randomUUID()) =>
      change(customerId, 'points', { key, points: amount, reason: 'Опоздали на час' }, 'POST');
    const key = crypto.randomUUID();
    const answers = await Promise.all([correct(5_000, key), correct(5_000, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await customer(customerId)).points).toMatchObject({
      balance: before + 5_000,
      entries: [{ points: 5_000, reason: 'corrected', by: 'Шахло', note: 'Опоздали на час' }, ...(before === 0 ? [] : [{}])],
    });
    expect((await correct(-before - 5_001)).body).toMatchObject({ code: 'POINTS_MISSING', details: { balance: before + 5_000 } });
    expect((await correct(0)).status).toBe(400);
    expect((await correct(-before - 5_000)).body.points?.balance).toBe(0);
    const { body: own } = await visitor.get<{ entries: object[] }>('/api/v1/loyalty');
    expect(own.entries[0]).toMatchObject({ reason: 'corrected', points: -before - 5_000 });
    expect(JSON.stringify(own.entries)).not.toContain('Опоздали');
  });

  test('a blocked customer places no order, signs in as before, and is told whom to call (R-CUSTOMER-13)', async () => {
    const { visitor, customerId, phone } = await newOrder();
    const block = (reason: string | null) => change(customerId, 'block', { reason });
    expect((await block('Трижды не открыл дверь')).body.block).toMatchObject({ reason: 'Трижды не открыл дверь', by: 'Шахло' });
    const order = await orderOf(visitor, await fillCart(visitor));
    const refused = await place(visitor, order);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([403, 'CUSTOMER_BLOCKED', { phone: expect.any(String) }]);
    expect((await visitor.get('/api/v1/orders')).status).toBe(200);
    const byHand = { ...order, contact: { firstName: 'Д', phone1: phone } };
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await manager.post<ProblemBody>('/api/v1/office/orders', byHand, key)).body.code).toBe('CUSTOMER_BLOCKED');
    expect((await block(null)).body.block).toBeNull();
    expect((await place(visitor, order)).status).toBe(201);
  });

  test('a completed order is canceled afterwards: points go back, money of the door is to be returned, the report follows (R-STATUS-10)', async () => {
    const { visitor, customerId, order } = await newOrder();
    const balance = async () => (await customer(customerId)).points?.balance ?? 0;
    const before = await balance();
    const report = async () => (await manager.get<{ sums: object }>(`/api/v1/office/report?span=day&day=${order.slot.day}`)).text;
    const reportBefore = await report();
    await staffOf(tested).move(order.id, 'delivered');
    tested.now += 3 * hour;
    await tested.services.backend.purge(tested.now);
    const completed = (await visitor.get<Order>(`/api/v1/orders/${order.id}`)).body;
    expect([completed.status, await balance()]).toEqual(['completed', before + completed.pointsEarned]);
    expect((await open(order.id)).canCancel).toBe(true);
    const { body } = await cancel(order.id);
    expect(body).toMatchObject({
      order: { status: 'cancelled', cancelReason: 'Остыло', pointsEarned: 0 },
      returnDue: order.total,
      canCancel: false,
    });
    expect([await balance(), (await customer(customerId)).points?.spent]).toEqual([before, 0]);
    expect(await report()).not.toBe(reportBefore);
    expect(await numbers({ toReturn: '1' })).toContain(order.number);
    const done = () => manager.post<WireOpenedOrder>(`/api/v1/office/orders/${order.id}/return`, { note: 'Наличными, курьером' });
    const answers = await Promise.all([done(), done()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await open(order.id)).order.payment.status).toBe('refunded');
    expect((await cancel(order.id)).body.code).toBe('ILLEGAL_STATUS');
    expect(await logged()).toContainEqual(expect.objectContaining({ kind: 'moneyReturned', subject: String(order.number) }));
  });

  test('what was paid online and is canceled afterwards is a refund that is due (R-STATUS-10)', async () => {
    const { order } = await newOrder({ payment: { method: 'payme' } });
    const { payments } = tested.services.backend;
    const begun = { provider: 'payme', providerId: order.id, account: String(order.number), amount: order.total * 100 } as const;
    await payments.create({ ...begun, providerTime: tested.now }, tested.now);
    await payments.perform('payme', order.id, tested.now);
    await staffOf(tested).move(order.id, 'delivered');
    expect((await cancel(order.id)).body).toMatchObject({ returnDue: null, order: { payment: { status: 'paid' } } });
    const { body } = await manager.get<{ refunds: { orderNumber: number }[] }>('/api/v1/office/refunds');
    expect(body.refunds).toContainEqual(expect.objectContaining({ orderNumber: order.number, cause: 'cancelled', sum: order.total }));
  });

  test('the data of a customer is one file, and erasing them leaves orders without personal data (R-CUSTOMER-14)', async () => {
    const { customerId, order, phone, visitor } = await newOrder();
    await staffOf(tested).move(order.id, 'delivered');
    tested.now += 3 * hour;
    await tested.services.backend.purge(tested.now);
    const file = await manager.get<Record<string, unknown>>(`/api/v1/office/customers/${customerId}/data`);
    expect(file.headers.get('content-disposition')).toContain('customer-data.json');
    expect(file.body).toMatchObject({ customer: { phone1: phone }, orders: [{ id: order.id }], points: expect.any(Array) });
    expect(file.text).not.toContain('staff:');
    expect((await manager.send('DELETE', `/api/v1/office/customers/${customerId}`)).status).toBe(204);
    expect((await customer(customerId)).code).toBe('NOT_FOUND');
    expect(await numbers({ text: phone })).toEqual([]);
    expect(await open(order.id)).toMatchObject({ customer: null, order: { contact: { firstName: '', phone1: '' } } });
    expect((await visitor.get('/api/v1/orders')).status).toBe(401);
    expect((await manager.send('DELETE', `/api/v1/office/customers/${customerId}`)).status).toBe(404);
    expect(await logged()).toContainEqual(expect.objectContaining({ kind: 'customerErased', by: 'Шахло' }));
  });

  test('editors, the kitchen and tokens see no customers and search no orders (R-CUSTOMER-15)', async () => {
    for (const person of [{ role: 'editor' as const }, { role: 'kitchen' as const, restaurantIds: ['1'] }]) {
      const { browser } = await memberOf(tested, person);
      expect((await browser.get('/api/v1/office/orders')).status).toBe(403);
      expect((await browser.get('/api/v1/office/customers?text=1234')).status).toBe(403);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Quote } from '#domain/order/quote.ts';
import { engines } from '../support/shop/backends.ts';
import { upstreamMissing } from '../support/upstream/upstream-missing-calls.ts';
import { fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const day = 24 * 60 * 60_000;

describe.each(engines)(`${upstreamMissing.loyalty.title}, on %s`, (engine) => {
  const tested = useApi(engine, staffEnv);
  const account = async (visitor: Visitor) => calls.loyalty.responses[200].json.parse((await visitor.get('/api/v1/loyalty')).body);
  const newcomer = async () => {
    const visitor = tested.visitor();
    return { visitor, ...(await signUp(tested, visitor)) };
  };
  const cardBalance = async (visitor: Visitor, id: string) =>
    (await visitor.get<{ cardBalance: number }>(`/api/customers/Get/?Id=${id}`)).body.cardBalance;
  const ledgerSum = async (customerId: string) => {
    const rows = await tested.connection.db.selectFrom('loyalty_ledger').select('points').where('customer_id', '=', customerId).execute();
    return rows.reduce((sum, { points }) => sum + points, 0);
  };

  test('welcome points are credited once, and the balance is the sum of the ledger (R-POINTS-4)', async () => {
    const { visitor, customerId, phone1 } = await newcomer();
    await visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    expect(await account(visitor)).toMatchObject({
      balance: 10_000,
      entries: [{ points: 10_000, reason: 'welcome' }],
      tier: { id: 'start' },
    });
    expect([await cardBalance(visitor, customerId), await ledgerSum(customerId)]).toEqual([10_000, 10_000]);
  });

  test('an account that is deleted and created again gets no second welcome points', async () => {
    const { visitor, phone1 } = await newcomer();
    await visitor.send('DELETE', '/api/v1/account');
    tested.now += 60_000;
    await openSession(tested, visitor, phone1);
    await visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    expect((await account(visitor)).balance).toBe(0);
  });

  test('a quote limits points to their share of the items; without an account there are none', async () => {
    const { visitor } = await newcomer();
    const cart = await fillCart(visitor);
    const { body: quote } = await visitor.post<Quote>('/api/v1/quote', { ...cart, pointsToSpend: 1_000_000 });
    const most = Math.floor(Math.min(10_000, quote.itemsTotal * 0.3) / 100) * 100;
    expect([quote.points, quote.maxPoints]).toEqual([most, most]);
    expect(quote.pointsToEarn).toBe(Math.floor((quote.itemsTotal - most) * 0.03));
    expect(quote.total).toBe(quote.itemsTotal - most + (quote.deliveryFee ?? 0));
    const { body: small } = await visitor.post<Quote>('/api/v1/quote', { ...cart, pointsToSpend: 999 });
    expect(small.points).toBe(0);
    const { body: nobody } = await tested.visitor().post<Quote>('/api/v1/quote', { ...cart, pointsToSpend: 5_000 });
    expect([nobody.points, nobody.maxPoints]).toEqual([0, undefined]);
  });

  test('points are earned on completion, on items minus discount minus points', async () => {
    const { visitor, customerId } = await newcomer();
    const wanted = { ...(await fillCart(visitor)), pointsToSpend: 2_000 };
    const { body: order } = await place(visitor, await orderOf(visitor, wanted));
    await staffOf(tested).move(order.id, 'delivered');
    expect((await account(visitor)).balance).toBe(8_000);
    const { body: completed } = await staffOf(tested).move(order.id, 'completed');
    const earned = Math.floor((order.itemsTotal - order.discount - 2_000) * 0.03);
    expect(completed.pointsEarned).toBe(earned);
    const { balance, spent, entries } = await account(visitor);
    expect([balance, spent]).toEqual([8_000 + earned, order.itemsTotal - order.discount - 2_000]);
    expect(entries.map(({ reason, orderNumber }) => [reason, orderNumber])).toEqual([
      ['earned', order.number],
      ['spent', order.number],
      ['welcome', null],
    ]);
    expect(await ledgerSum(customerId)).toBe(balance);
  });

  test('points spent from two devices concurrently never fall below zero', async () => {
    const { visitor, customerId, phone1 } = await newcomer();
    tested.now += 60_000;
    const elsewhere = tested.visitor();
    await openSession(tested, elsewhere, phone1);
    const wanted = { ...(await fillCart(visitor)), pointsToSpend: 10_000 };
    const body = await orderOf(visitor, wanted);
    const responses = await Promise.all([visitor, elsewhere, visitor, elsewhere, visitor, elsewhere].map((device) => place(device, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const rejected = responses.find(({ status }) => status === 409)?.body;
    expect(rejected).toMatchObject({ code: 'PRICE_CHANGED', details: { quote: { points: 0 } } });
    expect([await cardBalance(visitor, customerId), await ledgerSum(customerId)]).toEqual([0, 0]);
  });

  test('birthday points are credited once in 365 days, and only for a date unchanged for 30 days', async () => {
    const start = tested.now;
    const { visitor, customerId, phone1 } = await newcomer();
    const purge = () => tested.services.backend.purge(tested.now);
    const birthDate = new Date(start + 20 * day).toISOString().slice(4, 10);
    await visitor.post('/api/customers/Update', { firstName: 'Дилноза', phone1, birthDate: `1990${birthDate}` });
    tested.now = start + 20 * day;
    await purge();
    expect(await ledgerSum(customerId)).toBe(10_000);
    tested.now = start + (20 + 365) * day;
    await Promise.all([purge(), purge()]);
    await purge();
    expect(await ledgerSum(customerId)).toBe(30_000);
    tested.now = start;
  });

  test('the default birth date of today earns nothing', async () => {
    const start = tested.now;
    const { customerId } = await newcomer();
    tested.now = start + 365 * day;
    await tested.services.backend.purge(tested.now);
    expect(await ledgerSum(customerId)).toBe(10_000);
    tested.now = start;
  });

  test('the levels come with their sums and percentages, the lowest first', async () => {
    const { visitor } = await newcomer();
    const { tiers, tier, nextTier } = await account(visitor);
    expect(tiers.map(({ fromSpent, accrualPercent }) => [fromSpent, accrualPercent])).toEqual([
      [0, 3],
      [1_000_000, 5],
      [5_000_000, 7],
    ]);
    expect([tier?.id, nextTier?.id]).toEqual(tiers.slice(0, 2).map(({ id }) => id));
  });

  test('the history is paginated and contains only the customer’s own rows', async () => {
    const { visitor, customerId } = await newcomer();
    const row = { customer_id: customerId, points: 0, balance: 10_000, reason: 'earned', order_id: null, at: tested.now };
    const rows = Array.from({ length: 24 }, (_, index) => ({ ...row, key: `${customerId}/${index}` }));
    await tested.connection.db.insertInto('loyalty_ledger').values(rows).execute();
    const first = await account(visitor);
    const second = calls.loyalty.responses[200].json.parse((await visitor.get(`/api/v1/loyalty?cursor=${first.nextCursor}`)).body);
    expect([first.entries.length, second.entries.length, second.nextCursor]).toEqual([20, 5, null]);
    const other = tested.visitor();
    await signUp(tested, other, freshPhone());
    expect((await account(other)).entries.length).toBe(1);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { WireDaySum, WirePayment, WireRefund } from '#contract/office/payments.ts';
import type { Order } from '#domain/order/order.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const payme = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test:key' };
const day = '2026-11-21';

interface Page {
  readonly payments: WirePayment[];
  readonly next: number | null;
  readonly sums: WireDaySum[];
}
interface Entry {
  readonly kind: string;
  readonly by: string | null;
  readonly subject: string;
  readonly after: object | null;
}

describe.each(engines)('the office of payments, on %s', (engine) => {
  const tested = useApi(engine, { ...staffEnv, ...payme });
  let manager: Visitor;
  beforeAll(async () => {
    ({ browser: manager } = await memberOf(tested, { name: 'Шахло' }));
  });

  /** An order that Payme was paid for. */
  const paidOrder = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const placed = await place(visitor, { ...(await orderOf(visitor, await fillCart(visitor))), payment: { method: 'payme' } });
    const order = placed.body;
    const { payments } = tested.services.backend;
    const begun = { provider: 'payme', providerId: `p-${order.number}`, account: String(order.number), amount: order.total * 100 } as const;
    await payments.create({ ...begun, providerTime: tested.now }, tested.now);
    tested.now += minute;
    await payments.perform('payme', begun.providerId, tested.now);
    const read = async () => (await visitor.get<Order>(`/api/v1/orders/${order.id}`)).body;
    return { order, read, providerId: begun.providerId };
  };
  const cancelledOrder = async () => {
    const paid = await paidOrder();
    expect((await staffOf(tested).move(paid.order.id, 'cancelled', 'out_of_stock')).status).toBe(200);
    return paid;
  };
  const refunds = async () => (await manager.get<{ refunds: WireRefund[] }>('/api/v1/office/refunds')).body.refunds;
  const refundOf = async ({ number }: Order) => (await refunds()).find(({ orderNumber }) => orderNumber === number);
  const page = async (query: Record<string, string>) =>
    (await manager.get<Page>(`/api/v1/office/payments?${new URLSearchParams({ day, ...query })}`)).body;
  const logged = async () => (await manager.get<{ entries: Entry[] }>('/api/v1/office/log')).body.entries;

  test('a paid order that is cancelled waits in the list until somebody notes how the money was returned, once', async () => {
    const { order, read } = await cancelledOrder();
    const due = await refundOf(order);
    expect(due).toMatchObject({ provider: 'payme', sum: order.total, cause: 'cancelled', orderStatus: 'cancelled', done: null });
    expect(await tested.services.paymentsOffice.refundsDue()).toBe(1);
    const note = (text: string) => manager.post<WireRefund>(`/api/v1/office/refunds/${due?.id}/done`, { note: text });
    expect((await note('')).status).toBe(400);
    expect((await refundOf(order))?.done).toBeNull();
    const answers = await Promise.all([note('В кассе, наличными'), note('В кассе, наличными')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await refundOf(order)).toMatchObject({ done: { by: 'Шахло', note: 'В кассе, наличными' } });
    expect((await read()).payment).toMatchObject({ method: 'payme', status: 'refunded' });
    expect(await tested.services.paymentsOffice.refundsDue()).toBe(0);
    expect(await logged()).toContainEqual(
      expect.objectContaining({
        kind: 'refundNoted',
        by: 'Шахло',
        subject: String(order.number),
        after: { provider: 'payme', sum: order.total, note: 'В кассе, наличными' },
      }),
    );
    tested.now += 15 * 24 * 60 * minute;
    const later = (await memberOf(tested)).browser;
    expect((await later.get<{ refunds: WireRefund[] }>('/api/v1/office/refunds')).body.refunds).toEqual([]);
    tested.now -= 15 * 24 * 60 * minute;
  });

  test('a refund closes by itself when the provider gives the money back', async () => {
    const { order, providerId } = await cancelledOrder();
    await tested.services.backend.payments.cancel('payme', providerId, { reason: 'refund', providerReason: 5 }, tested.now);
    expect(await refundOf(order)).toMatchObject({ done: { by: 'payme', note: null } });
  });

  test('the payments of a day have their orders, and the sums of its week; those of an order are found by its number', async () => {
    const { order } = await paidOrder();
    const { payments, sums } = await page({});
    expect(payments[0]).toMatchObject({
      orderNumber: order.number,
      orderStatus: 'created',
      sum: order.total,
      state: 'paid',
      endedAt: null,
    });
    const own = payments.filter(({ paidAt }) => paidAt !== null);
    const paid = own.reduce((total, { sum }) => total + sum, 0);
    const returned = own.filter(({ state }) => state === 'refunded').reduce((total, { sum }) => total + sum, 0);
    expect(sums).toEqual([{ day, provider: 'payme', count: own.length, paid, returned, net: paid - returned }]);
    expect((await page({ order: String(order.number) })).payments.map(({ orderNumber }) => orderNumber)).toEqual([order.number]);
    expect(await page({ day: '2026-11-20' })).toEqual({ payments: [], next: null, sums: [] });
    expect((await page({ before: String(payments[0]?.number) })).payments).toHaveLength(payments.length - 1);
  });

  test('looks are in the log, one for all within ten minutes', async () => {
    const looks = async () => (await logged()).filter(({ kind, subject }) => kind === 'paymentsRead' && subject === '2026-11-19').length;
    await page({ day: '2026-11-19' });
    await page({ day: '2026-11-19' });
    expect(await looks()).toBe(1);
    tested.now += 11 * minute;
    await page({ day: '2026-11-19' });
    expect(await looks()).toBe(2);
  });
});

describe('payments in the office of a shop', () => {
  const without = useApi('sqlite');

  test('that never had a provider are not shown', async () => {
    expect(await without.services.paymentsOffice.isShown()).toBe(false);
  });
});

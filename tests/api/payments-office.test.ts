import { beforeAll, describe, expect, test } from 'vitest';
import type { WireDaySum, WirePayment, WireRefund } from '#contract/office/payments.ts';
import type { Order } from '#domain/order/order.ts';
import { useClickApi } from '../support/payments/click-merchant.ts';
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

describe.each(engines)('the office of payments with Click’s own calls, on %s', (engine) => {
  const env: Record<string, string> = { ...staffEnv };
  const click = useClickApi(env);
  const tested = useApi(engine, env);
  let manager: Visitor;
  beforeAll(async () => {
    ({ browser: manager } = await memberOf(tested, { name: 'Шахло' }));
  });
  /** An order whose payment Click has prepared. */
  const preparedOrder = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const placed = await place(visitor, { ...(await orderOf(visitor, await fillCart(visitor))), payment: { method: 'click' } });
    const order = placed.body;
    const [providerId, paymentId] = [`c${order.number}`, String(70_000 + order.number)];
    const begun = { provider: 'click', providerId, paymentId, account: String(order.number), amount: order.total * 100 } as const;
    await tested.services.backend.payments.create({ ...begun, providerTime: tested.now }, tested.now);
    const read = async () => (await visitor.get<Order>(`/api/v1/orders/${order.id}`)).body;
    return { order, read, providerId, paymentId };
  };
  const paidOrder = async () => {
    const prepared = await preparedOrder();
    await tested.services.backend.payments.perform('click', prepared.providerId, tested.now);
    return prepared;
  };
  const refundOf = async ({ number }: Order) =>
    (await manager.get<{ refunds: WireRefund[] }>('/api/v1/office/refunds')).body.refunds.find(({ orderNumber }) => orderNumber === number);
  const reverse = (refund?: WireRefund) => manager.post<WireRefund & { code: string }>(`/api/v1/office/refunds/${refund?.id}/reversal`, {});

  test('the money goes back by one call however often it is pressed, and the customer reads that', async () => {
    const { order, read, paymentId } = await paidOrder();
    await staffOf(tested).move(order.id, 'cancelled', 'out_of_stock');
    const refund = await refundOf(order);
    expect(refund).toMatchObject({ canReverse: true, done: null });
    click.api.answers.set(`reversal/85335/${paymentId}`, { error_code: 0, error_note: 'Success' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => reverse(refund)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(click.api.called).toEqual([`DELETE reversal/85335/${paymentId}`]);
    expect(await refundOf(order)).toMatchObject({ canReverse: false, done: { by: 'Шахло', note: null } });
    expect((await read()).payment.status).toBe('refunded');
    expect((await reverse(refund)).status).toBe(404);
  });

  test('a refusal leaves the refund due and says why; without an answer nothing is known, and a minute later it can be asked again', async () => {
    const { order, paymentId } = await paidOrder();
    await staffOf(tested).move(order.id, 'cancelled', 'out_of_stock');
    const refund = await refundOf(order);
    click.api.answers.set(`reversal/85335/${paymentId}`, { error_code: -16, error_note: 'UZCARD said no' });
    expect(await reverse(refund)).toMatchObject({
      status: 422,
      body: { code: 'REFUND_REFUSED', details: { reason: '-16: UZCARD said no' } },
    });
    click.api.isAway = true;
    expect(await reverse(refund)).toMatchObject({ status: 504, body: { code: 'REFUND_UNKNOWN' } });
    click.api.isAway = false;
    expect(await reverse(refund)).toMatchObject({ status: 504 });
    expect(click.api.called).toHaveLength(2);
    expect((await refundOf(order))?.done).toBeNull();
    tested.now += 2 * minute;
    click.api.answers.set(`reversal/85335/${paymentId}`, { error_code: 0 });
    expect((await reverse(refund)).status).toBe(200);
  });

  test('an order whose window is over waits for a payment that Click has taken, and is due back after a day', async () => {
    const { order, read, paymentId, providerId } = await preparedOrder();
    click.api.answers.set(`status/85335/${paymentId}`, { error_code: 0, payment_status: 2 });
    tested.now += 21 * minute;
    await tested.services.backend.purge(tested.now);
    expect((await read()).status).toBe('awaiting_payment');
    tested.now += 24 * 60 * minute;
    await tested.services.backend.purge(tested.now);
    expect(await read()).toMatchObject({ status: 'cancelled', cancelReason: 'payment_expired', payment: { status: 'paid' } });
    expect(await refundOf(order)).toMatchObject({ cause: 'late', canReverse: true });
    expect((await tested.services.backend.payments.perform('click', providerId, tested.now)).ok).toBe(true);
    expect((await read()).status).toBe('cancelled');
  });

  test('an order that waits for Click is created by its Complete', async () => {
    const { read, paymentId, providerId } = await preparedOrder();
    click.api.answers.set(`status/85335/${paymentId}`, { error_code: 0, payment_status: 1 });
    tested.now += 30 * minute;
    await tested.services.backend.purge(tested.now);
    await tested.services.backend.payments.perform('click', providerId, tested.now);
    expect((await read()).status).toBe('created');
  });

  test('what Click does not know or has failed is released at once, and while it does not answer after an hour', async () => {
    const failed = await preparedOrder();
    const unanswered = await preparedOrder();
    click.api.answers.set(`status/85335/${failed.paymentId}`, { error_code: 0, payment_status: -5017 });
    tested.now += 21 * minute;
    await tested.services.backend.purge(tested.now);
    expect((await failed.read()).status).toBe('cancelled');
    click.api.isAway = true;
    const other = await preparedOrder();
    tested.now += 21 * minute;
    await tested.services.backend.purge(tested.now);
    expect([(await unanswered.read()).status, (await other.read()).status]).toEqual(['cancelled', 'awaiting_payment']);
    tested.now += 60 * minute;
    await tested.services.backend.purge(tested.now);
    expect((await other.read()).status).toBe('cancelled');
    expect(await tested.services.paymentsOffice.refundsDue()).toBe(1);
  });

  test('a confirmed payment that Click calls failed is in the list to be looked at, and its order goes on', async () => {
    const { order, read, providerId } = await paidOrder();
    const { payments } = tested.services.backend;
    await payments.dispute('click', providerId, tested.now);
    await payments.dispute('click', providerId, tested.now);
    const refund = await refundOf(order);
    expect(refund).toMatchObject({ cause: 'disputed', orderStatus: 'created', canReverse: false });
    await manager.post(`/api/v1/office/refunds/${refund?.id}/done`, { note: 'The money has come' });
    expect(await read()).toMatchObject({ status: 'created', payment: { status: 'paid' } });
    await staffOf(tested).move(order.id, 'cancelled', 'out_of_stock');
    expect(await refundOf(order)).toMatchObject({ cause: 'cancelled', done: null });
  });
});

describe('payments in the office of a shop', () => {
  const without = useApi('sqlite');

  test('that never had a provider are not shown', async () => {
    expect(await without.services.paymentsOffice.isShown()).toBe(false);
  });
});

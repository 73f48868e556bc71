import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import { clickSignature } from '#server/modules/payments/click/click-sign.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { type TestedApi, useApi } from './open-api.ts';
import { basic, callUzum, click, noBrowser, payme, paymeKey, uzum } from './payment-callers.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { HttpResponse, Visitor } from './visitor.ts';

const minute = 60_000;
type Rpc = { readonly result?: Record<string, unknown>; readonly error?: { readonly code: number } };
/** Payme, as it calls a shop. */
function paymeAt(tested: Pick<TestedApi, 'visitor'>, number: number, total: number) {
  const caller = tested.visitor();
  const call = async (method: string, params: unknown): Promise<Rpc> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { ...noBrowser, authorization: paymeKey, 'content-type': 'text/json; charset=UTF-8' };
    const response = await caller.send<Rpc>('POST', '/api/payments/payme', { body, headers });
    expect(response.status).toBe(200);
    return response.body;
  };
  const account = { order_id: String(number) };
  return {
    call,
    check: () => call('CheckPerformTransaction', { amount: total * 100, account }),
    create: (id: string, time: number) => call('CreateTransaction', { id, time, amount: total * 100, account }),
    perform: (id: string) => call('PerformTransaction', { id }),
    cancel: (id: string, reason = 3) => call('CancelTransaction', { id, reason }),
    state: async (id: string) => (await call('CheckTransaction', { id })).result?.['state'],
  };
}

const codeOf = ({ error }: Rpc) => error?.code;

describe.each(backEnds)('payments online, on %s', (backEnd) => {
  const tested = useApi(backEnd, { ...staffEnv, ...payme, ...click, ...uzum });
  const orderBy = async (method: string, isSoonest = true) => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const request = await orderOf(visitor, cart);
    const { slot } = (await visitor.post<Quote>('/api/v1/quote', cart)).body;
    if (slot === null) throw new Error('no slot');
    const later = { day: slot.day, start: slot.start + 90, end: slot.end + 90 };
    const placed = await place(visitor, { ...request, ...(!isSoonest && { slot: later }), payment: { method } });
    expect(placed.status).toBe(201);
    return { visitor, order: placed.body };
  };
  const read = async (visitor: Visitor, id: string) => (await visitor.get<Order>(`/api/v1/orders/${id}`)).body;
  const onBoard = async (id: string) => {
    const { body } = await staffOf(tested).get<{ orders: Order[] }>('orders');
    return body.orders.some((order) => order.id === id);
  };
  const outboxOf = async (orderId: string) =>
    (await tested.connection.db.selectFrom('outbox').select('id').where('order_id', '=', orderId).execute()).length;
  const refundsOf = async (orderId: string) =>
    (
      await tested.connection.db
        .selectFrom('refunds_due')
        .innerJoin('payment_attempts', 'payment_attempts.number', 'refunds_due.attempt')
        .select('attempt')
        .where('order_id', '=', orderId)
        .execute()
    ).length;

  test('an order waits for its payment, unknown to the kitchen and to messages, and is created when it is paid', async () => {
    const { visitor, order } = await orderBy('payme');
    expect(order).toMatchObject({ status: 'awaiting_payment', payment: { method: 'payme', status: 'pending' } });
    expect(order.payment.url).toMatch(/^https:\/\/checkout\.paycom\.uz\/\w+=*$/);
    expect(Date.parse(order.payment.until ?? '') - tested.now).toBe(20 * minute);
    expect([await onBoard(order.id), await outboxOf(order.id)]).toEqual([false, 0]);
    expect((await staffOf(tested).move(order.id, 'confirmed')).status).toBe(409);
    const provider = paymeAt(tested, order.number, order.total);
    expect((await provider.check()).result).toEqual({ allow: true });
    const created = await provider.create('a'.repeat(24), tested.now);
    tested.now += minute;
    expect(await provider.create('a'.repeat(24), tested.now - minute)).toEqual(created);
    const performed = await provider.perform('a'.repeat(24));
    tested.now += minute;
    expect(await provider.perform('a'.repeat(24))).toEqual(performed);
    const paid = await read(visitor, order.id);
    expect(paid).toMatchObject({ status: 'created', payment: { method: 'payme', status: 'paid' } });
    expect(paid.payment).not.toHaveProperty('until');
    expect(paid.history.map(({ status, by }) => [status, by])).toEqual([
      ['awaiting_payment', 'customer'],
      ['created', 'system'],
    ]);
    expect([await onBoard(order.id), await outboxOf(order.id)]).toEqual([true, 1]);
  });

  test.each(['paid', 'at the door'])(
    'what is promised as soon as possible moves by the time that an order waited, a chosen slot stays: %s',
    async (end) => {
      const moved: number[] = [];
      for (const isSoonest of [true, false]) {
        const { visitor, order } = await orderBy('payme', isSoonest);
        tested.now += 7 * minute;
        const provider = paymeAt(tested, order.number, order.total);
        await provider.create(`p-${order.number}`, tested.now);
        await (end === 'paid'
          ? provider.perform(`p-${order.number}`)
          : visitor.post(`/api/v1/orders/${order.id}/payment`, { method: 'cash' }));
        const { promised, status } = await read(visitor, order.id);
        expect(status).toBe('created');
        moved.push(Date.parse(promised.to) - Date.parse(order.promised.to));
      }
      expect(moved).toEqual([7 * minute, 0]);
    },
  );

  test('the window begins anew with another choice, and ends an hour after placing', async () => {
    const { visitor, order } = await orderBy('payme');
    const placedAt = tested.now;
    const ends: number[] = [];
    for (const method of ['click', 'payme', 'click', 'payme']) {
      tested.now += 15 * minute;
      const { body } = await visitor.post<Order>(`/api/v1/orders/${order.id}/payment`, { method });
      ends.push((Date.parse(body.payment.until ?? '') - placedAt) / minute);
    }
    expect(ends).toEqual([35, 50, 60, 60]);
    await tested.services.backend.purge(tested.now);
    expect((await read(visitor, order.id)).status).toBe('cancelled');
  });

  test('a quote names the providers that take its cart (R-PAY-6)', async () => {
    const visitor = tested.visitor();
    const cart = await fillCart(visitor);
    expect((await visitor.post<Quote>('/api/v1/quote', cart)).body.payOnline).toEqual(['payme', 'click', 'uzum']);
    const free = { ...cart, orderTypeId: 200, lines: [] };
    expect((await visitor.post<Quote>('/api/v1/quote', free)).body).not.toHaveProperty('payOnline');
  });

  test('S8, X5 and X9 of twenty transactions of one order one is begun, and another one can after that is cancelled', async () => {
    const { order } = await orderBy('payme');
    const other = await tested.otherProcess();
    const ids = Array.from({ length: 20 }, (_, index) => `${order.number}-${index}`);
    const answers = await Promise.all(
      ids.map((id, index) => paymeAt(index % 2 === 0 ? tested : other, order.number, order.total).create(id, tested.now)),
    );
    expect(answers.filter(({ result }) => result?.['state'] === 1)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === -31_008)).toHaveLength(19);
    const provider = paymeAt(tested, order.number, order.total);
    const begun = ids[answers.findIndex(({ result }) => result !== undefined)] ?? '';
    const cancelled = await Promise.all(Array.from({ length: 20 }, () => provider.cancel(begun)));
    expect(new Set(cancelled.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await provider.create('again', tested.now)).result).toMatchObject({ state: 1 });
    const paid = await Promise.all(Array.from({ length: 20 }, () => provider.perform('again')));
    expect(new Set(paid.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await outboxOf(order.id)).toBe(1);
  });

  test('X6 what the customer cancels is not paid any more, and gives back all that it held', async () => {
    const { visitor, order } = await orderBy('payme');
    const provider = paymeAt(tested, order.number, order.total);
    await provider.create(`x6-${order.number}`, tested.now);
    const cancelled = await visitor.send<Order>('POST', `/api/v1/orders/${order.id}/cancel`, { body: {} });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', payment: { status: 'failed' } });
    expect([codeOf(await provider.perform(`x6-${order.number}`)), await provider.state(`x6-${order.number}`)]).toEqual([-31_008, -1]);
    expect([await onBoard(order.id), await outboxOf(order.id), await refundsOf(order.id)]).toEqual([false, 0, 0]);
  });

  test('the window ends: the order is cancelled with its open attempt, and a payment that comes later is refused', async () => {
    const { visitor, order } = await orderBy('click');
    const provider = paymeAt(tested, order.number, order.total);
    await provider.create(`late-${order.number}`, tested.now);
    tested.now += 20 * minute;
    await tested.services.backend.purge(tested.now);
    expect(await read(visitor, order.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'payment_expired',
      payment: { status: 'failed' },
    });
    expect(codeOf(await provider.perform(`late-${order.number}`))).toBe(-31_008);
    expect(codeOf(await provider.check())).toBe(-31_051);
  });

  test('a payment and the end of the window at once: paid and created, or refused and cancelled', async () => {
    const orders: Awaited<ReturnType<typeof orderBy>>[] = [];
    while (orders.length < 12) orders.push(await orderBy('payme'));
    const providers = orders.map(({ order }) => paymeAt(tested, order.number, order.total));
    await Promise.all(providers.map((provider, index) => provider.create(`race-${orders[index]?.order.number}`, tested.now)));
    tested.now += 20 * minute;
    const pay = providers.map((provider, index) => provider.perform(`race-${orders[index]?.order.number}`));
    const [performed] = await Promise.all([Promise.all(pay), tested.services.backend.purge(tested.now)]);
    const after = await Promise.all(orders.map(({ visitor, order }) => read(visitor, order.id)));
    const ends = performed.map((answer, index) => [codeOf(answer) ?? 'paid', after[index]?.status, after[index]?.payment.status]);
    const isWhole = ([answer, status, payment]: unknown[]) =>
      answer === 'paid' ? status === 'created' && payment === 'paid' : answer === -31_008 && status === 'cancelled' && payment === 'failed';
    expect(ends.filter((end) => !isWhole(end))).toEqual([]);
  });

  test('a paid order that is cancelled is a refund to do, unless the provider gives the money back itself', async () => {
    const { visitor, order } = await orderBy('payme');
    const provider = paymeAt(tested, order.number, order.total);
    await provider.create(`r-${order.number}`, tested.now);
    await provider.perform(`r-${order.number}`);
    expect((await staffOf(tested).move(order.id, 'cancelled', 'out_of_stock')).status).toBe(200);
    expect(await refundsOf(order.id)).toBe(1);
    expect(await read(visitor, order.id)).toMatchObject({ status: 'cancelled', payment: { status: 'paid' } });
    expect((await provider.cancel(`r-${order.number}`, 5)).result).toMatchObject({ state: -2 });
    expect((await read(visitor, order.id)).payment.status).toBe('refunded');
    const other = await orderBy('payme');
    const direct = paymeAt(tested, other.order.number, other.order.total);
    await direct.create(`d-${other.order.number}`, tested.now);
    await direct.perform(`d-${other.order.number}`);
    expect((await direct.cancel(`d-${other.order.number}`, 5)).result).toMatchObject({ state: -2 });
    expect(await read(other.visitor, other.order.id)).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } });
    expect(await refundsOf(other.order.id)).toBe(0);
  });

  test('X4 an order that is being cooked is not undone by the provider', async () => {
    const { visitor, order } = await orderBy('payme');
    const provider = paymeAt(tested, order.number, order.total);
    await provider.create(`c-${order.number}`, tested.now);
    await provider.perform(`c-${order.number}`);
    await staffOf(tested).move(order.id, 'cooking');
    expect(codeOf(await provider.cancel(`c-${order.number}`, 5))).toBe(-31_007);
    expect((await read(visitor, order.id)).status).toBe('cooking');
  });

  test('another provider, and paying at the door, stay possible while an order waits', async () => {
    const { visitor, order } = await orderBy('payme');
    const provider = paymeAt(tested, order.number, order.total);
    await provider.create(`m-${order.number}`, tested.now);
    const change = (method: string) => visitor.post<Order>(`/api/v1/orders/${order.id}/payment`, { method });
    const changed = await change('click');
    expect(changed.body).toMatchObject({ status: 'awaiting_payment', payment: { method: 'click', status: 'pending' } });
    expect(changed.body.payment.url).toContain('my.click.uz');
    expect(codeOf(await provider.perform(`m-${order.number}`))).toBe(-31_008);
    expect((await change('cash')).body).toMatchObject({ status: 'created', payment: { method: 'cash', status: 'unpaid' } });
    expect([await onBoard(order.id), await outboxOf(order.id)]).toEqual([true, 1]);
    expect((await change('payme')).status).toBe(409);
    expect(codeOf(await provider.check())).toBe(-31_051);
  });

  test('Click and Uzum pay an order as well, each once', async () => {
    const form = async (name: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ ...fields, sign_string: clickSignature(fields as never, click.CLICK_SECRET) }).toString();
      const headers = { ...noBrowser, 'content-type': 'application/x-www-form-urlencoded' };
      return (
        await tested
          .visitor()
          .send<{ error: number; merchant_prepare_id?: number }>('POST', `/api/payments/click/${name}`, { body, headers })
      ).body;
    };
    const { visitor, order } = await orderBy('click');
    const fields = {
      click_trans_id: String(10_000 + order.number),
      service_id: click.CLICK_SERVICE_ID,
      click_paydoc_id: '1',
      merchant_trans_id: String(order.number),
      amount: `${order.total}.00`,
      error: '0',
      sign_time: '2026-11-22 12:00:00',
    };
    const prepared = await form('prepare', { ...fields, action: '0' });
    expect(prepared.error).toBe(0);
    const complete = { ...fields, action: '1', merchant_prepare_id: String(prepared.merchant_prepare_id) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => form('complete', complete)));
    expect(answers.map(({ error }) => error).sort()).toEqual([...Array(19).fill(-4), 0]);
    expect((await read(visitor, order.id)).payment).toMatchObject({ method: 'click', status: 'paid' });

    const byUzum = await orderBy('uzum');
    const call = (name: string, body: object, key = basic('uzum', 'secret')): Promise<HttpResponse<Record<string, unknown>>> =>
      tested
        .visitor()
        .post(`/api/payments/uzum/${name}`, { serviceId: 101, timestamp: tested.now, ...body }, { ...noBrowser, authorization: key });
    const params = { account: String(byUzum.order.number) };
    const transId = `u-${byUzum.order.number}`;
    expect([(await call('check', { params }, basic('uzum', 'x'))).status, (await call('check', { params })).status]).toEqual([400, 200]);
    const amount = byUzum.order.total * 100;
    const creates = await Promise.all(Array.from({ length: 20 }, () => call('create', { transId, params, amount })));
    expect(creates.filter(({ status }) => status === 200)).toHaveLength(1);
    const confirms = await Promise.all(Array.from({ length: 20 }, () => call('confirm', { transId, phone: '998901112233' })));
    expect(confirms.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await call('status', { transId })).body).toMatchObject({ status: 'CONFIRMED' });
    expect((await read(byUzum.visitor, byUzum.order.id)).status).toBe('created');
  });

  test('an order that was placed for Payme and is paid in Uzum’s app was paid through Uzum', async () => {
    const { visitor, order } = await orderBy('payme');
    const caller = tested.visitor();
    const transId = `other-${order.number}`;
    const create = { transId, params: { account: String(order.number) }, amount: order.total * 100 };
    expect([await callUzum(caller, 'create', create), await callUzum(caller, 'confirm', { transId })]).toEqual(['CREATED', 'CONFIRMED']);
    expect((await read(visitor, order.id)).payment).toMatchObject({ method: 'uzum', status: 'paid' });
  });

  test('a body that is too long, garbage or of another type gets the provider’s own error', async () => {
    const send = (path: string, body: string, headers: Record<string, string>) =>
      tested.visitor().send<Record<string, unknown>>('POST', `/api/payments/${path}`, { body, headers: { ...noBrowser, ...headers } });
    const long = 'x'.repeat(1024 * 1024);
    expect((await send('payme', long, { authorization: paymeKey })).body).toMatchObject({ error: { code: -32_700 } });
    expect((await send('payme', '{}', {})).body).toMatchObject({ error: { code: -32_504 } });
    expect((await tested.visitor().get('/api/payments/payme')).body).toMatchObject({ error: { code: -32_300 } });
    expect((await send('click/prepare', '{"a":1}', {})).body).toMatchObject({ error: -8 });
    expect((await send('click/complete', long, { 'content-type': 'application/x-www-form-urlencoded' })).body).toMatchObject({ error: -8 });
    const key = { authorization: basic('uzum', 'secret') };
    expect(await send('uzum/check', '{', key)).toMatchObject({ status: 400, body: { errorCode: '10002' } });
    expect(await tested.visitor().get('/api/payments/uzum/check')).toMatchObject({ status: 400, body: { errorCode: '10003' } });
    expect((await send('uzum/other', '{}', key)).status).toBe(404);
  });
});

describe('a shop without providers', () => {
  const tested = useApi('sqlite');

  test('takes no order that is paid online, and its routes are unknown', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const order = { ...(await orderOf(visitor, await fillCart(visitor))), payment: { method: 'payme' } };
    expect((await visitor.post<Quote>('/api/v1/quote', await fillCart(visitor))).body).not.toHaveProperty('payOnline');
    expect(await place(visitor, order)).toMatchObject({ status: 422, body: { code: 'PAYMENT_UNAVAILABLE' } });
    for (const path of ['payme', 'click/prepare', 'uzum/check']) expect((await visitor.post(`/api/payments/${path}`, {})).status).toBe(404);
  });
});

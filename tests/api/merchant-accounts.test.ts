import { beforeAll, describe, expect, test } from 'vitest';
import type { WireMerchantAccounts } from '#contract/office/merchant-accounts.ts';
import type { Order } from '#domain/order/order.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import { receiptSenderOf } from '#server/modules/payments/receipt-sender.ts';
import { useClickApi } from '../support/payments/click-merchant.ts';
import { engines } from '../support/shop/backends.ts';
import { type Cart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { basic, callClick, callPayme, callUzum, click, noBrowser, payme, paymeKey } from './payment-callers.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const other = { merchantId: 'a'.repeat(24), login: 'Paycom', key: 'other-key' };
const otherKey = basic('Paycom', other.key);

describe.each(engines)('restaurants with accounts of their own (R-PAY-14), on %s', (engine) => {
  const tested = useApi(engine, { ...payme, ...click });
  let owner: Visitor;
  beforeAll(async () => {
    ({ browser: owner } = await memberOf(tested, { role: 'owner' }));
  });
  const change = (restaurantId: string, body: object) =>
    owner.send<WireMerchantAccounts & { code?: string }>('PUT', `/api/v1/office/merchant-accounts/${restaurantId}`, { body });
  const set = async (restaurantId: string, body: object) => {
    const { status } = await change(restaurantId, body);
    tested.now += 3_000;
    return status;
  };
  const orderAt = async (restaurantId: string, method = 'payme') => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart: Cart = {
      orderTypeId: 200,
      regionId: '1',
      restaurantId,
      longitude: 69.27,
      latitude: 41.31,
      lines: [{ productId: '1031', quantity: 1 }],
    };
    const { address: _, ...body } = await orderOf(visitor, cart);
    return place(visitor, { ...body, payment: { method } });
  };
  const asked = ({ number, total }: Order) => ({ amount: total * 100, account: { order_id: String(number) } });

  test('an order is paid to the account of its restaurant, and unknown to any other', async () => {
    expect(await set('2', { provider: 'payme', kind: 'own', ...other })).toBe(200);
    const [own, shared] = [(await orderAt('2')).body, (await orderAt('1')).body];
    expect(Buffer.from(String(own.payment.url?.split('/').at(-1)), 'base64').toString()).toContain(`m=${other.merchantId}`);
    const v = tested.visitor();
    expect(await callPayme(v, 'CheckPerformTransaction', asked(own), otherKey)).toBe('allow');
    expect(await callPayme(v, 'CheckPerformTransaction', asked(own))).toBe(-31_050);
    expect(await callPayme(v, 'CheckPerformTransaction', asked(shared), otherKey)).toBe(-31_050);
    expect(await callPayme(v, 'CreateTransaction', { ...asked(own), id: 'own', time: tested.now }, otherKey)).toBe(1);
    for (const method of ['PerformTransaction', 'CheckTransaction', 'CancelTransaction'])
      expect([method, await callPayme(v, method, { id: 'own', reason: 3 })]).toEqual([method, -31_003]);
    expect(await callPayme(v, 'PerformTransaction', { id: 'own' }, otherKey)).toBe(2);
  });

  test('an attempt goes on through the account that it began with when the restaurant gets another one', async () => {
    const v = tested.visitor();
    const begun = (await orderAt('1')).body;
    const create = { ...asked(begun), id: 'begun', time: tested.now };
    expect(await callPayme(v, 'CreateTransaction', create)).toBe(1);
    const waiting = (await orderAt('1')).body;
    expect(await set('1', { provider: 'payme', kind: 'own', ...other })).toBe(200);
    expect([await callPayme(v, 'CreateTransaction', create), await callPayme(v, 'CheckTransaction', { id: 'begun' }, otherKey)]).toEqual([
      1, -31_003,
    ]);
    expect(await callPayme(v, 'PerformTransaction', { id: 'begun' })).toBe(2);
    expect(await callPayme(v, 'CancelTransaction', { id: 'begun', reason: 5 }, otherKey)).toBe(-31_003);
    expect(await callPayme(v, 'CancelTransaction', { id: 'begun', reason: 5 })).toBe(-2);
    expect([
      await callPayme(v, 'CheckPerformTransaction', asked(waiting)),
      await callPayme(v, 'CheckPerformTransaction', asked(waiting), otherKey),
    ]).toEqual([-31_050, 'allow']);
    expect(await set('1', { provider: 'payme', kind: 'shop' })).toBe(200);
  });

  test('the statement of an account has its payments, and what another account says about a receipt is not kept', async () => {
    expect(await set('8', { provider: 'payme', kind: 'own', ...other, key: 'eighth' })).toBe(200);
    const eighth = basic('Paycom', 'eighth');
    const order = (await orderAt('8')).body;
    const v = tested.visitor();
    expect(await callPayme(v, 'CreateTransaction', { ...asked(order), id: 'eight', time: tested.now }, eighth)).toBe(1);
    const statement = async (authorization: string) => {
      const body = JSON.stringify({ id: 1, method: 'GetStatement', params: { from: tested.now - 60_000, to: tested.now + 60_000 } });
      const { text } = await v.send('POST', '/api/payments/payme', { body, headers: { ...noBrowser, authorization } });
      return text;
    };
    expect(await statement(eighth)).toContain('"eight"');
    expect(await statement(paymeKey)).not.toContain('"eight"');
    const receipt = { id: 'eight', type: 'PERFORM', fiscal_data: { receipt_id: 1, status_code: 0, qr_code_url: 'https://ofd.soliq.uz/1' } };
    expect(await callPayme(v, 'SetFiscalData', receipt)).toBe(-32_001);
  });

  test('a statement is compared with the payments of its account', async () => {
    expect(await set('9', { provider: 'payme', kind: 'own', ...other, key: 'ninth' })).toBe(200);
    const [own, shared] = [(await orderAt('9')).body, (await orderAt('1')).body];
    const v = tested.visitor();
    for (const [order, key] of [
      [own, basic('Paycom', 'ninth')],
      [shared, paymeKey],
    ] as const) {
      const id = `stated-${order.number}`;
      expect(await callPayme(v, 'CreateTransaction', { ...asked(order), id, time: tested.now }, key)).toBe(1);
      expect(await callPayme(v, 'PerformTransaction', { id }, key)).toBe(2);
    }
    const lines = [{ row: 2, ids: [`stated-${own.number}`], order: own.number, amount: own.total * 100, state: 'paid' }];
    const body = { provider: 'payme', day: dayOf(tested.now), lines, unread: 0 };
    expect(await owner.post('/api/v1/office/reconciliations', body)).toMatchObject({ status: 200, body: { differences: [] } });
  });

  test.each([
    [{ provider: 'payme', kind: 'own', merchantId: 'desk', login: 'Paycom', key: 'k' }, 'merchantId'],
    [{ provider: 'payme', kind: 'own', merchantId: 'a'.repeat(24), login: ' ', key: 'k' }, 'login'],
    [{ provider: 'click', kind: 'own', serviceId: 'x', merchantId: '1', key: 'k' }, 'serviceId'],
    [{ provider: 'click', kind: 'own', serviceId: '1', merchantId: '1', merchantUserId: 'u', key: 'k' }, 'merchantUserId'],
    [{ provider: 'click', kind: 'own', serviceId: '1', merchantId: '1', tin: '12', key: 'k' }, 'tin'],
    [{ provider: 'uzum', kind: 'own', serviceId: 0, login: 'l', key: 'k' }, 'serviceId'],
    [{ provider: 'uzum', kind: 'own', serviceId: 1, login: 'l', key: '' }, 'key'],
    [{ provider: 'uzum', kind: 'own', serviceId: 1, login: 'l' }, 'key'],
    [{ provider: 'uzum', kind: 'off', key: 'k' }, 'key'],
    [{ provider: 'paypal', kind: 'off' }, 'provider'],
  ])('%o is refused with the field that can’t be right', async (body, field) => {
    expect(await change('5', body)).toMatchObject({ status: 400, body: { code: 'INVALID_BODY', details: { field } } });
  });

  test('a provider that is off for a restaurant is not offered there, and elsewhere it is', async () => {
    expect(await set('3', { provider: 'click', kind: 'off' })).toBe(200);
    expect(await orderAt('3', 'click')).toMatchObject({ status: 422, body: { code: 'PAYMENT_UNAVAILABLE' } });
    expect((await orderAt('1', 'click')).status).toBe(201);
    expect(await set('3', { provider: 'click', kind: 'shop' })).toBe(200);
    expect((await orderAt('3', 'click')).status).toBe(201);
  });

  test('a provider that the shop does not have may be on for one restaurant', async () => {
    expect(await set('4', { provider: 'uzum', kind: 'own', serviceId: 7, login: 'four', key: 'pass' })).toBe(200);
    const order = (await orderAt('4', 'uzum')).body;
    const call = (login: string) =>
      callUzum(tested.visitor(), 'check', { serviceId: 7, params: { account: String(order.number) } }, basic(login, 'pass'));
    expect([await call('four'), await call('other')]).toEqual(['OK', '10001']);
    expect((await orderAt('1', 'uzum')).status).toBe(422);
  });

  test('Click’s calls are judged by the service that they name', async () => {
    const own = { serviceId: '777', merchantId: '8', key: 'OTHERSECRET' };
    expect(await set('6', { provider: 'click', kind: 'own', ...own })).toBe(200);
    const order = (await orderAt('6', 'click')).body;
    const fields = { click_trans_id: '5', merchant_trans_id: String(order.number), amount: `${order.total}.00` };
    expect((await callClick(tested.visitor(), 'prepare', fields)).error).toBe(-5);
    expect((await callClick(tested.visitor(), 'prepare', { ...fields, service_id: '777' })).error).toBe(-1);
    expect((await callClick(tested.visitor(), 'prepare', { ...fields, service_id: '999' })).error).toBe(-8);
  });

  test('keys are never read back, stay when they are left out, and are not in the log', async () => {
    await set('2', { provider: 'payme', kind: 'own', ...other });
    const { key: _, ...withoutKey } = other;
    const changed = await change('2', { provider: 'payme', kind: 'own', ...withoutKey, merchantId: 'b'.repeat(24) });
    expect(changed.body.payme).toEqual({ kind: 'own', merchantId: 'b'.repeat(24), login: 'Paycom' });
    const list = await owner.get('/api/v1/office/merchant-accounts');
    const log = await owner.get('/api/v1/office/log');
    for (const { text, status } of [list, log]) expect([status, text.includes(other.key)]).toEqual([200, false]);
    expect(log.text).toContain('merchantAccountChanged');
    tested.now += 3_000;
    expect(await callPayme(tested.visitor(), 'CheckPerformTransaction', { amount: 1, account: { order_id: '987654321' } }, otherKey)).toBe(
      -31_050,
    );
    expect(await change('1', { provider: 'payme', kind: 'own', ...withoutKey })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_BODY' },
    });
  });

  test('managers see the accounts, and owners change them', async () => {
    const { browser: manager } = await memberOf(tested, { name: 'Нодир' });
    expect((await manager.get('/api/v1/office/merchant-accounts')).status).toBe(200);
    const body = { provider: 'payme', kind: 'off' };
    expect(await manager.send('PUT', '/api/v1/office/merchant-accounts/1', { body })).toMatchObject({ status: 403 });
    expect((await change('unknown', body)).status).toBe(404);
  });
});

describe.each(engines)('restaurants with accounts of their own while receipts are issued (R-PAY-14), on %s', (engine) => {
  const env: Record<string, string> = { FISCAL: 'on', FISCAL_TIN: '301234567' };
  const merchant = useClickApi(env);
  const tested = useApi(engine, env);
  const own = {
    provider: 'click',
    kind: 'own',
    serviceId: '777',
    merchantId: '8',
    merchantUserId: '5',
    tin: '309876543',
    key: 'OTHERSECRET',
  };

  test('Click takes a tax number and a user of its calls beside the keys, or is refused', async () => {
    const { browser } = await memberOf(tested, { role: 'owner' });
    const change = (body: object) => browser.send('PUT', '/api/v1/office/merchant-accounts/2', { body });
    for (const field of ['tin', 'merchantUserId'] as const) {
      const { [field]: _, ...body } = own;
      expect(await change(body)).toMatchObject({ status: 400, body: { details: { field, rule: 'required' } } });
    }
    expect((await change(own)).status).toBe(200);
  });

  test('its receipts are asked for with the keys and the tax number of the account that was paid', async () => {
    const { merchants, config } = tested.services;
    const sender = receiptSenderOf(config, merchants, () => tested.now);
    const lines = [{ ...{ title: 'Плов', price: 100, count: 1, discount: 0 }, ...{ mxik: '1', packageCode: '1', vatPercent: 0, vat: 0 } }];
    merchant.api.keys = { merchantUserId: '5', secret: 'OTHERSECRET' };
    merchant.api.answers.set('ofd_data/submit_items', { error_code: 0 });
    await sender?.submit({ paymentId: '15', accountOf: '2', lines, unit: 'шт.' });
    expect([merchant.api.called, merchant.api.bodies.at(-1)]).toEqual([
      ['POST ofd_data/submit_items'],
      expect.stringMatching(/"service_id":777,.*"TIN":"309876543"/),
    ]);
    await expect(sender?.submit({ paymentId: '15', accountOf: '3', lines, unit: 'шт.' })).rejects.toThrow('no tax number');
  });

  test('an account that was set before receipts were issued takes nothing without them', async () => {
    const account = JSON.stringify({ serviceId: '7', merchantId: '8', merchantUserId: null, secret: 's' });
    await tested.connection.db.insertInto('merchant_accounts').values({ restaurant_id: '3', provider: 'click', account }).execute();
    tested.now += 3_000;
    const { merchants } = tested.services;
    expect([(await merchants.of('3')).click, (await merchants.of('1')).click?.serviceId]).toEqual([null, '85335']);
  });
});

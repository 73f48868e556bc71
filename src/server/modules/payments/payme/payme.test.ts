import { beforeEach, describe, expect, it } from 'vitest';
import { memoryPayments } from '../../../../../tests/support/payments/memory-payments.ts';
import { hasBasicKey } from '../../../auth/basic-auth.ts';
import { answerPayme } from './payme-endpoint.ts';
import { paymeLink } from './payme-link.ts';

const key = { login: 'Paycom', password: 'test:key' };
const basic = (login: string, password: string) => `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
const words = () => ({ ru: 'Заказ', en: 'Order', uz: 'Buyurtma' });
const total = 5_400_000;
const started = Date.parse('2026-11-21T07:00:00Z');
const hours = 3_600_000;

/** Receipts have tests of their own. */
const noReceipts = { linesOf: async () => null, save: async () => false };
let now = started;
let shop = memoryPayments({});
const orders = () => ({ '1042': { amount: total, status: 'awaiting' as const }, '7': { amount: total, status: 'at_door' as const } });
beforeEach(() => {
  now = started;
  shop = memoryPayments(orders());
});

const send = (body: string | null, authorization: string | undefined = basic(key.login, key.password), method = 'POST') =>
  answerPayme(
    { method, isAuthorized: hasBasicKey(authorization, key), body },
    { payments: shop, receipts: noReceipts, now, words },
    (error) => {
      throw error;
    },
  );
const call = (method: string, params: unknown = {}) => send(JSON.stringify({ method, params, id: 5 }));
const codeOf = async (answer: ReturnType<typeof send>) => ((await answer).error as { code: number } | undefined)?.code;
const account = { order_id: '1042' };
const create = (id: string, time = now) => call('CreateTransaction', { id, time, amount: total, account });
const methods = [
  'CheckPerformTransaction',
  'CreateTransaction',
  'PerformTransaction',
  'CancelTransaction',
  'CheckTransaction',
  'GetStatement',
  'SetFiscalData',
];

describe('the sandbox’s first scenario: a transaction that is cancelled before it is confirmed', () => {
  it.each(methods)('S1 %s with a wrong key is −32504, also without one or with another scheme', async (method) => {
    const body = JSON.stringify({ method, params: {}, id: 1 });
    const wrong = [basic('Paycom', 'other'), basic('other', key.password), 'Bearer x', ''];
    for (const authorization of wrong) expect(await codeOf(send(body, authorization))).toBe(-32_504);
    expect(await codeOf(send(body, basic(key.login, key.password).replace('Basic', 'basic')))).not.toBe(-32_504);
  });

  it('S2 a wrong amount is −31001, of whatever form', async () => {
    for (const amount of [1, 2 ** 31 + 1, '5400000', -1, 0.5, null]) {
      expect(await codeOf(call('CheckPerformTransaction', { amount, account }))).toBe(-31_001);
      expect(await codeOf(call('CreateTransaction', { id: 'a', time: now, amount, account }))).toBe(-31_001);
    }
  });

  it('S3 an unknown order is an error of the account in three languages, which comes before the amount', async () => {
    for (const order_id of ['1', '', 'x'.repeat(200), 3]) {
      const { error } = await call('CheckPerformTransaction', { amount: 1, account: { order_id } });
      expect(error).toEqual({ code: -31_050, message: words(), data: 'order_id' });
    }
    expect(await codeOf(call('CreateTransaction', { id: 'a', time: now, amount: total, account: { order_id: '7' } }))).toBe(-31_051);
  });

  it('S4 to S8 an order can be paid, by one transaction at a time, and a repeated call gets the same answer', async () => {
    expect((await call('CheckPerformTransaction', { amount: total, account })).result).toEqual({ allow: true });
    const first = await create('a');
    expect(first.result).toEqual({ create_time: started, transaction: '1', state: 1 });
    now += 1_000;
    expect(await create('a')).toEqual(first);
    expect((await call('CheckTransaction', { id: 'a' })).result).toMatchObject({ state: 1, perform_time: 0, cancel_time: 0, reason: null });
    expect(await codeOf(create('b'))).toBe(-31_008);
  });

  it('S9 to S11 it is cancelled once, with the reason that Payme gave', async () => {
    await create('a');
    const first = await call('CancelTransaction', { id: 'a', reason: 3 });
    expect(first.result).toEqual({ transaction: '1', cancel_time: now, state: -1 });
    now += 1_000;
    expect(await call('CancelTransaction', { id: 'a', reason: 4 })).toEqual(first);
    expect((await call('CheckTransaction', { id: 'a' })).result).toMatchObject({ state: -1, reason: 3, cancel_time: started });
    expect(await codeOf(call('PerformTransaction', { id: 'a' }))).toBe(-31_008);
    expect((await create('b')).result).toMatchObject({ state: 1 });
  });
});

describe('the sandbox’s second scenario: a transaction that is confirmed', () => {
  it('S12 to S19 the order is paid once', async () => {
    await create('a');
    now += 1_000;
    const first = await call('PerformTransaction', { id: 'a' });
    expect(first.result).toEqual({ transaction: '1', perform_time: now, state: 2 });
    now += 1_000;
    expect(await call('PerformTransaction', { id: 'a' })).toEqual(first);
    expect((await call('CheckTransaction', { id: 'a' })).result).toMatchObject({ state: 2, perform_time: started + 1_000 });
    expect(await codeOf(create('b'))).toBe(-31_052);
  });

  it('S20 and S21 a paid order is given back while it can be undone, and never once it is served', async () => {
    await create('a');
    await call('PerformTransaction', { id: 'a' });
    expect((await call('CancelTransaction', { id: 'a', reason: 5 })).result).toMatchObject({ state: -2 });
    expect((await call('CheckTransaction', { id: 'a' })).result).toMatchObject({ state: -2, reason: 5 });
    const served = { '1042': { amount: total, status: 'awaiting' as 'awaiting' | 'served' } };
    shop = memoryPayments(served);
    await create('a');
    await call('PerformTransaction', { id: 'a' });
    served['1042'].status = 'served';
    expect(await codeOf(call('CancelTransaction', { id: 'a', reason: 5 }))).toBe(-31_007);
  });
});

describe('beyond the sandbox', () => {
  it('X1 every fault of the form has its code, and the id of the request where it can be read', async () => {
    expect(await send('{')).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'not JSON' } });
    expect(await codeOf(send(null))).toBe(-32_700);
    expect(await codeOf(send('[]'))).toBe(-32_600);
    expect(await codeOf(send('{"id":1}'))).toBe(-32_600);
    expect(await codeOf(call('ChangePassword', { password: 'x' }))).toBe(-32_601);
    expect(await codeOf(call('PerformTransaction', {}))).toBe(-32_602);
    expect(await codeOf(call('PerformTransaction', { id: 'unknown' }))).toBe(-31_003);
    expect(await codeOf(send('{}', undefined, 'GET'))).toBe(-32_300);
    expect((await send('{"id":"x","method":"toString"}')).id).toBe('x');
  });

  it('X2 after twelve hours of Payme’s clock a transaction is cancelled with the reason 4', async () => {
    await create('a');
    now += 12 * hours + 1;
    expect(await codeOf(create('a', started))).toBe(-31_008);
    expect(await codeOf(call('PerformTransaction', { id: 'a' }))).toBe(-31_008);
    expect((await call('CheckTransaction', { id: 'a' })).result).toMatchObject({ state: -1, reason: 4 });
  });

  it('X7 a statement has both of its ends, ascends by Payme’s time, and lacks what was refused', async () => {
    await create('b', started + 2_000);
    await call('CancelTransaction', { id: 'b', reason: 3 });
    await create('a', started + 1_000);
    await create('refused', started + 1_500);
    const { result } = await call('GetStatement', { from: started + 1_000, to: started + 2_000 });
    expect((result as { transactions: object[] }).transactions).toMatchObject([
      { id: 'a', time: started + 1_000, amount: total, account, state: 1 },
      { id: 'b', time: started + 2_000, state: -1 },
    ]);
    expect((await call('GetStatement', { from: 0, to: 1 })).result).toEqual({ transactions: [] });
  });
});

it('the link to pay has the vendor’s form', () => {
  const order = { number: 197, amount: 500 };
  const link = paymeLink({
    checkoutUrl: 'https://checkout.paycom.uz',
    merchantId: '587f72c72cac0d162c722ae2',
    order,
    locale: 'ru',
    returnUrl: 'https://shop.example/o/1',
  });
  const [, encoded = ''] = /^https:\/\/checkout\.paycom\.uz\/(.+)$/.exec(link) ?? [];
  expect(Buffer.from(encoded, 'base64').toString()).toBe(
    'm=587f72c72cac0d162c722ae2;ac.order_id=197;a=500;l=ru;c=https://shop.example/o/1',
  );
});

import { beforeEach, describe, expect, it } from 'vitest';
import { memoryPayments } from '../../../../../tests/support/payments/memory-payments.ts';
import { callUzum, type UzumOperation, uzumFailure } from './uzum-calls.ts';

const serviceId = 101;
const started = Date.parse('2026-11-22T07:00:00Z');
const minute = 60_000;
let now = started;
let shop = memoryPayments({});
const orders = { paid: { amount: 4_500_000, status: 'awaiting' as 'awaiting' | 'served' } };
beforeEach(() => {
  now = started;
  orders.paid = { amount: 4_500_000, status: 'awaiting' };
  shop = memoryPayments({ '1042': orders.paid, '7': { amount: 1, status: 'cancelled' } });
});

const account = (number: unknown = '1042') => ({ account: number });
const body = (change: object = {}) => ({ serviceId, timestamp: now, ...change });
const call = (operation: UzumOperation, change: object = {}) => callUzum(operation, body(change), { payments: shop, serviceId, now });
const create = (transId = 'a', amount = 4_500_000) => call('create', { transId, params: account(), amount });
const codeOf = async (answer: ReturnType<typeof call>) => {
  const { ok, ...rest } = await answer;
  return ok ? 'ok' : (rest as { problem: string }).problem;
};
const answered = async (answer: ReturnType<typeof call>) => ((await answer) as { value?: unknown }).value;

describe('Uzum’s calls', () => {
  it('U4 and U5 a missing field is 10005, a foreign service 10006', async () => {
    const whole = { check: { params: account() }, create: { transId: 'a', params: account(), amount: 1 }, confirm: { transId: 'a' } };
    for (const [operation, fields] of Object.entries(whole)) {
      for (const name of ['serviceId', 'timestamp', ...Object.keys(fields)]) {
        const sent = { ...body(fields), [name]: undefined };
        expect(await codeOf(callUzum(operation as UzumOperation, sent, { payments: shop, serviceId, now })), `${operation} ${name}`).toBe(
          '10005',
        );
      }
    }
    expect(await codeOf(call('check', { params: account(), serviceId: 9 }))).toBe('10006');
    expect(await codeOf(callUzum('check', null, { payments: shop, serviceId, now }))).toBe('10005');
  });

  it('U6 to U8 an unknown, a paid and a cancelled order have codes of their own', async () => {
    expect(await codeOf(call('check', { params: account('1') }))).toBe('10007');
    expect(await codeOf(call('check', { params: account(7) }))).toBe('10009');
    await create();
    await call('confirm', { transId: 'a' });
    expect(await codeOf(call('check', { params: account() }))).toBe('10008');
  });

  it('U9 to U11 a repeated call is an error that changes nothing', async () => {
    expect(await answered(create())).toEqual({
      serviceId,
      transId: 'a',
      data: {},
      amount: 4_500_000,
      status: 'CREATED',
      transTime: started,
    });
    expect(await codeOf(create())).toBe('10010');
    expect(await codeOf(create('b', 4_500_001))).toBe('10011');
    expect(await answered(call('confirm', { transId: 'a' }))).toMatchObject({ status: 'CONFIRMED', confirmTime: started });
    now += minute;
    expect(await codeOf(call('confirm', { transId: 'a' }))).toBe('10016');
    expect(shop.attempts).toHaveLength(1);
  });

  it('U12 to U14 an unknown one, one after a reversal and one after thirty minutes can’t be confirmed', async () => {
    expect(await codeOf(call('confirm', { transId: 'x' }))).toBe('10014');
    await create();
    await call('reverse', { transId: 'a' });
    expect(await codeOf(call('confirm', { transId: 'a' }))).toBe('10015');
    await create('b');
    now += 30 * minute + 1_000;
    expect(await codeOf(call('confirm', { transId: 'b' }))).toBe('10015');
    expect(await answered(call('status', { transId: 'b' }))).toMatchObject({ status: 'FAILED', confirmTime: null });
  });

  it('U15 and U16 it is reversed once, and not when its order is served', async () => {
    await create();
    expect(await answered(call('reverse', { transId: 'a' }))).toMatchObject({ status: 'REVERSED', reverseTime: now });
    expect(await codeOf(call('reverse', { transId: 'a' }))).toBe('10018');
    await create('b');
    await call('confirm', { transId: 'b' });
    orders.paid.status = 'served';
    expect(await codeOf(call('reverse', { transId: 'b' }))).toBe('10017');
  });

  it('U17 the status has the times that were answered first', async () => {
    await create();
    now += minute;
    await call('confirm', { transId: 'a' });
    now += minute;
    const first = { status: 'CONFIRMED', transTime: started, confirmTime: started + minute, reverseTime: null };
    expect(await answered(call('status', { transId: 'a' }))).toMatchObject(first);
    await call('reverse', { transId: 'a' });
    expect(await answered(call('status', { transId: 'a' }))).toMatchObject({ ...first, status: 'REVERSED', reverseTime: now });
    expect(await codeOf(call('status', { transId: 'x' }))).toBe('10014');
  });

  it('U18 a check changes nothing', async () => {
    for (let turn = 0; turn < 100; turn += 1) expect(await codeOf(call('check', { params: account() }))).toBe('ok');
    expect(shop.attempts).toEqual([]);
  });

  it('an error names its code, the service and the time', () => {
    expect(uzumFailure('10007', { serviceId, now })).toEqual({ serviceId, timestamp: now, status: 'FAILED', errorCode: '10007' });
  });
});

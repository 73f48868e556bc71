import { beforeAll, describe, expect, test } from 'vitest';
import type { WireReconciliation } from '#contract/office/reconciliation.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import { useClickApi } from '../support/payments/click-merchant.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { type TestedApi, useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const day = '2026-11-21';

interface Entry {
  readonly kind: string;
  readonly by: string | null;
  readonly subject: string;
  readonly after: object | null;
}
type Line = { row: number; ids: string[]; order: number | null; amount: number | null; state: string };
interface Paid {
  readonly order: Order;
  readonly providerId: string;
  readonly paymentId: string;
}

/** An order whose payment a provider has begun. */
async function begunOrder(tested: TestedApi, provider: PaymentProvider): Promise<Paid> {
  const visitor = tested.visitor();
  await signUp(tested, visitor);
  const placed = await place(visitor, { ...(await orderOf(visitor, await fillCart(visitor))), payment: { method: provider } });
  const order = placed.body;
  const [providerId, paymentId] = [`t${order.number}`, String(70_000 + order.number)];
  const begun = { provider, providerId, paymentId, account: String(order.number), amount: order.total * 100, providerTime: tested.now };
  expect((await tested.services.backend.payments.create(begun, tested.now)).ok).toBe(true);
  return { order, providerId, paymentId };
}

async function paidOrder(tested: TestedApi, provider: PaymentProvider): Promise<Paid> {
  const begun = await begunOrder(tested, provider);
  expect((await tested.services.backend.payments.perform(provider, begun.providerId, tested.now)).ok).toBe(true);
  return begun;
}

const lineOf = ({ order, providerId }: Paid, more: Partial<Line> = {}): Line => ({
  ...{ row: 2, ids: [providerId], order: order.number, amount: order.total * 100, state: 'paid' },
  ...more,
});

const found = ({ body }: { body: WireReconciliation }) => body.differences.map(({ kind, orderNumber }) => [kind, orderNumber]);

describe.each(engines)('the statement of a provider, on %s', (engine) => {
  const tested = useApi(engine, { ...staffEnv, PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test:key' });
  let manager: Visitor;
  beforeAll(async () => {
    ({ browser: manager } = await memberOf(tested, { name: 'Шахло' }));
  });
  const send = (lines: readonly Line[], of = day) =>
    manager.post<WireReconciliation>('/api/v1/office/reconciliations', { provider: 'payme', day: of, lines, unread: 1 });

  test('is compared with the payments of the day, and each difference is named (R-PAY-13)', async () => {
    expect(dayOf(tested.now)).toBe(day);
    const [same, missing, amount, open, back] = [
      await paidOrder(tested, 'payme'),
      await paidOrder(tested, 'payme'),
      await paidOrder(tested, 'payme'),
      await begunOrder(tested, 'payme'),
      await paidOrder(tested, 'payme'),
    ];
    const lines = [
      lineOf(same),
      lineOf(amount, { row: 3, amount: 100 }),
      lineOf(open, { row: 4 }),
      lineOf(back, { row: 5, state: 'returned' }),
      { row: 6, ids: ['unknown'], order: null, amount: 5, state: 'paid' },
    ];
    const answer = await send(lines);
    expect(found(answer)).toEqual([
      ['paidThere', null],
      ['paidThere', open.order.number],
      ['paidHere', missing.order.number],
      ['amount', amount.order.number],
      ['returnedThere', back.order.number],
    ]);
    expect(answer.body.differences[3]).toMatchObject({
      there: { rows: [3], ids: [amount.providerId], sum: 1, state: 'paid' },
      here: { sum: amount.order.total, state: 'paid', providerId: amount.providerId },
    });
    expect(answer.body).toMatchObject({ areIdsUnknown: false, notAsked: [], there: { count: 5 }, here: { count: 4 } });
    const { body: log } = await manager.get<{ entries: Entry[] }>('/api/v1/office/log');
    expect(log.entries).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'paymentsReconciled', by: 'Шахло', subject: day },
        after: { provider: 'payme', compared: 5, unread: 1, differences: 5 },
      }),
    );
    await tested.services.backend.payments.cancel('payme', back.providerId, { reason: 'refund', providerReason: 5 }, tested.now);
    expect(found(await send([lineOf(same), lineOf(missing), lineOf(amount), lineOf(back, { state: 'cancelled' })]))).toEqual([]);
    expect(found(await send([lineOf(same), lineOf(missing), lineOf(amount), lineOf(back)]))).toEqual([['returnedHere', back.order.number]]);
  });

  test('may name payments of another day, and a day has only its own', async () => {
    const late = await paidOrder(tested, 'payme');
    expect(found(await send([lineOf(late)], '2026-11-20'))).toEqual([]);
    expect(found(await send([], '2026-11-20'))).toEqual([]);
    expect(found(await send([lineOf(late, { ids: [], amount: 1 })], '2026-11-20'))).toEqual([['amount', late.order.number]]);
  });

  test('does not miss what was returned in another way', async () => {
    const { order, providerId } = await paidOrder(tested, 'payme');
    await staffOf(tested).move(order.id, 'cancelled', 'out_of_stock');
    const [paid, returned] = [
      lineOf({ order, providerId, paymentId: '' }),
      lineOf({ order, providerId, paymentId: '' }, { state: 'returned' }),
    ];
    expect(found(await send([returned], '2026-11-20'))).toEqual([['returnedThere', order.number]]);
    const { body } = await manager.get<{ refunds: { id: string; orderNumber: number }[] }>('/api/v1/office/refunds');
    const { id } = body.refunds.find(({ orderNumber }) => orderNumber === order.number) ?? { id: '' };
    expect((await manager.post(`/api/v1/office/refunds/${id}/done`, { note: 'In cash' })).status).toBe(200);
    expect([found(await send([returned], '2026-11-20')), found(await send([paid], '2026-11-20'))]).toEqual([[], []]);
  });

  test('of 10,000 lines is compared, a longer one is not, and Click can’t be asked without its key', async () => {
    const lines = Array.from({ length: 10_001 }, (_, index) => {
      return { row: index + 2, ids: [`${index}`.padStart(24, 'f')], order: index + 500_000, amount: 1, state: 'unpaid' };
    });
    expect((await send(lines.slice(1), '2026-11-19')).status).toBe(200);
    expect((await send(lines, '2026-11-19')).status).toBe(400);
    const asked = await manager.post('/api/v1/office/reconciliations/click', { day });
    expect(asked).toMatchObject({ status: 422, body: { code: 'PAYMENT_UNAVAILABLE' } });
  });
});

describe.each(engines)('Click’s own answers, on %s', (engine) => {
  const env: Record<string, string> = { ...staffEnv };
  const click = useClickApi(env);
  const tested = useApi(engine, env);
  let manager: Visitor;
  beforeAll(async () => {
    ({ browser: manager } = await memberOf(tested, { name: 'Шахло' }));
  });

  test('are asked for by each order of the day, and an order without an answer is named (R-PAY-13)', async () => {
    const [same, failed, taken, silent] = [
      await paidOrder(tested, 'click'),
      await paidOrder(tested, 'click'),
      await begunOrder(tested, 'click'),
      await paidOrder(tested, 'click'),
    ];
    const answer = ({ order, paymentId }: Paid, status: number) =>
      click.api.answers.set(`status_by_mti/85335/${order.number}/${day}`, {
        error_code: 0,
        payment_id: Number(paymentId),
        payment_status: status,
      });
    answer(same, 2);
    answer(failed, -99);
    answer(taken, 2);
    const refused = { error_code: -5, error_note: 'Payment not found' };
    click.api.answers.set(`status_by_mti/85335/${silent.order.number}/${day}`, refused);
    const reconciled = await manager.post<WireReconciliation>('/api/v1/office/reconciliations/click', { day });
    expect(found(reconciled)).toEqual([
      ['paidThere', taken.order.number],
      ['returnedThere', failed.order.number],
    ]);
    expect(reconciled.body).toMatchObject({
      notAsked: [{ orderNumber: silent.order.number, note: '-5: Payment not found' }],
      there: { count: 3, paid: null },
    });
    click.api.isAway = true;
    const away = await manager.post<WireReconciliation>('/api/v1/office/reconciliations/click', { day });
    expect([away.body.differences, away.body.notAsked.length]).toEqual([[], 4]);
  });

  test('are asked for on the day of the payment, also for what was given back later', async () => {
    const { order, providerId, paymentId } = await paidOrder(tested, 'click');
    tested.now += 24 * 60 * minute;
    await tested.services.backend.payments.cancel('click', providerId, { reason: 'refund' }, tested.now);
    const answers = { error_code: 0, payment_id: Number(paymentId), payment_status: 2 };
    click.api.answers.set(`status_by_mti/85335/${order.number}/${day}`, answers);
    const { browser } = await memberOf(tested);
    const reconciled = await browser.post<WireReconciliation>('/api/v1/office/reconciliations/click', { day: '2026-11-22' });
    expect(found(reconciled)).toEqual([['returnedHere', order.number]]);
    tested.now -= 24 * 60 * minute;
  });
});

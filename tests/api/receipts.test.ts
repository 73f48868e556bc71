import { beforeAll, describe, expect, test } from 'vitest';
import type { WireCatalogWorkspace } from '#contract/office/catalog.ts';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import { paidFor } from '#domain/receipt/fiscal-lines.ts';
import { clickSignature } from '#server/modules/payments/click/click-sign.ts';
import { forgetReceiptTasks, type PaidReceipt, sendReceipts } from '#server/modules/receipts/send-receipts.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, type OrderBody, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;
const payme = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test:key' };
const click = {
  ...{ CLICK_SERVICE_ID: '85335', CLICK_MERCHANT_ID: '9', CLICK_SECRET: 'TESTSECRET', CLICK_MERCHANT_USER_ID: '7' },
  FISCAL_TIN: '301234567',
};
const authorization = `Basic ${Buffer.from(`Paycom:${payme.PAYME_KEY}`).toString('base64')}`;
const delivery = { FISCAL_DELIVERY_CODE: '10112006002000000', FISCAL_DELIVERY_PACKAGE: '1209885', FISCAL_DELIVERY_VAT: '0' };
const codes = { mxik: '10202001001000017', packageCode: '1509983', vatPercent: 12 };

type Catalog = WireCatalogWorkspace['live'];
type Dish = Catalog['products'][number];
type Rpc = { readonly result?: Record<string, unknown>; readonly error?: { readonly code: number } };
interface Detail {
  readonly receipt_type: number;
  readonly items: readonly { readonly price: number; readonly count: number; readonly discount: number; readonly code: string }[];
}

describe.each(engines)('receipts of payments online (R-PAY-8), on %s', (engine) => {
  const tested = useApi(engine, { ...payme, ...click, FISCAL: 'on', ...delivery });
  let manager: Visitor;
  let dishId: string;

  const products = async () => (await manager.get<Catalog>('/api/v1/office/catalog/file')).body.products;
  /** Publishes a change of all dishes. */
  const publish = async (change: (dish: Dish) => object) => {
    const records = (await products()).map((base) => ({
      section: 'products',
      id: String(base.id),
      base,
      value: { ...base, ...change(base) },
    }));
    expect((await manager.send('PUT', '/api/v1/office/catalog/records', { body: { records } })).status).toBe(200);
    expect((await manager.post('/api/v1/office/publishing/publish', {})).status).toBe(200);
  };
  const buyer = async (change: (cart: OrderBody) => object = () => ({}), method = 'payme') => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart: OrderBody = await fillCart(visitor);
    const order = { ...(await orderOf(visitor, { ...cart, ...change(cart) })), payment: { method } };
    return { visitor, placed: await place(visitor, order) };
  };
  const call = async (method: string, params: unknown, at: Pick<typeof tested, 'visitor'> = tested): Promise<Rpc> => {
    const body = JSON.stringify({ id: 1, method, params });
    const headers = { authorization, 'sec-fetch-site': 'cross-site' };
    return (await at.visitor().send<Rpc>('POST', '/api/payments/payme', { body, headers })).body;
  };
  const check = async ({ number, total }: Order) =>
    (await call('CheckPerformTransaction', { amount: total * 100, account: { order_id: number } })).result?.['detail'] as Detail;
  const rowsOf = async (orderId: string) =>
    (await tested.connection.db.selectFrom('receipt_lines').select('order_id').where('order_id', '=', orderId).execute()).length;

  beforeAll(async () => {
    manager = (await memberOf(tested, { name: 'Bobur', role: 'manager' })).browser;
    dishId = (await fillCart(tested.visitor())).lines[0]?.productId ?? '';
    await publish(() => codes);
  });

  test('Payme gets the lines of an order, which add up to its amount and stay as they were when it was placed', async () => {
    const { placed } = await buyer();
    const order = placed.body;
    const detail = await check(order);
    expect(detail.receipt_type).toBe(0);
    expect(detail.items[0]).toMatchObject({ count: 2, code: codes.mxik, package_code: codes.packageCode, vat_percent: 12 });
    expect(detail.items.reduce((sum, { price, count, discount }) => sum + price * count - discount, 0)).toBe(order.total * 100);
    const fee = { price: order.deliveryFee * 100, count: 1, discount: 0, code: delivery.FISCAL_DELIVERY_CODE };
    expect(detail.items.slice(1)).toMatchObject([fee]);
    await publish(() => ({ vatPercent: 15, mxik: '20202001001000017' }));
    expect(await check(order)).toEqual(detail);
    await publish(() => codes);
  });

  test('a set is its dishes', async () => {
    const set = (await products()).find(({ isSet }) => isSet) as Dish;
    const { placed } = await buyer(() => ({ lines: [{ productId: String(set.id), quantity: 2 }] }));
    const order = placed.body;
    const { items } = await check(order);
    const counts = set.setItems?.map(({ quantity }) => quantity * 2) ?? [];
    expect(items.slice(0, counts.length).map(({ count }) => count)).toEqual(counts);
    expect(items.reduce((sum, { price, count, discount }) => sum + price * count - discount, 0)).toBe(order.total * 100);
  });

  test('what lacks a code is neither offered nor paid online, and is at the door; an order without paying online has no lines', async () => {
    await publish(({ id }) => (String(id) === dishId ? { vatPercent: null } : {}));
    const cart = await fillCart(tested.visitor());
    const offered = async () => (await tested.visitor().post<Quote>('/api/v1/quote', cart)).body.payOnline;
    expect(await offered()).toBeUndefined();
    expect((await buyer()).placed).toMatchObject({ status: 422, body: { code: 'PAYMENT_UNAVAILABLE' } });
    const { placed } = await buyer(() => ({}), 'cash');
    expect([placed.status, await rowsOf(placed.body.id)]).toEqual([201, 0]);
    await publish(() => codes);
    expect([await offered(), await rowsOf((await buyer()).placed.body.id)]).toEqual([['payme', 'click'], 1]);
  });

  test('what Payme says about a receipt is kept once for the payment and once for the refund, also from two processes', async () => {
    const { visitor, placed } = await buyer();
    const { id: orderId, number, total } = placed.body;
    const shown = async () => (await visitor.get<Order>(`/api/v1/orders/${orderId}`)).body.payment.receipt;
    const id = `receipt-${number}`;
    const say = (type: string, url: string, at?: Pick<typeof tested, 'visitor'>) =>
      call('SetFiscalData', { id, type, fiscal_data: { receipt_id: 1, status_code: 0, qr_code_url: url } }, at);
    expect((await say('PERFORM', 'https://ofd.soliq.uz/1')).error?.code).toBe(-32_001);
    await call('CreateTransaction', { id, time: tested.now, amount: total * 100, account: { order_id: number } });
    await call('PerformTransaction', { id });
    expect(await shown()).toBeUndefined();
    const other = await tested.otherProcess();
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, index) => say('PERFORM', 'https://ofd.soliq.uz/1', index % 2 === 0 ? tested : other)),
    );
    expect(await shown()).toBe('https://ofd.soliq.uz/1');
    said.push(await say('CANCEL', 'https://ofd.soliq.uz/2'));
    expect(said.filter(({ result }) => result?.['success'] === true)).toHaveLength(21);
    expect(await shown()).toBe('https://ofd.soliq.uz/2');
    const rows = await tested.connection.db
      .selectFrom('receipts')
      .innerJoin('payment_attempts', 'payment_attempts.number', 'receipts.attempt')
      .select(['kind', 'url'])
      .where('provider_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(rows).toEqual([
      { kind: 'refund', url: 'https://ofd.soliq.uz/2' },
      { kind: 'sale', url: 'https://ofd.soliq.uz/1' },
    ]);
  });

  /** Click, as it calls a shop. */
  const payByClick = async ({ number, total }: Order, isComplete = true) => {
    const fields = {
      ...{ click_trans_id: String(20_000 + number), service_id: click.CLICK_SERVICE_ID, click_paydoc_id: String(500 + number) },
      ...{ merchant_trans_id: String(number), amount: `${total}.00`, error: '0', sign_time: '2026-11-22 12:00:00' },
    };
    const form = async (name: string, more: Record<string, string>) => {
      const sent = { ...fields, ...more };
      const body = String(new URLSearchParams({ ...sent, sign_string: clickSignature(sent as never, click.CLICK_SECRET) }));
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
      const path = `/api/payments/click/${name}`;
      return (await tested.visitor().send<{ error: number; merchant_prepare_id: number }>('POST', path, { body, headers })).body;
    };
    const prepared = await form('prepare', { action: '0' });
    if (isComplete) await form('complete', { action: '1', merchant_prepare_id: String(prepared.merchant_prepare_id) });
  };

  test('Click is told once about a receipt that was paid, again after a failure, and asked for its link until there is one', async () => {
    const { visitor, placed } = await buyer(() => ({}), 'click');
    await payByClick((await buyer(() => ({}), 'click')).placed.body, false);
    await payByClick(placed.body);
    const submitted: PaidReceipt[] = [];
    const failures: unknown[] = [];
    const sender = { isDown: true, url: null as string | null };
    const send = () =>
      sendReceipts(
        tested.connection,
        {
          provider: 'click',
          async submit(receipt) {
            if (sender.isDown) throw new Error('down');
            submitted.push(receipt);
          },
          findUrl: async () => sender.url,
        },
        tested.now,
        (error) => failures.push(error),
      );
    const shown = async () => (await visitor.get<Order>(`/api/v1/orders/${placed.body.id}`)).body.payment.receipt;
    await send();
    sender.isDown = false;
    await send();
    expect([failures.length, submitted.length]).toEqual([1, 0]);
    tested.now += minute;
    await Promise.all([send(), send(), send()]);
    expect(submitted).toMatchObject([{ paymentId: String(500 + placed.body.number), unit: 'шт.' }]);
    expect(submitted[0]?.lines.reduce((sum, line) => sum + paidFor(line), 0)).toBe(placed.body.total * 100);
    await send();
    expect(await shown()).toBeUndefined();
    sender.url = 'https://ofd.soliq.uz/3';
    tested.now += minute;
    await send();
    expect(await shown()).toBe('https://ofd.soliq.uz/3');
    tested.now += minute;
    sender.url = 'https://ofd.soliq.uz/4';
    await send();
    expect([await shown(), submitted.length, failures.length]).toEqual(['https://ofd.soliq.uz/3', 1, 1]);
  });

  test('a receipt of a payment that was not taken is forgotten, and one whose link does not come in a week', async () => {
    const tasks = async () => (await tested.connection.db.selectFrom('receipt_tasks').select('attempt').execute()).length;
    const { visitor, placed } = await buyer(() => ({}), 'click');
    const before = await tasks();
    await payByClick(placed.body, false);
    expect(await tasks()).toBe(before + 1);
    await visitor.send('POST', `/api/v1/orders/${placed.body.id}/cancel`, { body: {} });
    await forgetReceiptTasks(tested.connection, tested.now);
    expect(await tasks()).toBe(before);
    await payByClick((await buyer(() => ({}), 'click')).placed.body);
    const silent = { provider: 'click', submit: async () => {}, findUrl: async () => null } as const;
    await sendReceipts(tested.connection, silent, tested.now, () => {});
    await forgetReceiptTasks(tested.connection, tested.now + week);
    expect(await tasks()).toBe(before + 1);
    await forgetReceiptTasks(tested.connection, tested.now + week + 1);
    expect(await tasks()).toBe(before);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { WireCatalogWorkspace } from '#contract/office/catalog.ts';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, type OrderBody, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const payme = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test:key' };
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
  const tested = useApi(engine, { ...payme, FISCAL: 'on', ...delivery });
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
    expect([await offered(), await rowsOf((await buyer()).placed.body.id)]).toEqual([['payme'], 1]);
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
});

import { describe, expect, test } from 'vitest';
import type { WireRefund } from '#contract/office/payments.ts';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { changePromo } from './promo-records.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';

const payme = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test:key' };

describe.each(engines)('the sums of a changed order, on %s', (engine) => {
  const tested = useApi(engine, { ...staffEnv, ...payme });

  /** An order of five portions of one dish. */
  const ordered = async (details: object = {}, wanted: object = {}) => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    const filled = await fillCart(visitor);
    const productId = filled.lines[0]?.productId ?? '';
    const cart = { ...filled, ...wanted };
    const quoteOf = async (quantity: number) =>
      (await visitor.post<Quote>('/api/v1/quote', { ...cart, lines: [{ productId, quantity }] })).body;
    const quotes = { five: await quoteOf(5), one: await quoteOf(1) };
    const { body: order } = await place(visitor, {
      ...(await orderOf(visitor, { ...cart, lines: [{ productId, quantity: 5 }] })),
      ...details,
    });
    const accept = (number: number) =>
      visitor.post<Order & { code?: string }>(`/api/v1/orders/${order.id}/change`, { number, answer: 'accept' });
    const decline = (number: number) => visitor.post<Order>(`/api/v1/orders/${order.id}/change`, { number, answer: 'decline' });
    const balance = async () => (await visitor.get<{ balance: number }>('/api/v1/loyalty')).body.balance;
    const item = { restaurantId: order.restaurantId, productId };
    return { visitor, customerId, order, quotes, accept, decline, balance, item, productId };
  };
  const sumsOf = ({ itemsTotal, discount, deliveryFee, total }: Order | Quote) => ({ itemsTotal, discount, deliveryFee, total });
  const usesOf = async (code: string, customerId: string) => {
    const uses = tested.connection.db
      .selectFrom('promo_uses')
      .select('uses')
      .where('code', '=', code)
      .where('customer_id', '=', customerId);
    return (await uses.executeTakeFirst())?.uses;
  };

  test('a code applies as when the order was placed, whatever it is now, and is given back where it applies no longer (R-CHANGE-4)', async () => {
    const { order, customerId, quotes, accept } = await ordered({}, { promoCode: 'BIRINCHI' });
    expect(quotes.five.discount).toBeGreaterThan(0);
    await changePromo(tested, 'BIRINCHI', { value: 90 });
    const staff = staffOf(tested);
    await staff.offer(order, { productId: order.lines[0]?.productId, quantity: 4 });
    const { body: less } = await accept(1);
    expect(less.discount).toBe(Math.min(quotes.five.discount, Math.floor((less.itemsTotal * 15) / 100)));
    expect(less.total).toBe(less.itemsTotal - less.discount + less.deliveryFee);
    expect(await usesOf('BIRINCHI', customerId)).toBe(1);
    await staff.offer(less, { productId: order.lines[0]?.productId, quantity: 1 });
    expect(sumsOf((await accept(2)).body)).toEqual({
      ...sumsOf(quotes.one),
      discount: 0,
      total: quotes.one.itemsTotal + (quotes.one.deliveryFee ?? 0),
    });
    expect(await usesOf('BIRINCHI', customerId)).toBe(0);
    await changePromo(tested, 'BIRINCHI', { value: 15 });
  });

  test('points above the share of the changed order come back, and all others when it is canceled', async () => {
    const { order, quotes, accept, balance } = await ordered({}, { pointsToSpend: 10_000 });
    expect([order.pointsSpent, await balance()]).toEqual([10_000, 0]);
    await staffOf(tested).offer(order, { productId: order.lines[0]?.productId, quantity: 1 });
    const { body: changed } = await accept(1);
    const most = Math.floor((quotes.one.itemsTotal * 0.3) / 100) * 100;
    expect([changed.pointsSpent, await balance()]).toEqual([Math.min(10_000, most), 10_000 - Math.min(10_000, most)]);
    expect(changed.total).toBe(changed.itemsTotal - changed.discount - changed.pointsSpent + changed.deliveryFee);
    await staffOf(tested).move(order.id, 'cancelled', 'out_of_stock');
    expect(await balance()).toBe(10_000);
  });

  test('portions are held from the offer on, follow the answer, and what is sold out stays sold out (R-CHANGE-6)', async () => {
    const staff = staffOf(tested);
    const first = await ordered();
    const limit = (portions: number | null) => staff.put('stop-list', { ...first.item, portions });
    const left = async () => {
      const { stops } = (await staff.get<{ stops: { productId?: string; portions: number }[] }>('stop-list')).body;
      return stops.find(({ productId }) => productId === first.productId)?.portions;
    };
    const amount = (quantity: number) => ({ productId: first.productId, quantity });
    await limit(12);
    const { order, accept, decline } = await ordered();
    expect(await left()).toBe(7);
    await staff.offer(order, amount(7));
    expect(await left()).toBe(5);
    await decline(1);
    expect(await left()).toBe(7);
    expect((await staff.offer(order, amount(13))).body.code).toBe('ITEMS_UNAVAILABLE');
    await staff.offer(order, amount(2));
    expect(await left()).toBe(7);
    const { body: changed } = await accept(2);
    expect(await left()).toBe(10);
    await limit(0);
    await staff.offer(changed, amount(1));
    await accept(3);
    expect(await left()).toBe(0);
    await limit(5);
    await staff.offer((await staff.get<{ orders: Order[] }>('orders')).body.orders.find(({ id }) => id === order.id) ?? order, amount(3));
    expect(await left()).toBe(3);
    await staff.move(order.id, 'cancelled', 'out_of_stock');
    expect(await left()).toBe(6);
    await limit(null);
  });

  test('what a paid order costs less is a refund that is due, and it never costs more (R-CHANGE-7)', async () => {
    const staff = staffOf(tested);
    const { browser: manager } = await memberOf(tested, { name: 'Шахло' });
    const { order, accept } = await ordered({ payment: { method: 'payme' } });
    const amount = (quantity: number) => ({ productId: order.lines[0]?.productId, quantity });
    expect((await staff.offer(order, amount(4))).body).toMatchObject({ code: 'ILLEGAL_STATUS', details: { status: 'awaiting_payment' } });
    const begun = { provider: 'payme', providerId: `c-${order.number}`, account: String(order.number), amount: order.total * 100 } as const;
    await tested.services.backend.payments.create({ ...begun, providerTime: tested.now }, tested.now);
    await tested.services.backend.payments.perform('payme', begun.providerId, tested.now);
    const due = async () =>
      (await manager.get<{ refunds: WireRefund[] }>('/api/v1/office/refunds')).body.refunds.find(({ orderId }) => orderId === order.id);
    expect((await staff.offer(order, amount(6))).body).toMatchObject({ code: 'CHANGE_IMPOSSIBLE', details: { reason: 'paid' } });
    expect(await due()).toBeUndefined();
    await staff.offer(order, amount(4));
    const four = (await accept(1)).body;
    expect(await due()).toMatchObject({ cause: 'changed', sum: order.total - four.total, canReverse: false, done: null });
    await staff.offer(four, amount(3));
    const three = (await accept(2)).body;
    expect(await due()).toMatchObject({ cause: 'changed', sum: order.total - three.total });
    await manager.post(`/api/v1/office/refunds/${(await due())?.id}/done`, { note: 'Возвращено в кабинете' });
    expect(three.payment.status).toBe('paid');
    await staff.offer(three, amount(2));
    const two = (await accept(3)).body;
    expect(await due()).toMatchObject({ cause: 'changed', sum: three.total - two.total, done: null });
    await staff.move(order.id, 'cancelled', 'out_of_stock');
    expect(await due()).toMatchObject({ cause: 'cancelled', sum: three.total, canReverse: false, done: null });
  });
});

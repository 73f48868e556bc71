import { beforeAll, describe, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { WireCaller } from '#contract/office/hand-orders.ts';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

describe.each(backEnds)('orders by hand, on %s', (backEnd) => {
  const tested = useApi(backEnd, { ...staffEnv, OPEN_ORDERS_PER_CUSTOMER: '1', ORDERS_PER_HOUR_PER_CUSTOMER: '1' });
  let manager: Visitor;
  let cart: Cart;
  beforeAll(async () => {
    ({ browser: manager } = await memberOf(tested, { name: 'Шахло' }));
    cart = await fillCart(tested.visitor());
  });

  const caller = async (phone1: string) => (await manager.post<WireCaller>('/api/v1/office/callers', { phone1 })).body;
  const bodyFor = async (phone1: string, changed: object = {}) => {
    const { body: quote } = await manager.post<Quote>('/api/v1/office/quote', { ...cart, phone1 });
    const contact = { firstName: 'Дилноза', phone1 };
    const address = { text: 'ул. Навои, 30', apartment: '12' };
    return { ...cart, contact, address, payment: { method: 'cash' }, comment: 'Домофон 12', expectedTotal: quote.total, ...changed };
  };
  const placeFor = async (phone1: string, changed: object = {}, key: string = crypto.randomUUID()) =>
    manager.post<Order & ProblemBody>('/api/v1/office/orders', await bodyFor(phone1, changed), { 'idempotency-key': key });

  test('a caller without an account is served as a customer whose phone is not verified (R-HAND-1, R-HAND-4)', async () => {
    const phone = freshPhone();
    expect(await caller(phone)).toEqual({ phone, customer: null, addresses: [], last: null });
    const { status, body: order } = await placeFor(phone);
    expect([status, order.status, order.isPhoneUnverified]).toEqual([201, 'created', true]);
    expect(await caller(phone)).toMatchObject({
      customer: { isVerified: false, isBlocked: false, ...(backEnd !== 'upstream' && { firstName: 'Дилноза' }) },
      addresses: [{ text: 'ул. Навои, 30', apartment: '12' }],
      last: { lines: [{ productId: cart.lines[0]?.productId, quantity: 2 }] },
    });
  });

  test('the history and the board name the person of the office, the customer only the staff (R-HAND-2)', async () => {
    const phone = freshPhone();
    const { body: placed } = await placeFor(phone);
    const { body } = await staffOf(tested).get<{ orders: Order[] }>('orders');
    const onBoard = body.orders.find(({ id }) => id === placed.id);
    expect(onBoard?.history).toMatchObject([{ status: 'created', by: 'staff:Шахло' }]);
    expect(onBoard).toMatchObject({ isPhoneUnverified: true, contact: { phone1: phone } });
    const customer = tested.visitor();
    await openSession(tested, customer, phone);
    const { body: own } = await customer.get<Order>(`/api/v1/orders/${placed.id}`);
    expect(own.history).toMatchObject([{ by: 'staff' }]);
  });

  test('whoever verifies the phone is its customer, and sees the order without what was said on the phone (R-HAND-5)', async () => {
    const phone = freshPhone();
    const { body: placed } = await placeFor(phone);
    const customer = tested.visitor();
    expect(await openSession(tested, customer, phone)).not.toBeNull();
    const { body: own } = await customer.get<Order>(`/api/v1/orders/${placed.id}`);
    expect(own).toMatchObject({ total: placed.total, comment: '', contact: { firstName: '', phone1: phone } });
    expect(own.address).toBeUndefined();
    expect((await caller(phone)).customer?.isVerified).toBe(true);
    const { body: next } = await placeFor(phone);
    expect(next.isPhoneUnverified).toBeUndefined();
    expect((await customer.get<Order>(`/api/v1/orders/${next.id}`)).body.address?.text).toBe('ул. Навои, 30');
  });

  test('prices and rules are those of the shop; only the limits of one customer don’t count (R-HAND-1, R-HAND-3)', async () => {
    const phone = freshPhone();
    const ordered = tested.visitor();
    await signUp(tested, ordered, phone);
    const mine = await orderOf(ordered, cart);
    expect((await place(ordered, mine)).status).toBe(201);
    expect((await place(ordered, mine)).body.code).toBe('TOO_MANY_ORDERS');
    expect((await placeFor(phone)).status).toBe(201);
    expect((await placeFor(phone, { expectedTotal: 1 })).body.code).toBe('PRICE_CHANGED');
    expect((await placeFor(phone, { longitude: 1, latitude: 1 })).body.code).toBe('OUT_OF_ZONE');
    expect((await placeFor(phone, { payment: { method: 'payme' } })).status).toBe(400);
    expect((await placeFor(phone, { pointsToSpend: 1_000 })).status).toBe(400);
  });

  test('a press that is sent again is one order (R-HAND-1)', async () => {
    const [phone, key] = [freshPhone(), crypto.randomUUID()];
    const [first, again] = [await placeFor(phone, {}, key), await placeFor(phone, {}, key)];
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
  });

  test('a look at who calls and the order are in the log, without the phone (R-CUSTOMER-15)', async () => {
    const phone = freshPhone();
    await caller(phone);
    const { body: order } = await placeFor(phone);
    const { body } = await manager.get<{ entries: { kind: string; subject: string; by: string }[] }>('/api/v1/office/log');
    expect(body.entries).toContainEqual(
      expect.objectContaining({ kind: 'customerOpened', by: 'Шахло', subject: expect.stringContaining('***') }),
    );
    expect(body.entries).toContainEqual(expect.objectContaining({ kind: 'orderPlaced', by: 'Шахло', subject: String(order.number) }));
    expect(JSON.stringify(body.entries)).not.toContain(phone);
  });
});

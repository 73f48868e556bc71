import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { MissingWish, OrderChange } from '#domain/order/order-change.ts';
import type { Quote } from '#domain/order/quote.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, orderOf, place, signUp } from './journey.ts';
import { listen } from './listen.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;

describe.each(backEnds)('changes of an order with consent, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);

  /** Plain dishes of the restaurant, the dearest first. */
  const dishesOf = async (visitor: Visitor, { restaurantId }: Cart) => {
    const { body } = await visitor.get<{ products: Dish[] }>(`/api/restaurantmenu?RestaurantId=${restaurantId}`);
    const isPlain = ({ isAvailable, price, isCombo, isSet, modifiers }: Dish) =>
      isAvailable && price >= 10_000 && !isCombo && !isSet && modifiers.length === 0;
    return body.products.filter(isPlain).sort((one, other) => other.price - one.price);
  };
  /** An order of the two dearest dishes, and a cheaper and a dearer dish than the second one. */
  const ordered = async (missing?: MissingWish) => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const [dearest, second, third] = await dishesOf(visitor, cart);
    if (!dearest || !second || !third) throw new Error('the catalog has too few plain dishes');
    const lines = [second, third].map(({ id }) => ({ productId: id, quantity: 2 }));
    const body = { ...(await orderOf(visitor, { ...cart, lines })), ...(missing && { wishes: { missing } }) };
    const { body: order } = await place(visitor, body);
    const answer = (id: string, number: number, given: string) =>
      visitor.post<Order & { code?: string }>(`/api/v1/orders/${id}/change`, { number, answer: given });
    const read = async () => (await visitor.get<Order>(`/api/v1/orders/${order.id}`)).body;
    const quoteOf = async (...changed: Cart['lines']) => (await visitor.post<Quote>('/api/v1/quote', { ...cart, lines: changed })).body;
    return { visitor, order, answer, read, quoteOf, lines, dearer: dearest.id, cheaper: third.id, second: second.id };
  };
  const only = ({ changes = [] }: Order): OrderChange => {
    expect(changes).toHaveLength(1);
    return changes[0] as OrderChange;
  };
  const pass = async (ms: number) => {
    tested.now += ms;
    await tested.services.backend.expireOffers(tested.now);
  };

  test('a line that is left out changes the order when the customer accepts it, priced as a cart without it (R-CHANGE-1, R-CHANGE-4)', async () => {
    const { order, answer, read, quoteOf, lines } = await ordered();
    const offered = await staffOf(tested).offer(order, null, 1);
    expect([offered.status, offered.body.total]).toEqual([200, order.total]);
    const rest = lines.slice(0, 1);
    const { itemsTotal, total, deliveryFee } = await quoteOf(...rest);
    expect(only(await read())).toMatchObject({
      number: 1,
      kind: 'leave_out',
      state: 'open',
      to: null,
      offeredBy: 'staff',
      totalAfter: total,
    });
    const accepted = await answer(order.id, 1, 'accept');
    expect([accepted.status, accepted.body]).toMatchObject([200, { itemsTotal, total, deliveryFee, lines: rest, history: order.history }]);
    expect(only(await read())).toMatchObject({
      state: 'accepted',
      endedBy: 'customer',
      before: { total: order.total, lines: order.lines },
    });
    expect((await answer(order.id, 1, 'decline')).body.code).toBe('CHANGE_ENDED');
    expect(
      (await tested.connection.db.selectFrom('orders').select('total').where('id', '=', order.id).executeTakeFirstOrThrow()).total,
    ).toBe(total);
  });

  test('another dish has the price of the menu, another amount that of the order, and a declined one changes nothing', async () => {
    const { order, answer, read, quoteOf, lines, dearer, cheaper, second } = await ordered();
    const staff = staffOf(tested);
    await staff.offer(order, { productId: dearer, quantity: 2 });
    const declined = await answer(order.id, 1, 'decline');
    expect(declined.body).toMatchObject({ total: order.total, lines: order.lines, changes: [{ state: 'declined' }] });
    await staff.offer(order, { productId: dearer, quantity: 1 });
    const { total } = await quoteOf({ productId: dearer, quantity: 1 }, ...lines.slice(1));
    expect((await answer(order.id, 2, 'accept')).body).toMatchObject({ total, lines: [{ productId: dearer, quantity: 1 }, {}] });
    // a dish that the order has already becomes one line with it
    await staff.offer(await read(), { productId: cheaper, quantity: 1 });
    const merged = await quoteOf({ productId: cheaper, quantity: 3 });
    expect((await answer(order.id, 3, 'accept')).body).toMatchObject({ total: merged.total, lines: [{ productId: cheaper, quantity: 3 }] });
    await staff.offer(await read(), { productId: cheaper, quantity: 1 });
    expect((await answer(order.id, 4, 'accept')).body).toMatchObject({ total: (await quoteOf({ productId: cheaper, quantity: 1 })).total });
    expect((await read()).changes?.map(({ kind }) => kind)).toEqual(['replace', 'replace', 'replace', 'amount']);
    expect((await staff.offer(await read(), null)).body).toMatchObject({ code: 'CHANGE_IMPOSSIBLE', details: { reason: 'empty' } });
    expect(second).not.toBe(cheaper);
  });

  test('an unanswered offer does what was said at checkout, and never costs more (R-CHANGE-3)', async () => {
    const outcomes = async (missing: MissingWish | undefined, to: (ids: { dearer: string; cheaper: string }) => object | null) => {
      const made = await ordered(missing);
      await staffOf(tested).offer(made.order, to(made));
      await pass(5 * minute - 1);
      const before = await made.read();
      await pass(1);
      const after = await made.read();
      return [only(before).state, only(after).state, Math.sign(after.total - made.order.total)];
    };
    const [cheaper, dearer] = [
      ({ cheaper: productId }: { cheaper: string }) => ({ productId, quantity: 2 }),
      ({ dearer: productId }: { dearer: string }) => ({ productId, quantity: 2 }),
    ];
    expect(await outcomes(undefined, () => null)).toEqual(['open', 'unanswered', 0]);
    expect(await outcomes('call', cheaper)).toEqual(['open', 'unanswered', 0]);
    expect(await outcomes('leave_out', () => null)).toEqual(['open', 'accepted', -1]);
    expect(await outcomes('leave_out', dearer)).toEqual(['open', 'left_out', -1]);
    expect(await outcomes('replace', cheaper)).toEqual(['open', 'accepted', -1]);
    expect(await outcomes('replace', dearer)).toEqual(['open', 'unanswered', 0]);
  });

  test('after a call staff note what the customer said, and may take an offer back; one offer at a time', async () => {
    const { order, answer, read, cheaper } = await ordered();
    const staff = staffOf(tested);
    await staff.offer(order, { productId: cheaper, quantity: 2 });
    expect((await staff.offer(order, null)).body.code).toBe('CHANGE_OPEN');
    expect((await staff.endChange(order.id, 1, 'withdraw')).body.changes).toMatchObject([{ state: 'withdrawn', endedBy: 'staff:Anvar' }]);
    expect((await answer(order.id, 1, 'accept')).status).toBe(409);
    await staff.offer(order, null);
    await pass(5 * minute);
    expect((await staff.endChange(order.id, 2, 'accept')).body).toMatchObject({ lines: [{ productId: cheaper }] });
    expect((await read()).changes?.map(({ state, endedBy }) => [state, endedBy])).toEqual([
      ['withdrawn', 'staff'],
      ['accepted', 'staff'],
    ]);
    expect((await staff.endChange(order.id, 2, 'accept')).body.code).toBe('CHANGE_ENDED');
  });

  test('an order that leaves takes the offer back, and can not be changed any more (R-CHANGE-2)', async () => {
    const { order, read } = await ordered('leave_out');
    const staff = staffOf(tested);
    await staff.offer(order, null);
    await staff.move(order.id, 'on_way');
    await pass(5 * minute);
    expect([only(await read()).state, (await read()).total]).toEqual(['withdrawn', order.total]);
    expect((await staff.offer(order, null)).body).toMatchObject({ code: 'ILLEGAL_STATUS', details: { status: 'on_way' } });
    const other = await ordered();
    expect((await staff.offer({ ...order, id: crypto.randomUUID() }, null)).status).toBe(404);
    expect((await other.answer(order.id, 1, 'accept')).status).toBe(404);
    expect((await staff.offer({ ...other.order, lines: [] }, null)).status).toBe(400);
    const wrong = { line: 0, productId: other.cheaper, to: null };
    expect((await staff.put(`orders/${other.order.id}/change`, wrong)).status).toBe(405);
  });

  test('the customer and the board hear of an offer and of its answer within a second', async () => {
    const { visitor, order, answer } = await ordered();
    const headers = { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const page = await listen(tested, `/api/v1/orders/${order.id}/events`, headers);
    await page.next();
    await staffOf(tested).offer(order, null);
    expect(await page.next(1_000)).toMatchObject({ event: 'status', data: { order: { changes: [{ state: 'open' }] } } });
    await answer(order.id, 1, 'accept');
    expect(await page.next(1_000)).toMatchObject({ data: { status: 'created', order: { changes: [{ state: 'accepted' }] } } });
    await page.close();
  });

  test('of an answer and the end of its time exactly one counts', async () => {
    for (const given of ['accept', 'decline'] as const) {
      const { order, answer, read } = await ordered('leave_out');
      await staffOf(tested).offer(order, null);
      const until = Date.parse(only(await read()).until);
      tested.now = until - 1;
      const expire = () => tested.services.backend.expireOffers(until);
      const [answered] = await Promise.all([answer(order.id, 1, given), expire(), expire()]);
      const { changes, total } = await read();
      const isFirst = answered.status === 200;
      expect(changes).toMatchObject([
        isFirst ? { state: given === 'accept' ? 'accepted' : 'declined', endedBy: 'customer' } : { state: 'accepted', endedBy: 'system' },
      ]);
      expect(total < order.total).toBe(!isFirst || given === 'accept');
      const rows = tested.connection.db.selectFrom('order_history').select('change').where('order_id', '=', order.id);
      expect((await rows.where('change', 'is not', null).execute()).map(({ change }) => change)).toEqual(['offered', changes?.[0]?.state]);
    }
  });
});

interface Dish {
  readonly id: string;
  readonly price: number;
  readonly isAvailable: boolean;
  readonly isCombo: boolean;
  readonly isSet: boolean;
  readonly modifiers: readonly unknown[];
}

import { beforeAll, describe, expect, test } from 'vitest';
import type { WireFeedback } from '#contract/office/feedback.ts';
import type { GivenFeedback } from '#domain/order/feedback.ts';
import type { Order } from '#domain/order/order.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const hourMs = 60 * 60_000;

interface State {
  readonly until: string | null;
  readonly isOpen: boolean;
  readonly given: GivenFeedback | null;
  readonly code?: string;
  readonly details?: { readonly field?: string };
}
interface Page {
  readonly feedback: readonly WireFeedback[];
  readonly next: number | null;
  readonly waiting: number;
}

describe.each(backEnds)('feedback after the meal, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  let office: Visitor;
  beforeAll(async () => {
    ({ browser: office } = await memberOf(tested, { name: 'Malika' }));
  });

  const ordered = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const { body: order } = await place(visitor, await orderOf(visitor, await fillCart(visitor)));
    const path = `/api/v1/orders/${order.id}/feedback`;
    return {
      visitor,
      order,
      give: (body: object) => visitor.send<State>('PUT', path, { body }),
      read: () => visitor.get<State>(path),
    };
  };
  const eaten = async () => {
    const made = await ordered();
    expect((await staffOf(tested).move(made.order.id, 'delivered')).status).toBe(200);
    return made;
  };
  const list = async (query = '', reader = office) => (await reader.get<Page>(`/api/v1/office/feedback${query}`)).body;
  const entryOf = async (order: Order, query = '') => (await list(query)).feedback.find(({ orderId }) => orderId === order.id);
  const answer = (order: Order, text: string, by = office) =>
    by.send<WireFeedback & { code?: string }>('PUT', `/api/v1/office/feedback/${order.id}/answer`, { body: { text } });

  test('is given from the handing over on, until 24 hours later (R-FEEDBACK-1)', async () => {
    const { order, give, read } = await ordered();
    expect((await read()).body).toEqual({ until: null, isOpen: false, given: null });
    expect((await give({ stars: 5 })).body.code).toBe('FEEDBACK_CLOSED');
    await staffOf(tested).move(order.id, 'delivered');
    const until = new Date(tested.now + 24 * hourMs).toISOString();
    expect((await read()).body).toEqual({ until, isOpen: true, given: null });
    const productId = order.lines[0]?.productId;
    const given = await give({ stars: 4, text: '  Hot and quick ', dishes: [{ productId, stars: 5 }] });
    expect([given.status, given.body]).toMatchObject([
      200,
      { until, isOpen: true, given: { stars: 4, text: 'Hot and quick', dishes: [{ productId, stars: 5 }], answer: null } },
    ]);
    tested.now += 24 * hourMs;
    const late = await give({ stars: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'FEEDBACK_CLOSED']);
    expect((await read()).body).toMatchObject({ isOpen: false, given: { stars: 4 } });
  });

  test('is one for an order, and given anew until the house has answered (R-FEEDBACK-2)', async () => {
    const { order, give, read } = await eaten();
    await give({ stars: 2, text: 'Cold' });
    await give({ stars: 3, text: 'Cold, but tasty' });
    expect((await list()).feedback.filter(({ orderId }) => orderId === order.id)).toMatchObject([{ stars: 3, text: 'Cold, but tasty' }]);
    const answered = await answer(order, 'Sorry, we will keep it hot');
    expect([answered.status, answered.body.answer]).toMatchObject([200, { text: 'Sorry, we will keep it hot', by: 'Malika' }]);
    expect((await read()).body).toMatchObject({ isOpen: false, given: { answer: { text: 'Sorry, we will keep it hot' } } });
    expect((await give({ stars: 5 })).body.code).toBe('FEEDBACK_CLOSED');
    await answer(order, 'Sorry. The next plov is on us');
    expect((await read()).body.given?.answer?.text).toBe('Sorry. The next plov is on us');
  });

  test('has one to five stars, up to 500 characters, and stars for dishes of the order (R-FEEDBACK-3)', async () => {
    const { order, give } = await eaten();
    const dish = { productId: order.lines[0]?.productId ?? '', stars: 5 };
    for (const [body, field] of [
      [{ stars: 0 }, 'stars'],
      [{ stars: 6 }, 'stars'],
      [{ stars: 4.5 }, 'stars'],
      [{}, 'stars'],
      [{ stars: 5, text: 'x'.repeat(501) }, 'text'],
      [{ stars: 5, dishes: [{ productId: 'elsewhere', stars: 5 }] }, 'dishes'],
      [{ stars: 5, dishes: [dish, dish] }, 'dishes'],
    ] as const) {
      const rejected = await give(body);
      expect([rejected.status, rejected.body.details?.field]).toEqual([400, field]);
    }
    expect((await give({ stars: 5, text: 'x'.repeat(500), dishes: [dish] })).status).toBe(200);
  });

  test('is read by its customer and the house alone', async () => {
    const { order, give } = await eaten();
    await give({ stars: 1, text: 'Where is the salad?' });
    const { visitor: other } = await ordered();
    expect((await other.get(`/api/v1/orders/${order.id}/feedback`)).status).toBe(404);
    expect((await other.send('PUT', `/api/v1/orders/${order.id}/feedback`, { body: { stars: 5 } })).status).toBe(404);
    expect((await other.get('/api/v1/office/feedback')).status).toBe(401);
    const { browser: cook } = await memberOf(tested, { role: 'kitchen', restaurantIds: [order.restaurantId] });
    expect((await cook.get('/api/v1/office/feedback')).status).toBe(403);
    expect((await answer(order, 'Here', cook)).status).toBe(403);
    expect(await entryOf(order)).toMatchObject({ stars: 1, text: 'Where is the salad?', number: order.number, customer: order.contact });
  });

  test('waits for an answer with words or three stars and fewer; the office filters by it (R-FEEDBACK-4)', async () => {
    const { waiting } = await list();
    const [silent, praised, poor] = [await eaten(), await eaten(), await eaten()];
    await silent.give({ stars: 5 });
    await praised.give({ stars: 5, text: 'Thank you' });
    await poor.give({ stars: 3 });
    expect((await list()).waiting).toBe(waiting + 2);
    const shown = async (query: string) => {
      const found = await Promise.all([silent, praised, poor].map(({ order }) => entryOf(order, query)));
      return found.map((entry) => entry !== undefined);
    };
    expect(await shown('')).toEqual([true, true, true]);
    expect(await shown('?show=waiting')).toEqual([false, true, true]);
    expect(await shown('?show=low')).toEqual([false, false, true]);
    await answer(praised.order, 'Come again');
    expect((await list()).waiting).toBe(waiting + 1);
    expect(await shown('?show=waiting')).toEqual([false, false, true]);
    const { entries } = (await office.get<{ entries: object[] }>('/api/v1/office/log?kind=feedbackAnswered')).body;
    expect(entries[0]).toMatchObject({ by: 'Malika', subject: String(praised.order.number), before: null, after: null });
    const { body: unknown } = await answer({ ...poor.order, id: crypto.randomUUID() }, 'Hello');
    expect(unknown.code).toBe('NOT_FOUND');
  });

  test('is removed with the account of its customer (R-FEEDBACK-5)', async () => {
    const { visitor, order, give } = await eaten();
    await give({ stars: 2, text: 'My name is Dilnoza' });
    await answer(order, 'Dear Dilnoza, sorry');
    expect((await visitor.send('DELETE', '/api/v1/account')).status).toBe(204);
    expect(await entryOf(order)).toBeUndefined();
    const { db } = tested.connection;
    const kept = [await db.selectFrom('order_feedback').selectAll().execute(), await db.selectFrom('content_log').selectAll().execute()];
    expect(JSON.stringify(kept)).not.toContain('Dilnoza');
  });
});

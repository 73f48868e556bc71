import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/id.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import type { Executor } from '#server/db/connection.ts';
import { bumpVersion } from '#server/modules/catalog/catalog-version.ts';
import { lockCustomer } from '#server/modules/loyalty/wallet.ts';
import type { Backend } from '#server/ports/backend.ts';
import { deliveringRestaurant, newKey, orderOf, plainPickup } from '../support/builders/order-builders.ts';
import { demoFile as file, noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { engines } from '../support/shop/backends.ts';

const buyers = 12;
const unlimited = { ...file, restaurants: file.restaurants.map((record) => ({ ...record, slotCapacity: null })) };

describe.each(engines)('a batch of orders of several customers, on %s', (engine) => {
  const restaurant = deliveringRestaurant(file);
  let scene: Scene;
  let order: OrderRequest;
  let customers: readonly Id[];

  beforeAll(async () => {
    scene = await openScene(engine);
    await scene.load(unlimited);
    order = orderOf(await plainPickup(scene.backend, restaurant), 10_000_000);
  });
  afterAll(() => scene.close());
  beforeEach(async () => {
    const { db } = scene.database.connection;
    for (const table of ['outbox', 'order_history', 'orders', 'slot_loads'] as const) await db.deleteFrom(table).execute();
    const made = [];
    for (let at = 0; at < buyers; at++) made.push((await scene.newCustomer()).id);
    customers = made;
  });
  const place = (customerId: Id, request = order, key = newKey()) => scene.backend.placeOrder(request, 'ru', customerId, key, noon);

  test('share a transaction', async () => {
    const before = scene.database.connection.commits();
    const placed = await Promise.all(customers.map((id) => place(id)));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(buyers);
    expect(scene.database.connection.commits() - before).toBe(1);
  });

  test('have each a number, a history, a message and a place in their slot', async () => {
    const { db } = scene.database.connection;
    const placed = (await Promise.all(customers.map((id) => place(id)))).flatMap((result) => (result.ok ? [result.value.order] : []));
    const numbers = placed.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const [at, { id }] of placed.entries()) expect(await scene.backend.order(customers[at] ?? '', id, noon)).toEqual(placed[at]);
    const changes = await db.selectFrom('order_history').selectAll().execute();
    const messages = await db.selectFrom('outbox').selectAll().execute();
    expect(changes.map((change) => change.order_id).toSorted()).toEqual(placed.map(({ id }) => id).toSorted());
    expect(messages.map((message) => [message.history_id, message.order_id])).toEqual(changes.map(({ id, order_id }) => [id, order_id]));
    const loads = await db.selectFrom('slot_loads').selectAll().execute();
    expect(loads.map(({ start, orders }) => [start, orders])).toEqual([[placed[0]?.slot.start, buyers]]);
  });

  test('are rejected one by one: the others are placed, and the key of a rejected one stays unused', async () => {
    const [cheap = '', unknown = '', stranger, ...others] = customers;
    const key = newKey();
    const results = await Promise.all([
      place(cheap, { ...order, expectedTotal: 1 }, key),
      place(unknown, { ...order, lines: [{ productId: 'no-such-dish', quantity: 1, modifiers: [], combo: [] }] }),
      place(`${stranger}-deleted`),
      ...others.map((id) => place(id)),
    ]);
    const codes = results.map((result) => (result.ok ? 'placed' : result.problem.code));
    expect(codes).toEqual(['PRICE_CHANGED', 'UNKNOWN_PRODUCT', 'NOT_SIGNED_IN', ...others.map(() => 'placed')]);
    expect(await place(cheap, order, key)).toMatchObject({ ok: true, value: { isReplay: false } });
  });

  test('return the order that a used key placed before, beside new ones', async () => {
    const [first = '', ...others] = customers;
    const key = newKey();
    const before = await place(first, order, key);
    const [again, different, ...placed] = await Promise.all([
      place(first, order, key),
      place(first, { ...order, comment: 'another' }, key),
      ...others.map((id) => place(id)),
    ]);
    expect(again).toMatchObject({ ok: true, value: { isReplay: true, order: { id: before.ok && before.value.order.id } } });
    expect(different).toMatchObject({ ok: false, problem: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(placed.every(({ ok }) => ok)).toBe(true);
  });

  test('of which one customer sends two: both are placed', async () => {
    const [first = ''] = customers;
    const placed = await Promise.all([...customers, first].map((id) => place(id)));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(buyers + 1);
    expect((await scene.backend.orders(first, null, noon)).orders).toHaveLength(2);
  });

  test('of which the database does not accept one: the others are placed', async () => {
    const [broken = '', ...others] = customers;
    const [rejected, ...placed] = await Promise.allSettled([
      // PostgreSQL stores no zero byte, SQLite does
      place(broken, order, '\u0000'),
      ...others.map((id) => place(id)),
    ]);
    expect(rejected?.status).toBe(engine === 'postgres' ? 'rejected' : 'fulfilled');
    expect(placed.every((result) => result.status === 'fulfilled' && result.value.ok)).toBe(true);
  });

  // SQLite has one writer at a time
  if (engine === 'postgres') {
    /** Places orders while another transaction holds what it has changed, which ends as soon as they wait for it. */
    const placeDuring = async (change: (transaction: Executor) => Promise<unknown>, placing: () => Promise<Results>) => {
      const { db } = scene.database.connection;
      const begun = await db.transaction().execute(async (transaction) => {
        await change(transaction);
        const results = placing();
        await expect.poll(() => waitingStatements(db)).toBeGreaterThan(0);
        return { results };
      });
      return begun.results;
    };

    test('wait for a customer whom another transaction has locked, and are placed then', async () => {
      const placed = await placeDuring(
        (transaction) => lockCustomer(transaction, customers[0] ?? ''),
        () => Promise.all(customers.map((id) => place(id))),
      );
      expect(placed.every(({ ok }) => ok)).toBe(true);
    });

    test('are decided again when another transaction has taken the last portions meanwhile', async () => {
      const [dish] = order.lines;
      const stopList = [{ restaurantId: restaurant.id, productId: dish?.productId ?? '', portions: buyers }];
      await scene.load({ ...unlimited, stopList });
      const results = await placeDuring(
        async (transaction) => {
          await transaction.updateTable('stock').set({ portions: 5 }).execute();
          await bumpVersion(transaction, 'stock');
        },
        () => Promise.all(customers.map((id) => place(id))),
      );
      await scene.load(unlimited);
      const codes = results.map((result) => (result.ok ? 'placed' : result.problem.code));
      expect(codes).toEqual(customers.map((_, at) => (at < 5 ? 'placed' : 'ITEMS_UNAVAILABLE')));
    });
  }
});

type Results = Awaited<ReturnType<Backend['placeOrder']>>[];

/** How many statements wait for the lock of another transaction. */
async function waitingStatements(db: Executor): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

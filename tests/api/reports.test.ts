import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireReport } from '#contract/office/reports.ts';
import { addDays } from '#domain/schedule/clock.ts';
import type { Connection } from '#server/db/connection.ts';
import { countMissed, countOrder } from '#server/modules/orders/count-orders.ts';
import { readReport } from '#server/modules/reports/read-report.ts';
import { random } from '../support/builders/random.ts';
import { type EndedOrder, endedOrders, insertEnded, totalOf } from '../support/builders/report-orders.ts';
import { createDatabase, engines, type TestDatabase } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

describe.each(engines)('the reports on %s', (engine) => {
  let database: TestDatabase;
  let connection: Connection;
  const orders: EndedOrder[] = [];
  const returning = new Set<string>();
  beforeAll(async () => {
    database = await createDatabase(engine);
    ({ connection } = database);
    const { upTo: pick } = random(20_261_129);
    orders.push(...endedOrders(1_000, 3, pick));
    await insertEnded(connection, orders);
    const known = new Set<string>();
    for (const { id, customerId, status } of orders) {
      if (status === 'cancelled' || customerId === null) continue;
      if (known.has(customerId)) returning.add(id);
      known.add(customerId);
    }
    while (!(await countMissed(connection)).isDone);
    for (const order of orders.filter(({ status }) => status !== 'cancelled' && pick(20) === 0)) await cancelAfterwards(order);
  });
  afterAll(() => database.remove());

  const cancelAfterwards = async (order: EndedOrder) => {
    order.status = 'cancelled';
    order.cancelled = { by: 'staff:Shahlo', reason: 'out_of_stock' };
    await connection.db.transaction().execute(async (transaction) => {
      const { record } = await transaction.selectFrom('orders').select('record').where('id', '=', order.id).executeTakeFirstOrThrow();
      const changed = JSON.stringify({ ...JSON.parse(record), cancelReason: 'out_of_stock' });
      await transaction.updateTable('orders').set({ status: 'cancelled', record: changed }).where('id', '=', order.id).execute();
      const change = { order_id: order.id, status: 'cancelled', at: 0, by: 'staff:Shahlo' };
      await transaction.insertInto('order_history').values(change).execute();
      await countOrder(transaction, order.id);
    });
  };

  /** Adds up orders one by one. */
  const slowly = (those: readonly EndedOrder[]) => {
    const sums: Record<string, number> = {};
    const add = (key: string, value: number) => {
      sums[key] = (sums[key] ?? 0) + value;
    };
    for (const order of those) {
      if (!order.isKnown) continue;
      const total = totalOf(order);
      if (order.cancelled !== null) {
        const reason = { out_of_stock: 'out_of_stock', unreachable: 'unreachable' }[order.cancelled.reason ?? ''];
        add('cancelled', 1);
        add('cancelled_total', total);
        add(`cancellation ${order.cancelled.by.split(':')[0]}/${reason ?? (order.cancelled.reason ? 'other' : 'none')}`, total);
        continue;
      }
      add('orders', 1);
      add('total', total);
      add('discount', order.discount);
      add('points', order.points);
      add('delivery', order.delivery);
      if (order.minutesLate > 0) add('late', 1);
      if (order.minutesLate > 0) add('late_minutes', order.minutesLate);
      add(`restaurant ${order.restaurantId}`, total);
      add(`hour ${Math.floor(order.start / 60)}`, 1);
      for (const { productId, quantity, total: price } of order.lines) {
        add('items', price);
        add(`dish ${productId}`, price);
        add(`portions ${productId}`, quantity);
      }
      for (const code of order.codes) add(`promo ${code}`, order.discount);
      add(`payment ${order.method}`, total);
      add(`customer ${order.customerId === null ? 'unknown' : returning.has(order.id) ? 'returning' : 'new'}`, total);
      add(`fulfillment ${order.orderTypeId === 0 ? 'delivery' : 'pickup'}`, total);
      if (order.courierId !== null) add(`courier ${order.courierId}`, total);
    }
    return withoutZeros(sums);
  };

  /** The same figures of a report. */
  const quickly = ({ report }: Awaited<ReturnType<typeof readReport>>) => {
    const sums: Record<string, number> = { ...report.sums };
    for (const { id, sums: own } of report.restaurants) sums[`restaurant ${id}`] = own.total;
    for (const { hour, orders: count } of report.hours) sums[`hour ${hour}`] = (sums[`hour ${hour}`] ?? 0) + count;
    for (const { facet, item, sums: own } of report.shares) {
      sums[`${facet} ${item}`] = own.total;
      if (facet === 'dish') sums[`portions ${item}`] = own.portions;
    }
    return withoutZeros(sums);
  };

  const all = (span: 'day' | 'week' | 'month' | 'year', day: string) =>
    readReport(connection.db, { span, day, restaurantIds: null }, '2030-01-01');

  test('are the sums of the orders on each of 1,000 days, to the som', async () => {
    const byDay = Map.groupBy(orders, ({ day }) => day);
    const different: unknown[] = [];
    for (const [day, those] of byDay) {
      const read = await all('day', day);
      const [quick, slow] = [quickly(read), slowly(those)];
      if (JSON.stringify(quick) !== JSON.stringify(slow)) different.push({ day, quick, slow });
      expect(read.report.before.total).toBe(slowly(byDay.get(addDays(day, -7)) ?? [])['total'] ?? 0);
    }
    expect(byDay.size).toBe(1_000);
    expect(different).toEqual([]);
  });

  test('are the sums of the orders in weeks, months and years, with the steps of each', async () => {
    const last = orders.at(-1)?.day ?? '';
    for (let day = '2024-01-01'; day <= last; day = addDays(day, 45)) {
      for (const span of ['week', 'month', 'year'] as const) {
        const read = await all(span, day);
        const { range, steps } = read.report;
        const inside = orders.filter((order) => order.day >= range.from && order.day <= range.to);
        expect(quickly(read), `${span} of ${day}`).toEqual(slowly(inside));
        const ofSteps = steps.map(({ key }) => slowly(inside.filter((order) => order.day.startsWith(key)))['total'] ?? 0);
        expect(steps.map(({ sums }) => sums.total)).toEqual(ofSteps);
      }
    }
  });

  test('of a year that goes on are compared with as much of the year before', async () => {
    const { report } = await readReport(connection.db, { span: 'year', day: '2025-03-17', restaurantIds: ['1', '3'] }, '2025-03-17');
    expect(report.rangeBefore).toEqual({ from: '2024-01-01', to: '2024-03-17' });
    const before = orders.filter(({ day, restaurantId }) => day <= '2024-03-17' && restaurantId !== '2');
    expect(report.before.total).toBe(slowly(before)['total']);
    expect(report.steps[2]?.before.total).toBe(slowly(before.filter(({ day }) => day >= '2024-03-01'))['total']);
  });
});

function withoutZeros(sums: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, sum]) => sum !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

describe.each(engines)('the report of a shop on %s', (engine) => {
  const tested = useApi(engine, staffEnv);
  let manager: Visitor;
  beforeAll(async () => {
    ({ browser: manager } = await memberOf(tested));
  });
  const placed = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    return { visitor, order: (await place(visitor, await orderOf(visitor, cart))).body };
  };
  const report = async (more: Record<string, string> = {}) =>
    (await manager.get<WireReport>(`/api/v1/office/report?${new URLSearchParams({ span: 'day', day: '2026-11-21', ...more })}`)).body;
  const itemsOf = ({ shares }: WireReport, facet: string) =>
    shares.filter((share) => share.facet === facet && share.sums.orders > 0).map(({ item }) => item);

  test('has an order once it is handed over, once also when it is completed, and as a cancellation when that is what it came to', async () => {
    const { order } = await placed();
    const staff = staffOf(tested);
    await staff.move(order.id, 'ready');
    expect(await report()).toMatchObject({ sums: { orders: 0, cancelled: 0 }, restaurants: [], shares: [], isComplete: true });
    await staff.move(order.id, order.orderTypeId === 0 ? 'delivered' : 'picked_up');
    const handedOver = await report();
    expect(handedOver.sums).toMatchObject({ orders: 1, total: order.total, items: order.itemsTotal, cancelled: 0 });
    expect(itemsOf(handedOver, 'dish').sort()).toEqual([...new Set(order.lines.map(({ productId }) => productId))].sort());
    expect(itemsOf(handedOver, 'customer')).toEqual(['new']);
    expect(handedOver.restaurants).toMatchObject([{ id: order.restaurantId, sums: { total: order.total } }]);
    tested.now += 3 * 60 * 60_000;
    await tested.services.backend.purge(tested.now);
    expect(await report()).toEqual(handedOver);
    const other = await placed();
    await staff.move(other.order.id, 'cancelled', 'out_of_stock');
    const both = await report();
    expect(both.sums).toMatchObject({ orders: 1, total: order.total, cancelled: 1, cancelled_total: other.order.total });
    expect(itemsOf(both, 'cancellation')).toEqual(['staff/out_of_stock']);
    expect((await report({ restaurantId: 'elsewhere' })).sums.orders).toBe(0);
    const csv = await manager.get('/api/v1/office/report.csv?span=day&day=2026-11-21&lang=uz');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="report-day-2026-11-21.csv"');
    expect(csv.text).toContain('Boʻlim,Nomi,Buyurtmalar,');
    expect(csv.text).toMatch(new RegExp(`,1,${order.total},0,`));
  });

  test('counts all orders that an account takes with it when it is deleted', async () => {
    const before = (await report()).sums.cancelled;
    const { visitor } = await placed();
    await place(visitor, await orderOf(visitor, await fillCart(visitor)));
    expect((await visitor.send('DELETE', '/api/v1/account')).status).toBeLessThan(300);
    expect((await report()).sums.cancelled).toBe(before + 2);
  });
});

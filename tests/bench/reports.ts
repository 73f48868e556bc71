import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { noMeasures, type OrderFigures } from '#domain/report/order-figures.ts';
import { type ReportSpan, reportSpans } from '#domain/report/report-span.ts';
import { addDays } from '#domain/schedule/clock.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { prepareDatabase } from '#server/bootstrap.ts';
import { connectDirectly } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { addFigures } from '#server/modules/reports/add-figures.ts';
import { createReports } from '#server/modules/reports/reports.ts';
import { noon } from '../support/builders/many-orders.ts';
import { random } from '../support/builders/random.ts';
import type { Row } from '../support/load/measured.ts';
import { startPostgres } from '../support/shop/postgres.ts';

const limitMs = 1_000;
const ordersOfYear = 1_000_000;
const busyDays = 7;
const ordersOfBusyDay = 10_000;
const ordinaryDays = 365 - busyDays;
/** The year before has so many a day: it is there to be compared with. */
const ordersBefore = 50;
const firstDay = '2025-01-01';
/** The day of the reports, one of those with the most orders. */
const lastDay = addDays(firstDay, 364);
const [restaurants, dishes, codes] = [10, 150, 20];
/** Of these a report asks only whether one is not counted yet, by an index that has none. */
const orderRows = 100_000;
const readings = 5;

export const reportsRow: Row = {
  name: 'reports',
  what: `reports of a day of ${ordersOfBusyDay.toLocaleString('en')} orders, its week and month, and of a year of ${ordersOfYear.toLocaleString('en')}, of ${restaurants} restaurants with ${dishes} dishes; the sums are filled by the function that keeps them, ${orderRows.toLocaleString('en')} rows of orders stand beside them; the slowest of ${readings}`,
  reach: `each ≤ ${limitMs} ms, on SQLite and PostgreSQL`,
  async measure() {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-reports-'));
    const postgres = await startPostgres();
    const connections = [
      await connectDirectly({ databaseUrl: null, dataDir }),
      await connectDirectly({ databaseUrl: postgres.url, dataDir: '' }),
    ];
    try {
      for (const connection of connections) await fillOrders(connection);
      await fillSums(connections);
      const found: string[] = [];
      let worst = 0;
      for (const connection of connections) {
        const times = await slowestOf(connection);
        worst = Math.max(worst, ...times.values());
        found.push(`${connection.engine}: ${[...times].map(([span, ms]) => `${span} ${ms} ms`).join(', ')}`);
      }
      return { found: found.join('; '), isReached: worst <= limitMs };
    } finally {
      for (const connection of connections) await connection.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true });
    }
  },
};

/** Rows of orders that are counted: a report looks for one that is not. */
async function fillOrders(connection: Connection): Promise<void> {
  await prepareDatabase(connection, { demo: true }, noon);
  await sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(orderRows)})
    insert into orders (id, customer_id, restaurant_id, order_type_id, slot_day, slot_start, slot_end, status, total, created_at, record, counted)
    select 'order-' || i, null, '1', 200, ${lastDay}, 720, 740, 'completed', 50000, ${noon}, '{}', 'null' from n`.execute(connection.db);
}

/** The sums of the year and of the one before it, a month in one transaction. */
async function fillSums(connections: readonly Connection[]): Promise<void> {
  const { upTo: pick } = random(20_261_130);
  let batch: OrderFigures[] = [];
  const add = async () => {
    const changes = batch.map((figures) => ({ sign: 1, figures }) as const);
    const fill = ({ db }: Connection) => db.transaction().execute((transaction) => addFigures(transaction, changes));
    await Promise.all(connections.map(fill));
    batch = [];
  };
  for (let day = addDays(firstDay, -365); day <= lastDay; day = addDays(day, 1)) {
    for (let count = ordersOn(day); count > 0; count -= 1) batch.push(figuresOn(day, pick));
    if (addDays(day, 1).endsWith('-01')) await add();
  }
}

function ordersOn(day: string): number {
  if (day < firstDay) return ordersBefore;
  if (day > addDays(lastDay, -busyDays)) return ordersOfBusyDay;
  const rest = ordersOfYear - busyDays * ordersOfBusyDay;
  // what is left over is on the first day
  return Math.floor(rest / ordinaryDays) + (day === firstDay ? rest % ordinaryDays : 0);
}

/** An order of two dishes. */
function figuresOn(day: string, pick: (most: number) => number): OrderFigures {
  const total = 1_000 * (20 + pick(200));
  const share = (facet: OrderFigures['shares'][number]['facet'], item: string) => ({ facet, item, orders: 1, portions: 0, total });
  const dish = () => {
    const id = String(1 + pick(dishes));
    return { ...share('dish', id), name: { ru: `Блюдо ${id}`, en: `Dish ${id}`, uz: `Taom ${id}` }, portions: 1 + pick(3) };
  };
  return {
    day,
    restaurantId: String(1 + pick(restaurants)),
    hour: 9 + pick(14),
    measures: { ...noMeasures, orders: 1, items: total, total },
    shares: [
      dish(),
      dish(),
      share('payment', ['cash', 'card_on_delivery', 'payme', 'click'][pick(4)] ?? 'cash'),
      share('customer', pick(3) === 0 ? 'new' : 'returning'),
      share('fulfillment', pick(2) === 0 ? 'delivery' : 'pickup'),
      ...(pick(10) === 0 ? [share('promo', `CODE${pick(codes)}`)] : []),
    ],
  };
}

/** By span, ms. */
async function slowestOf(connection: Connection): Promise<ReadonlyMap<ReportSpan, number>> {
  const reports = createReports(connection, createEmbeddedBackend({ connection, filterModifiers: 'on' }));
  const wanted: Partial<Record<ReportSpan, number>> = { day: ordersOfBusyDay, year: ordersOfYear };
  const times = new Map<ReportSpan, number>();
  for (const span of reportSpans) {
    for (let reading = 0; reading < readings; reading += 1) {
      const begin = performance.now();
      const { sums } = await reports.read({ span, day: lastDay, restaurantIds: null }, 'ru', noon);
      const ms = Math.round(performance.now() - begin);
      if (sums.orders !== (wanted[span] ?? sums.orders)) throw new Error(`the report of a ${span} has ${sums.orders} orders`);
      times.set(span, Math.max(ms, times.get(span) ?? 0));
    }
  }
  return times;
}

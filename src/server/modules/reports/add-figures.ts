import type { Insertable } from 'kysely';
import { measures, noMeasures, type OrderFigures } from '#domain/report/order-figures.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';

/** What is added to the sums, or taken away from them. */
export interface SignedFigures {
  readonly sign: 1 | -1;
  readonly figures: OrderFigures;
}

type HourRow = Insertable<Database['report_hours']>;
type ShareRow = Insertable<Database['report_shares']>;

/** So many rows a statement. */
const rowsAtOnce = 500;

/** Adds to the sums of the days and of their months. Rows are locked in one order by all transactions. */
export async function addFigures(transaction: Executor, changes: readonly SignedFigures[]): Promise<void> {
  const hours = new Map<string, HourRow>();
  const shares = new Map<string, ShareRow>();
  for (const change of changes) {
    for (const period of [change.figures.day, change.figures.day.slice(0, 7)]) {
      addHour(hours, period, change);
      addShares(shares, period, change);
    }
  }
  const isChanged = (row: ShareRow) => row.orders !== 0 || row.portions !== 0 || row.total !== 0;
  for (const rows of parts(sorted(hours))) await upsertHours(transaction, rows);
  for (const rows of parts(sorted(shares).filter(isChanged))) await upsertShares(transaction, rows);
}

function addHour(hours: Map<string, HourRow>, period: string, { sign, figures }: SignedFigures): void {
  const { restaurantId, hour } = figures;
  const key = JSON.stringify([period, restaurantId, hour]);
  const row = hours.get(key) ?? { period, restaurant_id: restaurantId, hour, ...noMeasures };
  for (const measure of measures) row[measure] += sign * figures.measures[measure];
  hours.set(key, row);
}

function addShares(shares: Map<string, ShareRow>, period: string, { sign, figures }: SignedFigures): void {
  for (const { facet, item, name, orders, portions, total } of figures.shares) {
    const key = JSON.stringify([period, figures.restaurantId, facet, item]);
    const row = shares.get(key) ?? {
      period,
      restaurant_id: figures.restaurantId,
      facet,
      item,
      name: null,
      orders: 0,
      portions: 0,
      total: 0,
    };
    row.orders += sign * orders;
    row.portions += sign * portions;
    row.total += sign * total;
    if (name !== undefined) row.name = JSON.stringify(name);
    shares.set(key, row);
  }
}

function sorted<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}

async function upsertHours(transaction: Executor, rows: readonly HourRow[]): Promise<void> {
  await transaction
    .insertInto('report_hours')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['period', 'restaurant_id', 'hour'])
        .doUpdateSet((column) =>
          Object.fromEntries(measures.map((name) => [name, column(`report_hours.${name}`, '+', column.ref(`excluded.${name}`))])),
        ),
    )
    .execute();
}

async function upsertShares(transaction: Executor, rows: readonly ShareRow[]): Promise<void> {
  await transaction
    .insertInto('report_shares')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['period', 'restaurant_id', 'facet', 'item']).doUpdateSet((column) => ({
        name: column.fn.coalesce(column.ref('excluded.name'), column.ref('report_shares.name')),
        orders: column('report_shares.orders', '+', column.ref('excluded.orders')),
        portions: column('report_shares.portions', '+', column.ref('excluded.portions')),
        total: column('report_shares.total', '+', column.ref('excluded.total')),
      })),
    )
    .execute();
}

import { sql } from 'kysely';
import type { CatalogueFile } from '#contract/catalogue-file.ts';
import { addDays, dayOf, instantOf } from '#domain/schedule/clock.ts';
import type { Connection, Executor } from '../../db/connect.ts';
import { toRows } from './catalogue-rows.ts';
import { countChange } from './catalogue-version.ts';

/**
 * Replaces the whole catalogue, its stop-list and the settings in one transaction; orders and customers stay as they are.
 * `file` must have passed `readCatalogueFile`.
 */
export async function importCatalogue({ db, engine }: Connection, file: CatalogueFile, now: number): Promise<void> {
  await db.transaction().execute((transaction) => writeCatalogue(transaction, engine, file, now));
}

/** The same inside a transaction that is already open. */
export async function writeCatalogue(transaction: Executor, engine: Connection['engine'], file: CatalogueFile, now: number): Promise<void> {
  await countChange(transaction, 'version');
  // orders lock stock rows one by one in their order; taking the table first can't deadlock with them
  if (engine === 'postgres') await sql`lock table stock in share row exclusive mode`.execute(transaction);
  await transaction.deleteFrom('catalogue').execute();
  await insertInParts(toRows(file), (values) => transaction.insertInto('catalogue').values(values).execute());
  await transaction.deleteFrom('stock').execute();
  await insertInParts(stockRows(file, now), (values) => transaction.insertInto('stock').values(values).execute());
  await transaction
    .insertInto('site_settings')
    .values({ id: 1, settings: JSON.stringify(file.settings) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((values) => ({ settings: values.ref('excluded.settings') })))
    .execute();
  await countChange(transaction, 'stock');
}

/** A file's stop-list as the kitchen keeps its own. */
export function stockRows({ stopList }: CatalogueFile, now: number) {
  return stopList.map(({ restaurantId, productId, modifierOptionId, portions, until }) => ({
    restaurant_id: String(restaurantId),
    item_kind: productId === undefined ? ('option' as const) : ('product' as const),
    item_id: String(productId ?? modifierOptionId),
    portions: portions ?? 0,
    until: until == null ? null : untilInstant(until, now),
  }));
}

function untilInstant(until: string, now: number): number {
  return until === 'end_of_day' ? instantOf(addDays(dayOf(now), 1), 0) : Date.parse(until);
}

const rowsAtOnce = 500;

async function insertInParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) await insert(rows.slice(start, start + rowsAtOnce));
}

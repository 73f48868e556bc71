import { sql } from 'kysely';
import type { CatalogFile, CatalogSections, LiveSection, SectionName } from '#contract/catalog/catalog-file.ts';
import { listNames, type SoldRecords } from '#contract/catalog/sold-records.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import type { Result } from '#domain/result.ts';
import { endOfDay } from '#domain/schedule/clock.ts';
import { createPause } from '../../async/in-slices.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { toRows } from './catalog-rows.ts';
import { bumpVersion } from './catalog-version.ts';
import { readCatalog } from './export-catalog.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import { writeSitePages } from './site-pages.ts';
import { fromFileSettings, writeSettings } from './site-settings.ts';

/**
 * Replaces the whole catalog, with its stop-list, pauses and settings; orders and customers stay. `file` must have passed
 * `readCatalogFile`.
 */
export async function importCatalog({ db, engine }: Connection, file: CatalogFile, now: number): Promise<void> {
  await db.transaction().execute((transaction) => writeCatalog(transaction, engine, file, now));
}

/** The same inside a transaction that is already open. */
export async function writeCatalog(transaction: Executor, engine: Connection['engine'], file: CatalogFile, now: number): Promise<void> {
  await beginWriting(transaction, engine);
  await writeSections(transaction, file, Object.keys(file) as SectionName[], now);
}

/**
 * Imports sections of a file into the current catalog, inside a transaction (R-FILE-2, R-FILE-4).
 * @returns what was written, or messages that name the wrong record
 */
export async function importInto(
  transaction: Executor,
  engine: Connection['engine'],
  given: CatalogSections,
  named: ReadonlySet<LiveSection>,
  now: number,
): Promise<Result<ImportPlan, readonly string[]>> {
  await beginWriting(transaction, engine);
  const plan = planImport(await readCatalog(transaction), withExportedSettings(given), named);
  if (!plan.ok) return plan;
  const { file, sections, changes } = plan.value;
  await writeSections(transaction, file, [...new Set([...sections, ...changes.map(({ section }) => section)])], now);
  return plan;
}

/** The settings of a file in the form of an export, so that omitted or out-of-range values do not count as a change. */
function withExportedSettings({ settings, ...others }: CatalogSections): CatalogSections {
  return settings === undefined ? others : { settings: toWireSiteSettings(fromFileSettings(settings)), ...others };
}

/** Begins a change of the catalog, inside its transaction. */
export async function beginWriting(transaction: Executor, engine: Connection['engine']): Promise<void> {
  await bumpVersion(transaction, 'version');
  // orders lock stock rows one by one in their order; locking the table first can't deadlock with them
  if (engine === 'postgres') await sql`lock table stock in share row exclusive mode`.execute(transaction);
}

async function writeSections(transaction: Executor, file: CatalogFile, sections: readonly SectionName[], now: number): Promise<void> {
  await writeRecords(
    transaction,
    file,
    sections.filter((name) => name === 'loyalty' || (listNames as readonly SectionName[]).includes(name)),
  );
  if (sections.includes('stopList')) {
    await transaction.deleteFrom('stock').execute();
    await insertInParts(stockRows(file, now), (values) => transaction.insertInto('stock').values(values).execute());
  }
  if (sections.includes('pauses')) {
    await transaction.deleteFrom('pauses').execute();
    await insertInParts(pauseRows(file), (values) => transaction.insertInto('pauses').values(values).execute());
  }
  if (sections.includes('settings')) await writeSettings(transaction, fromFileSettings(file.settings));
  if (sections.includes('pages')) await writeSitePages(transaction, file.pages);
  await bumpVersion(transaction, 'stock');
}

/** Replaces some lists of the catalog. */
export async function writeRecords(transaction: Executor, records: SoldRecords, kinds: readonly string[]): Promise<void> {
  if (kinds.length > 0) await transaction.deleteFrom('catalogue').where('kind', 'in', kinds).execute();
  await insertInParts(await toRows(records, kinds), (values) => transaction.insertInto('catalogue').values(values).execute());
}

function pauseRows({ pauses }: CatalogFile) {
  return pauses.map(({ restaurantId, until }) => ({ restaurant_id: String(restaurantId), until: Date.parse(until) }));
}

/** The stop-list of a file as rows of the stock table. */
export function stockRows({ stopList }: CatalogFile, now: number) {
  return stopList.map(({ restaurantId, productId, modifierOptionId, portions, until }) => ({
    restaurant_id: String(restaurantId),
    item_kind: productId === undefined ? ('option' as const) : ('product' as const),
    item_id: String(productId ?? modifierOptionId),
    portions: portions ?? 0,
    until: until == null ? null : untilInstant(until, now),
  }));
}

function untilInstant(until: string, now: number): number {
  return until === 'end_of_day' ? endOfDay(now) : Date.parse(until);
}

const rowsAtOnce = 200;

async function insertInParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  const pause = createPause();
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await insert(rows.slice(start, start + rowsAtOnce));
    await pause();
  }
}

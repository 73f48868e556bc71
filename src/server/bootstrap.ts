import { sql } from 'kysely';
import { readCatalogFile } from '#contract/catalog/read-catalog-file.ts';
import type { Connection, Executor } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { writeCatalog } from './modules/catalog/import-catalog.ts';
import { ensureOwner } from './modules/office/team.ts';

/** `demo-filled` remains set once a demo start has filled this database; `demo` is the decision of the last start. */
type DemoKey = 'demo-filled' | 'demo';

/**
 * Migrates the tables and fills an empty database with the demo catalog where R-RUN-5 requires it. Safe when several processes start at
 * the same time.
 * @param options `ownerPhone`: who belongs to the team as an owner from now on; `demo` null decides by the database: embedded and without a
 * restaurant, or filled by a demo start before
 */
export async function prepareDatabase(
  connection: Connection,
  { ownerPhone = null, ...options }: { readonly demo: boolean | null; readonly ownerPhone?: string | null },
  now: number,
): Promise<{ readonly isDemo: boolean }> {
  await migrate(connection);
  await ensureOwner(connection, ownerPhone, now);
  return connection.db.transaction().execute(async (transaction) => {
    if (connection.engine === 'postgres') await sql`select pg_advisory_xact_lock(7202611)`.execute(transaction);
    const isEmpty = !(await hasRestaurant(transaction));
    const isDemo = options.demo ?? ((connection.engine === 'sqlite' && isEmpty) || (await readMark(transaction, 'demo-filled')));
    if (isDemo && isEmpty) {
      await writeCatalog(transaction, connection.engine, await readDemoFile(), now);
      await writeMark(transaction, 'demo-filled', true);
    }
    await writeMark(transaction, 'demo', isDemo);
    return { isDemo };
  });
}

/** The decision of `prepareDatabase` at the start: in a demo no orders are prepared, and every page shows a notice. */
export function readDemoMark({ db }: Connection): Promise<boolean> {
  return readMark(db, 'demo');
}

async function hasRestaurant(executor: Executor): Promise<boolean> {
  const row = await executor.selectFrom('catalogue').select('id').where('kind', '=', 'restaurants').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function readMark(executor: Executor, key: DemoKey): Promise<boolean> {
  const row = await executor.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value === '1';
}

async function writeMark(transaction: Executor, key: DemoKey, isSet: boolean): Promise<void> {
  const value = isSet ? '1' : '0';
  await transaction
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Loaded only when needed, with the same checks as any other catalog file. */
async function readDemoFile() {
  const { default: document } = await import('./db/demo/catalog.json', { with: { type: 'json' } });
  const file = readCatalogFile(document);
  if (!file.ok) throw new Error(`The demo catalog is invalid:\n${file.problem.join('\n')}`);
  return file.value;
}

import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { DataError, databaseFile } from './backup.ts';
import { migrate } from './migrate.ts';
import { type MovedTable, moveTable, tablesOf } from './move-table.ts';
import { withDatabase } from './with-database.ts';

export interface MoveReport {
  /** rows by table */
  readonly rows: Readonly<Record<string, number>>;
  /** of all orders, in som; equal in both databases for every customer and every day */
  readonly total: number;
}

/**
 * Moves the embedded database into an empty PostgreSQL database: all or nothing, every row read back and compared. The embedded database
 * remains unchanged.
 * @throws DataError while the shop runs on the embedded database, or when the target contains rows
 */
export async function moveDatabase(dataDir: string, databaseUrl: string): Promise<MoveReport> {
  await prepare(dataDir, databaseUrl);
  const source = openAlone(dataDir);
  const target = new pg.Client({ connectionString: databaseUrl });
  try {
    await target.connect();
    await target.query('begin');
    const report = await moveAll(source, target);
    await target.query('commit');
    return report;
  } finally {
    source.close();
    await target.end();
  }
}

async function prepare(dataDir: string, databaseUrl: string): Promise<void> {
  for (const place of [
    { dataDir, databaseUrl: null },
    { dataDir, databaseUrl },
  ]) {
    await withDatabase(place, migrate);
  }
}

/**
 * Leaving write-ahead log mode requires exclusive access to the file: a running shop has it open. The lock excludes others until the end.
 */
function openAlone(dataDir: string): DatabaseSync {
  const source = new DatabaseSync(databaseFile(dataDir), { timeout: 500 });
  try {
    source.exec('pragma journal_mode = delete; begin exclusive');
  } catch {
    source.close();
    throw new DataError(`The shop still runs on ${databaseFile(dataDir)}: stop it, so that no order comes in meanwhile.`);
  }
  return source;
}

async function moveAll(source: DatabaseSync, target: pg.Client): Promise<MoveReport> {
  const tables = tablesOf(source);
  await rejectFilled(target, tables);
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table.name] = await moveTable(source, target, table);
  return { rows, total: await compareSums(source, target) };
}

/** Deletes the metadata and keys that a start on the empty database created; rejects any other rows. */
async function rejectFilled(target: pg.Client, tables: readonly MovedTable[]): Promise<void> {
  await target.query('delete from meta');
  await target.query('delete from secrets');
  for (const { name } of tables) {
    const { rowCount } = await target.query(`select 1 from "${name}" limit 1`);
    if (rowCount !== 0) throw new DataError(`The PostgreSQL database is not empty: its table ${name} holds rows. Move into an empty one.`);
  }
}

const day = 86_400_000;
const sums = [
  `select coalesce(customer_id, '') as name, count(*) as orders, sum(total) as total from orders group by customer_id`,
  `select slot_day as name, count(*) as orders, sum(total) as total from orders group by slot_day`,
  `select created_at / ${day} as name, count(*) as orders, sum(total) as total from orders group by created_at / ${day}`,
  `select customer_id as name, count(*) as orders, sum(points) as total from loyalty_ledger group by customer_id`,
];

/** Per customer, per day of delivery and of ordering, points per customer. Returns the sum of all orders. */
async function compareSums(source: DatabaseSync, target: pg.Client): Promise<number> {
  const lines = (rows: readonly Record<string, unknown>[]) => rows.map(({ name, orders, total }) => `${name} ${orders} ${total}`).sort();
  for (const sum of sums) {
    const { rows } = await target.query(sum);
    if (lines(source.prepare(sum).all()).join('\n') !== lines(rows).join('\n')) throw new Error(`the sums differ: ${sum}`);
  }
  return Number(source.prepare('select coalesce(sum(total), 0) as total from orders').get()?.['total']);
}

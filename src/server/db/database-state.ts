import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Connection } from './connection.ts';
import { migrationsOf } from './migrate.ts';

/** Which application's tables a database contains. */
export type TableState =
  | { readonly kind: 'empty' | 'foreign' }
  | { readonly kind: 'shop' }
  /** migrations that are unknown to this version */
  | { readonly kind: 'newer'; readonly migrations: readonly string[] };

export type FileState =
  | Exclude<TableState, { kind: 'shop' }>
  | { readonly kind: 'missing' | 'damaged' }
  | { readonly kind: 'shop'; readonly hasRestaurant: boolean; readonly isDemoFilled: boolean };

/**
 * Classifies a database by the names of its tables and of the migrations that were run. Kysely creates its own tables before the first
 * migration.
 */
export function classifyTables(engine: Connection['engine'], tables: readonly string[], migrations: readonly string[]): TableState {
  if (tables.every((name) => name.startsWith('kysely_'))) return { kind: 'empty' };
  const known = Object.keys(migrationsOf(engine));
  const isOurs = ['meta', 'catalogue', 'orders'].every((name) => tables.includes(name)) && migrations.includes(known[0] ?? '');
  if (!isOurs) return { kind: 'foreign' };
  const unknown = migrations.filter((name) => !known.includes(name));
  return unknown.length === 0 ? { kind: 'shop' } : { kind: 'newer', migrations: unknown };
}

/** SQLite's result codes (the lowest byte) for a damaged file and for a file that is not a database. */
const damaged: ReadonlySet<unknown> = new Set([11, 26]);

export function isDamaged(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && damaged.has(errcode & 0xff);
}

/** Reads the state of an embedded database without changing it or the files next to it. */
export function readFileState(file: string): FileState {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return { kind: 'missing' };
  if (size === 0) return { kind: 'empty' };
  try {
    return readUntouched(file, stateOf);
  } catch (error) {
    if (isDamaged(error)) return { kind: 'damaged' };
    throw error;
  }
}

/** Also reads what a killed process left in the write-ahead log; without a log the database is opened as immutable. */
export function readUntouched<Value>(file: string, read: (database: DatabaseSync) => Value): Value {
  const hasLog = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const url = pathToFileURL(file);
  if (!hasLog) url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true, timeout: 10_000 });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

function stateOf(database: DatabaseSync): FileState {
  const tables = namesOf(database, "select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'");
  const migrations = tables.includes('kysely_migration') ? namesOf(database, 'select name from kysely_migration') : [];
  const state = classifyTables('sqlite', tables, migrations);
  if (state.kind !== 'shop') return state;
  return {
    kind: 'shop',
    hasRestaurant: database.prepare("select 1 from catalogue where kind = 'restaurants' limit 1").get() !== undefined,
    isDemoFilled: database.prepare("select 1 from meta where key = 'demo-filled' and value = '1'").get() !== undefined,
  };
}

function namesOf(database: DatabaseSync, query: string): string[] {
  return database
    .prepare(query)
    .all()
    .map(({ name }) => String(name));
}

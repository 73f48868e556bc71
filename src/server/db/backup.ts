import { existsSync } from 'node:fs';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { fileProblem, OperatorError } from '../operator-error.ts';
import { connect } from './connect.ts';
import { isDamaged, readFileState, readUntouched } from './database-state.ts';
import { migrate } from './migrate.ts';
import { makePrivateFolder } from './private-file.ts';
import { rejectFile, rejectFolder } from './with-database.ts';

/** A problem that the user of a command can fix; printed without a stack trace. */
export class DataError extends OperatorError {}

/** All pages in one step, so that writers of a running shop wait only once. */
const allPages = 2 ** 31 - 1;

/** The embedded database's file in the data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'storefront.sqlite');
}

/**
 * Writes a consistent snapshot of the whole database to one file while the shop runs. The file is created completely or not at all, and
 * only its owner can read it.
 * @returns the number of orders in it
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  rejectFile(dataDir);
  if (readFileState(databaseFile(dataDir)).kind !== 'shop') {
    throw new DataError(`There is no database at ${resolve(databaseFile(dataDir))}: set DATA_DIR.`);
  }
  return writeWhole(file, async (draft) => {
    const database = new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 });
    try {
      database.prepare('vacuum into ?').run(draft);
    } finally {
      database.close();
    }
    return check(draft);
  });
}

/**
 * Lets `write` fill a temporary file next to the named one and renames it on success; on failure the temporary file is removed.
 * @throws DataError when the file can't be created
 */
export async function writeWhole<Value>(file: string, write: (draft: string) => Promise<Value>): Promise<Value> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  await writeFile(draft, '', { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    throw new DataError(fileProblem(error) ?? String(error));
  });
  try {
    const value = await write(draft);
    await rename(draft, file);
    return value;
  } catch (error) {
    const isSqlite = error instanceof Error && 'errcode' in error;
    throw isSqlite && !isDamaged(error) ? new DataError(`${file} can't be written: ${error.message}.`) : error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Replaces the current database with a backup, also while the shop runs: its next query reads the restored database. The previous database
 * is kept: as a backup, or, when this version can't read it, as it is. A failed restore changes nothing.
 * @returns the number of orders, and the path of the previous database, null when there was none
 */
export async function restore(dataDir: string, file: string, now: number): Promise<{ orders: number; former: string | null }> {
  check(file);
  rejectFolder(dataDir);
  makePrivateFolder(dataDir);
  const former = join(dataDir, `before-restore-${new Date(now).toISOString().replaceAll(':', '-')}.sqlite`);
  const folder = join(dataDir, `restore-${process.pid}`);
  try {
    await openCopy(file, folder);
    const isKept = await putInPlace(databaseFile(folder), dataDir, former);
    return { orders: check(databaseFile(dataDir)), former: isKept ? former : null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates a copy of the backup and migrates its tables to this version. */
async function openCopy(file: string, folder: string): Promise<void> {
  makePrivateFolder(folder);
  await copyFile(file, databaseFile(folder));
  if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${databaseFile(folder)}-wal`);
  const copied = await connect({ databaseUrl: null, dataDir: folder });
  await migrate(copied).finally(() => copied.close());
}

/** Returns whether there was a previous database, which is then kept. */
async function putInPlace(copy: string, dataDir: string, former: string): Promise<boolean> {
  const { kind } = readFileState(databaseFile(dataDir));
  if (kind === 'foreign') rejectFile(dataDir);
  const isReadable = kind === 'shop' && (await keepFormer(dataDir, former));
  if (isReadable) await overwrite(copy, dataDir, former);
  else await exchange(copy, dataDir, former);
  return kind !== 'missing';
}

/** False when reading every page shows that the database is damaged. */
async function keepFormer(dataDir: string, former: string): Promise<boolean> {
  try {
    await backUp(dataDir, former);
    return true;
  } catch (error) {
    if (isDamaged(error)) return false;
    throw error;
  }
}

async function overwrite(copy: string, dataDir: string, former: string): Promise<void> {
  const source = new DatabaseSync(copy);
  try {
    countOn(source, former);
    await backup(source, databaseFile(dataDir), { rate: allPages });
  } catch (error) {
    await rm(former);
    throw error;
  } finally {
    source.close();
  }
}

/** This version can't open a database that is damaged or newer: its files are moved aside unchanged. */
async function exchange(copy: string, dataDir: string, former: string): Promise<void> {
  const file = databaseFile(dataDir);
  if (existsSync(file)) rejectOpen(file);
  for (const part of ['-wal', '-shm', '']) {
    await rename(file + part, former + part).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await rename(copy, file);
}

/** A running shop would continue to write to the file that is moved aside. */
function rejectOpen(file: string): void {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
  } catch (error) {
    if (!isDamaged(error)) throw new DataError(`${file} is in use: stop the shop first.`, { cause: error });
  } finally {
    database.close();
  }
}

/** A running shop reloads when the counters differ from the ones it has read: values above those of both databases are always new. */
function countOn(source: DatabaseSync, former: string): void {
  source.prepare('attach ? as former').run(former);
  source.exec(`
    insert into meta (key, value) select key, value from former.meta where key in ('version', 'stock', 'pages')
    on conflict (key) do update set value = cast(max(cast(meta.value as integer), cast(excluded.value as integer)) + 1 as text);
    detach former`);
}

/** Rejects a file that is not a complete database of this version or an older one; returns the number of orders. */
function check(file: string): number {
  const state = readFileState(file);
  const another = 'name a file that "npm run backup" made';
  if (state.kind === 'missing') throw new DataError(`There is no file ${file}: ${another}.`);
  if (state.kind === 'newer') {
    throw new DataError(`${file} was written by a newer version of the shop (${state.migrations.join(', ')}): restore it with that one.`);
  }
  const orders = state.kind === 'shop' ? readUntouched(file, wholeOrders) : null;
  if (orders !== null) return orders;
  throw new DataError(`${file} is not a whole database of this shop: ${another}.`);
}

/** Reads every page and returns the number of orders; null when a page is damaged. */
function wholeOrders(database: DatabaseSync): number | null {
  try {
    if (database.prepare('pragma integrity_check').get()?.['integrity_check'] !== 'ok') return null;
    return Number(database.prepare('select count(*) as orders from orders').get()?.['orders']);
  } catch (error) {
    if (isDamaged(error)) return null;
    throw error;
  }
}

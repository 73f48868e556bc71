import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

/** Something that the person at the keyboard can mend; told without a stack. */
export class DataRefusal extends Error {}

/** In one step, so that writers of a running shop wait for it once. */
const allPages = 2 ** 31 - 1;

/** The embedded database's file in the data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'storefront.sqlite');
}

/**
 * Writes the whole database as one file, as it stood at one moment, while the shop runs on it. The file appears complete or not at all.
 * @returns how many orders it holds
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(draft);
  } finally {
    database.close();
  }
  const orders = check(draft);
  await rename(draft, file);
  return orders;
}

/**
 * Puts a backup in the place of the present database, also while the shop runs: its next question finds the restored one. What stood
 * before is kept as a backup of its own.
 * @returns how many orders it holds, and where the former database is kept
 */
export async function restore(dataDir: string, file: string, now: number): Promise<{ orders: number; kept: string }> {
  check(file);
  const kept = join(dataDir, `before-restore-${new Date(now).toISOString().replaceAll(':', '-')}.sqlite`);
  await backUp(dataDir, kept);
  const folder = join(dataDir, `restore-${process.pid}`);
  const copy = databaseFile(folder);
  try {
    await openCopy(file, folder);
    const source = new DatabaseSync(copy);
    countOn(source, kept);
    await backup(source, databaseFile(dataDir), { rate: allPages });
    source.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { orders: check(databaseFile(dataDir)), kept };
}

/** A copy of the backup with the tables of this version. */
async function openCopy(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(file, databaseFile(folder));
  const copied = await connect({ databaseUrl: null, dataDir: folder });
  await migrate(copied);
  await copied.close();
}

/** A running shop reads again when the counters differ from those it knows: beyond both databases' no counter was ever seen. */
function countOn(source: DatabaseSync, former: string): void {
  source.prepare('attach ? as former').run(former);
  source.exec(`
    insert into meta (key, value) select key, value from former.meta where key in ('version', 'stock')
    on conflict (key) do update set value = cast(max(cast(meta.value as integer), cast(excluded.value as integer)) + 1 as text);
    detach former`);
}

/** Refuses what is no whole database of this shop; answers how many orders it holds. */
function check(file: string): number {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const answer = database.prepare('pragma integrity_check').get()?.['integrity_check'];
    if (answer !== 'ok') throw new Error(String(answer));
    return Number(database.prepare('select count(*) as orders from orders').get()?.['orders']);
  } catch (error) {
    throw new DataRefusal(`${file} is not a whole database of this shop: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    database?.close();
  }
}

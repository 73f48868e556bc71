import { existsSync } from 'node:fs';
import { now } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { backUp, DataRefusal, databaseFile, restore } from './db/backup.ts';
import { ConnectionRefused } from './db/connection-refused.ts';
import { moveDatabase } from './db/move-database.ts';
import { isDatabaseAway } from './db/violation.ts';

/** `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run move -- postgres://…`: for the embedded database in `DATA_DIR`. */
const usage = 'Usage: npm run backup -- FILE | npm run restore -- FILE | npm run move -- postgres://user:password@host:5432/database';

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isAway = error instanceof Error && isDatabaseAway(error) && !(error instanceof ConnectionRefused);
  if (isAway) console.error(`PostgreSQL can't be reached: ${error.message}.`);
  else if (error instanceof DataRefusal || error instanceof ConfigError || error instanceof ConnectionRefused) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

async function run([command, place]: string[]): Promise<void> {
  const { dataDir } = readConfig({ ...process.env, ...(command === 'move' ? { DATABASE_URL: place } : {}) });
  if (place === undefined) throw new DataRefusal(usage);
  if (!existsSync(databaseFile(dataDir))) throw new DataRefusal(`There is no database at ${databaseFile(dataDir)}: set DATA_DIR.`);
  if (command === 'backup') await backUpTo(dataDir, place);
  else if (command === 'restore') await restoreFrom(dataDir, place);
  else if (command === 'move') await moveTo(dataDir, place);
  else throw new DataRefusal(usage);
}

async function backUpTo(dataDir: string, file: string): Promise<void> {
  if (existsSync(file)) throw new DataRefusal(`${file} exists already: name a new file.`);
  console.info(`Backed up ${await backUp(dataDir, file)} orders to ${file}.`);
}

async function restoreFrom(dataDir: string, file: string): Promise<void> {
  const { orders, kept } = await restore(dataDir, file, now());
  console.info(`Restored ${orders} orders from ${file}. The former database is kept as ${kept}.`);
}

async function moveTo(dataDir: string, databaseUrl: string): Promise<void> {
  const started = performance.now();
  const { rows, total } = await moveDatabase(dataDir, databaseUrl);
  console.table(rows);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.info(`Every row was read back; the sums of all customers and days are equal: ${rows['orders']} orders, ${total} som.`);
  console.info(`Moved in ${seconds} s. Start the shop with DATABASE_URL from now on; ${databaseFile(dataDir)} stays as it is.`);
}

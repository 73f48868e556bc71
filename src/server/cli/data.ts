import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { now } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { backUp, DataError, databaseFile, restore } from '../db/backup.ts';
import { postgresProblem, sqliteProblem } from '../db/database-problem.ts';
import { moveDatabase } from '../db/move-to-postgres.ts';
import { backUpPostgres } from '../db/postgres-backup.ts';
import { OperatorError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run db:to-postgres -- postgres://…`. */
const usage =
  'Usage: npm run backup -- FILE | npm run restore -- FILE | npm run db:to-postgres -- postgres://user:password@host:5432/database';

await runCommand(() => run(process.argv.slice(2)));

async function run([command, place]: string[]): Promise<void> {
  if (place === undefined) throw new DataError(usage);
  const { dataDir, databaseUrl, databaseDirectUrl } = readConfig({
    ...process.env,
    ...(command === 'move' ? { DATABASE_URL: place } : {}),
  });
  try {
    if (command === 'backup') await backUpTo(dataDir, databaseDirectUrl, place);
    else if (command === 'restore') await restoreFrom(dataDir, databaseUrl, place);
    else if (command === 'move') await moveTo(dataDir, place);
    else throw new DataError(usage);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const problem = (databaseUrl === null ? null : postgresProblem(error, databaseUrl)) ?? sqliteProblem(error, dataDir);
    throw problem === null ? error : new DataError(problem, { cause: error });
  }
}

async function backUpTo(dataDir: string, databaseUrl: string | null, file: string): Promise<void> {
  if (existsSync(file)) throw new DataError(`${file} exists already: name a new file.`);
  if (databaseUrl === null) console.info(`Backed up ${await backUp(dataDir, file)} orders to ${file}.`);
  else console.info(`Backed up ${await backUpPostgres(databaseUrl, file)} to ${file}; pg_restore puts it back.`);
}

async function restoreFrom(dataDir: string, databaseUrl: string | null, file: string): Promise<void> {
  if (databaseUrl !== null) {
    throw new DataError(
      'DATABASE_URL is set: restore is for the embedded database, PostgreSQL has pg_restore (docs/operate.md, "Backups").',
    );
  }
  const { orders, former } = await restore(dataDir, file, now());
  console.info(`Restored ${orders} orders from ${file}.${former === null ? '' : ` The former database is kept as ${former}.`}`);
}

async function moveTo(dataDir: string, databaseUrl: string): Promise<void> {
  if (!existsSync(databaseFile(dataDir))) throw new DataError(`There is no database at ${resolve(databaseFile(dataDir))}: set DATA_DIR.`);
  const started = performance.now();
  const { rows, total } = await moveDatabase(dataDir, databaseUrl);
  console.table(rows);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.info(`Every row was read back; the sums of all customers and days are equal: ${rows['orders']} orders, ${total} som.`);
  console.info(`Moved in ${seconds} s. Start the shop with DATABASE_URL from now on; ${databaseFile(dataDir)} stays as it is.`);
}

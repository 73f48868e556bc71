import { readFile, writeFile } from 'node:fs/promises';
import { readCatalogueFile } from '#contract/read-catalogue-file.ts';
import { now } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { type Connection, connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { readDemoMark } from './db/prepare.ts';
import { exportCatalogue } from './modules/catalogue/export-catalogue.ts';
import { importCatalogue } from './modules/catalogue/import-catalogue.ts';

/** `npm run catalogue -- import FILE` and `npm run catalogue -- export [FILE]` (contract §1). */
const usage = 'Usage: npm run catalogue -- import FILE | export [FILE]';

/** What the person at the keyboard can mend; told without a stack. */
class Refusal extends Error {}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Refusal || error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

async function run([command, path]: string[]): Promise<void> {
  if (command === 'import' && path !== undefined) await withDatabase((connection) => importFile(connection, path));
  else if (command === 'export') await withDatabase((connection) => exportFile(connection, path));
  else throw new Refusal(usage);
}

async function withDatabase(work: (connection: Connection) => Promise<void>): Promise<void> {
  const connection = await connect(readConfig(process.env));
  try {
    await migrate(connection);
    await work(connection);
  } finally {
    await connection.close();
  }
}

async function importFile(connection: Connection, path: string): Promise<void> {
  const file = readCatalogueFile(await readJson(path));
  if (!file.ok) throw new Refusal(`${path} was not imported:\n${file.problem.map((message) => `  ${message}`).join('\n')}`);
  await importCatalogue(connection, file.value, now());
  const { restaurants, products } = file.value;
  console.info(`Imported ${path}: ${restaurants.length} restaurants, ${products.length} products.`);
  if (await readDemoMark(connection))
    console.info('This database began as a demo: set DEMO=0, or pages go on saying that nothing is cooked.');
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Refusal(`${path} can't be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function exportFile(connection: Connection, path: string | undefined): Promise<void> {
  const text = `${JSON.stringify(await exportCatalogue(connection), null, 2)}\n`;
  if (path === undefined) process.stdout.write(text);
  else await writeFile(path, text);
}

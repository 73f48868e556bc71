import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type LiveSection, liveSections } from '#contract/catalog/catalog-file.ts';
import { readCatalogSections } from '#contract/catalog/read-catalog-file.ts';
import { readDemoMark } from '../bootstrap.ts';
import { now } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import type { Connection } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { withDatabase } from '../db/with-database.ts';
import { describeImport } from '../modules/catalog/describe-import.ts';
import { exportCatalog } from '../modules/catalog/export-catalog.ts';
import { planImport } from '../modules/catalog/import-plan.ts';
import { missingPictures, pictureFinder } from '../modules/catalog/pictures.ts';
import { importSections } from '../modules/publishing/import-sections.ts';
import { OperatorError } from '../operator-error.ts';
import { readPictures, withPictures } from './catalog-pictures.ts';
import { runCommand } from './run-command.ts';

/** `npm run catalog -- import FILE` and `npm run catalog -- export [FILE]` (R-FILE-3). */
const usage = `Usage: npm run catalog -- import FILE [--yes] [--with ${liveSections.join(',')}] | export [FILE]`;

interface ImportOptions {
  /** imports without a confirmation prompt */
  readonly yes: boolean;
  readonly named: ReadonlySet<LiveSection>;
}

/** A problem that the user can fix; printed without a stack trace. */
class CatalogError extends OperatorError {}

await runCommand(() => run(process.argv.slice(2)));

async function run(words: string[]): Promise<void> {
  const { positionals, values } = parseWords(words);
  const [command, path] = positionals;
  const options = { yes: values.yes === true, named: liveSectionsOf(values.with ?? '') };
  if (command === 'import' && path !== undefined) await withTables((connection) => importFile(connection, path, options));
  else if (command === 'export') await withTables((connection) => exportFile(connection, path));
  else throw new CatalogError(usage);
}

function parseWords(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { yes: { type: 'boolean' }, with: { type: 'string' } } });
  } catch {
    throw new CatalogError(usage);
  }
}

function liveSectionsOf(list: string): Set<LiveSection> {
  const names = list.split(',').filter(Boolean);
  const unknown = names.find((name) => !(liveSections as readonly string[]).includes(name));
  if (unknown !== undefined) throw new CatalogError(`--with knows no ${unknown}: it takes ${liveSections.join(', ')}.`);
  return new Set(names as LiveSection[]);
}

function withTables(work: (connection: Connection) => Promise<void>): Promise<void> {
  return withDatabase(readConfig(process.env), async (connection) => {
    await migrate(connection);
    await work(connection);
  });
}

async function importFile(connection: Connection, path: string, { yes, named }: ImportOptions): Promise<void> {
  const notImported = (messages: readonly string[]) => new CatalogError(`${path} was not imported:\n${indented(messages)}`);
  const read = readCatalogSections(await readJson(path));
  if (!read.ok) throw notImported(read.problem);
  const pictures = await readPictures(connection, read.value, dirname(path));
  if (!pictures.ok) throw notImported(pictures.problem);
  const given = withPictures(read.value, pictures.value.stored);
  const plan = planImport(await exportCatalog(connection), given, named);
  if (!plan.ok) throw notImported(plan.problem);
  const hasPicture = await pictureFinder(connection.db, readConfig(process.env).imageOrigins);
  const lines = [...describeImport(plan.value), ...missingPictures(plan.value.file, hasPicture)];
  if (plan.value.changes.length === 0) {
    console.info([`${path} changes nothing.`, ...lines].join('\n'));
    return;
  }
  console.info(`${path} would change:\n${indented(lines)}`);
  if (!yes && !(await isAgreed())) throw new CatalogError('Nothing was imported.');
  const stored = await pictures.value.storeOthers(now());
  if (!stored.ok) throw notImported(stored.problem);
  const imported = await importSections(connection, withPictures(given, stored.value), named, now());
  if (!imported.ok) throw notImported(imported.problem);
  const { restaurants, products } = imported.value.file;
  console.info(`Imported ${path}: the catalog has ${restaurants.length} restaurants, ${products.length} products.`);
  if (await readDemoMark(connection))
    console.info('This database began as a demo: set DEMO=0, or pages go on saying that nothing is cooked.');
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Requests confirmation on the terminal; throws when there is no terminal. */
async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CatalogError('Nothing was imported: there is no terminal for the confirmation; use --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const response = await terminal.question('Import it? [y/N] ');
  terminal.close();
  return /^y(es)?$/i.test(response.trim());
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CatalogError(`${path} can't be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function exportFile(connection: Connection, path: string | undefined): Promise<void> {
  const text = `${JSON.stringify(await exportCatalog(connection), null, 2)}\n`;
  if (path === undefined) process.stdout.write(text);
  else await writeFile(path, text);
}

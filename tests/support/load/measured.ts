import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** A row of a table in `docs/measured.md`: a target, and how to measure it. */
export interface Row {
  /** argument that runs only this row: `npm run bench -- home-bytes` */
  readonly name: string;
  readonly what: string;
  readonly reach: string;
  /** why the target may be missed, written only when it is */
  readonly reason?: string;
  readonly measure: () => Promise<RowResult>;
}

export interface RowResult {
  readonly found: string;
  readonly isReached: boolean;
}

type Table = 'bench' | 'faults';

const file = 'docs/measured.md';

/** Measures the rows that the command line names, or all, one after the other, and writes them into their table of `docs/measured.md`. */
export async function measureRows(table: Table, rows: readonly Row[], names = process.argv.slice(2)): Promise<void> {
  const unknown = names.filter((name) => rows.every((row) => row.name !== name));
  // a signal also ends the shops that were started
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  if (unknown.length > 0) throw new Error(`no row ${unknown.join(', ')}; there are ${rows.map(({ name }) => name).join(', ')}`);
  const commit = measuredCommit();
  for (const row of rows.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const found = await row.measure().catch((error: Error) => ({ found: `failed: ${error.message.split('\n')[0]}`, isReached: false }));
    const line = lineOf(row, found, commit);
    console.info(line);
    writeFileSync(file, withMissed(withLine(readFileSync(file, 'utf8'), table, row.name, line, rows)));
    if (!found.isReached) process.exitCode = 1;
  }
}

/** The commit of the measured code, with `+` when files differ from it. */
function measuredCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', `:!${file}`);
  return git('rev-parse', '--short=8', 'HEAD') + (changed === '' ? '' : '+');
}

function lineOf({ name, what, reach, reason }: Row, { found, isReached }: RowResult, commit: string): string {
  const result = isReached || reason === undefined ? found : `${found}. ${reason}`;
  return `| \`${name}\` | ${what} | ${reach} | ${result} | ${isReached ? 'yes' : '**no**'} | ${commit} |`;
}

/** The document with this line instead of the row's previous one; rows are in the order of the list. */
export function withLine(document: string, table: Table, name: string, line: string, rows: readonly Pick<Row, 'name'>[]): string {
  const byName = new Map(blockOf(document, table).map((text) => [text.match(/^\| `([\w-]+)`/)?.[1], text]));
  byName.set(name, line);
  const head = '| Row | What | Reach | Found | Reached | Commit |\n|---|---|---|---|---|---|\n';
  return withBlock(document, table, head + rows.flatMap((row) => byName.get(row.name) ?? []).join('\n'));
}

/** The document with the list of the rows that miss their target, according to both tables. */
export function withMissed(document: string): string {
  const names = [...document.matchAll(/^\| `([\w-]+)` \|.*\| \*\*no\*\* \| [\da-f]{8}\+? \|$/gm)].map(([, name]) => `* \`${name}\``);
  return withBlock(document, 'missed', names.join('\n') || 'None.');
}

/** The lines between the markers of a block. */
function blockOf(document: string, name: string): string[] {
  const [, rest = ''] = document.split(`<!-- ${name} -->\n`);
  const [lines, after] = rest.split(`<!-- /${name} -->`);
  if (lines === undefined || after === undefined) throw new Error(`${file} has no block between <!-- ${name} --> and <!-- /${name} -->`);
  return lines.split('\n');
}

function withBlock(document: string, name: string, text: string): string {
  const former = `<!-- ${name} -->\n${blockOf(document, name).join('\n')}<!-- /${name} -->`;
  return document.replace(former, () => `<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->`);
}

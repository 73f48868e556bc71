import { readFileSync, writeFileSync } from 'node:fs';

/** A row of a table in the README: one number to reach, and how to find it. */
export interface Row {
  /** what runs this row alone: `npm run bench home-bytes` */
  readonly name: string;
  readonly what: string;
  readonly reach: string;
  /** why it may not be reached, told when it is not */
  readonly reason?: string;
  readonly measure: () => Promise<Found>;
}

export interface Found {
  readonly found: string;
  readonly isReached: boolean;
}

/** Measures the rows that the command line names, or all, one after the other, and writes them into their table of the README. */
export async function measureRows(table: 'bench' | 'faults', rows: readonly Row[], names = process.argv.slice(2)): Promise<void> {
  const unknown = names.filter((name) => rows.every((row) => row.name !== name));
  // an end from outside ends the shops that were started too
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  if (unknown.length > 0) throw new Error(`no row ${unknown.join(', ')}; there are ${rows.map(({ name }) => name).join(', ')}`);
  for (const row of rows.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const found = await row.measure().catch((error: Error) => ({ found: `failed: ${error.message.split('\n')[0]}`, isReached: false }));
    const line = lineOf(row, found);
    console.info(line);
    writeFileSync('README.md', withLine(readFileSync('README.md', 'utf8'), table, row.name, line, rows));
    if (!found.isReached) process.exitCode = 1;
  }
}

function lineOf({ name, what, reach, reason }: Row, { found, isReached }: Found): string {
  const told = isReached || reason === undefined ? found : `${found}. ${reason}`;
  return `| \`${name}\` | ${what} | ${reach} | ${told} | ${isReached ? 'yes' : '**no**'} |`;
}

/** The README with this line in place of the row's earlier one; rows stand in the order of the list. */
export function withLine(readme: string, table: string, name: string, line: string, rows: readonly Pick<Row, 'name'>[]): string {
  const [start, end] = [`<!-- ${table} -->\n`, `<!-- /${table} -->`];
  const [before, rest = ''] = readme.split(start);
  const [lines = '', after] = rest.split(end);
  if (after === undefined) throw new Error(`the README has no table between ${start.trim()} and ${end}`);
  const byName = new Map(lines.split('\n').map((text) => [text.match(/^\| `([\w-]+)`/)?.[1], text]));
  byName.set(name, line);
  const head = '\n| Row | What | Reach | Found | Reached |\n|---|---|---|---|---|\n';
  const body = rows.flatMap((row) => byName.get(row.name) ?? []).join('\n');
  return `${before}${start}${head}${body}\n\n${end}${after}`;
}

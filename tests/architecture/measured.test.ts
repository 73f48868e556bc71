import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchRows } from '../bench/rows.ts';
import { faultRows } from '../faults/rows.ts';
import { withLine, withMissed } from '../support/load/measured.ts';
import { root } from './source-files.ts';

const measured = readFileSync(join(root, 'docs/measured.md'), 'utf8');

test('docs/measured.md has every row that can be measured, each with its commit, and no other', () => {
  const rows = [...measured.matchAll(/^\| `([\w-]+)` \|.*\| (?:yes|\*\*no\*\*) \| [\da-f]{8}\+? \|$/gm)].map((match) => match[1]);
  expect(rows).toEqual([...benchRows, ...faultRows].map(({ name }) => name));
});

test('docs/measured.md lists the rows that miss their target', () => {
  expect(measured).toBe(withMissed(measured));
});

test('a measured row replaces its previous line and updates the list of missed targets, and nothing else', () => {
  const [first, second] = benchRows.map(({ name }) => name);
  const document = (found: string, missed: string) =>
    `before\n<!-- bench -->\n\n| Row | What | Reach | Found | Reached | Commit |\n|---|---|---|---|---|---|\n| \`${first}\` | a | b | ${found} | 0123abcd |\n` +
    `| \`${second}\` | a | b | $& | yes | 0123abcd |\n\n<!-- /bench -->\nbetween\n<!-- missed -->\n\n${missed}\n\n<!-- /missed -->\nafter\n`;
  const line = `| \`${first}\` | a | b | $1 | **no** | 0123abcd |`;
  const next = withMissed(withLine(document('9 | yes', 'None.'), 'bench', String(first), line, benchRows));
  expect(next).toBe(document('$1 | **no**', `* \`${first}\``));
});

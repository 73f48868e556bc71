import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchRows } from '../bench/rows.ts';
import { faultRows } from '../faults/rows.ts';
import { root } from './source-files.ts';

test('every number that can be measured stands in the README, and no other', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const told = [...readme.matchAll(/^\| `([\w-]+)` \|.*\| (?:yes|\*\*no\*\*) \|$/gm)].map((match) => match[1]);
  expect(told).toEqual([...benchRows, ...faultRows].map(({ name }) => name));
});

import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stdin-'));
  writeFileSync(join(folder, 'menu.json'), JSON.stringify(demoCatalog()));
});
afterEach(() => rmSync(folder, { recursive: true }));

const importing = ['src/server/cli/catalog.ts', 'import', '/dev/stdin', '--yes'];

async function productCount(): Promise<number> {
  const connection = await connect({ databaseUrl: null, dataDir: folder });
  const rows = await connection.db.selectFrom('catalogue').select('id').where('kind', '=', 'products').execute();
  await connection.close();
  return rows.length;
}

test('a catalog is imported into a read-only container from its standard input: a file', async () => {
  const file = openSync(join(folder, 'menu.json'), 'r');
  const { status } = spawnSync(process.execPath, importing, { env: { DATA_DIR: folder }, stdio: [file, 'ignore', 'inherit'] });
  closeSync(file);
  expect([status, await productCount()]).toEqual([0, demoCatalog().products.length]);
});

test('a catalog is imported into a read-only container from its standard input: a pipe', async () => {
  const command = `cat "$0" | "$@"`;
  const args = ['-c', command, join(folder, 'menu.json'), process.execPath, ...importing];
  const { status } = spawnSync('sh', args, { env: { ...process.env, DATA_DIR: folder }, stdio: ['ignore', 'ignore', 'inherit'] });
  expect([status, await productCount()]).toEqual([0, demoCatalog().products.length]);
});

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { printDemoTokens, tokensOf } from './demo-token.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tokens-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the demo creates a missing token once, in a file that only its owner can read', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const made = await Promise.all([tokensOf('staff', config, true), tokensOf('staff', config, true)]);
  const [token] = made[0] ?? [];
  expect(token?.token).toMatch(/^[0-9a-f]{48}$/);
  expect(new Set(made.flat().map((entry) => entry.token)).size).toBe(1);
  expect(await tokensOf('staff', config, true)).toEqual([token]);
  expect((await stat(join(dataDir, 'staff-token'))).mode & 0o777).toBe(0o600);
});

test('outside the demo a missing token disables access', async () => {
  expect(await tokensOf('staff', readConfig({ DATA_DIR: dataDir }), false)).toEqual([]);
});

test('a configured token is used unchanged', async () => {
  const token = 'x'.repeat(32);
  const config = readConfig({ DATA_DIR: dataDir, EDITOR_TOKEN: token });
  expect(await tokensOf('editor', config, true)).toEqual([{ name: null, token }]);
});

async function printed(env: Readonly<Record<string, string>>, isTerminal: boolean): Promise<string[]> {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  await printDemoTokens(readConfig({ DATA_DIR: dataDir, EDITOR_TOKEN: 'x'.repeat(32), ...env }), true, isTerminal);
  return info.mock.calls.flat().map(String);
}

test('a terminal shows the token that the demo created, and never a configured token', async () => {
  const lines = await printed({}, true);
  const [token] = await tokensOf('staff', readConfig({ DATA_DIR: dataDir }), true);
  expect(lines).toEqual([`The staff board is at http://localhost:4321/staff with the token ${token?.token}`]);
});

test('without a terminal, and on https, the path of the token file is printed', async () => {
  const file = join(dataDir, 'staff-token');
  expect(await printed({}, false)).toEqual([`The staff board is at http://localhost:4321/staff and its token in ${file}`]);
  vi.restoreAllMocks();
  const publicSite = { SITE_URL: 'https://shop.example', SMS: 'console', DEMO: '1' };
  expect(await printed(publicSite, true)).toEqual([`The staff board is at https://shop.example/staff and its token in ${file}`]);
});

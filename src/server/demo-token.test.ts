import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { tokensOf } from './demo-token.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tokens-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the demo makes a missing token once, readable by its owner alone', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const made = await Promise.all([tokensOf('staff', config, true), tokensOf('staff', config, true)]);
  const [token] = made[0] ?? [];
  expect(token?.token).toMatch(/^[0-9a-f]{48}$/);
  expect(new Set(made.flat().map((entry) => entry.token)).size).toBe(1);
  expect(await tokensOf('staff', config, true)).toEqual([token]);
  expect((await stat(join(dataDir, 'staff-token'))).mode & 0o777).toBe(0o600);
});

test('outside the demo a missing token leaves the side closed', async () => {
  expect(await tokensOf('staff', readConfig({ DATA_DIR: dataDir }), false)).toEqual([]);
});

test('a configured token is taken as it is', async () => {
  const token = 'x'.repeat(32);
  const config = readConfig({ DATA_DIR: dataDir, EDITOR_TOKEN: token });
  expect(await tokensOf('editor', config, true)).toEqual([{ name: null, token }]);
});

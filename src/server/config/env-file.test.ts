import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'env-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file with a byte-order mark is read from its first line on, and the environment wins', () => {
  writeFileSync(join(folder, '.env'), '\uFEFFFIRST=one\nSECOND=two\n');
  const reader = new URL('./env-file.mjs', import.meta.url).href;
  const print = 'process.stdout.write([process.env.FIRST, process.env.SECOND].join())';
  const env = { ...process.env, SECOND: 'given' };
  expect(execFileSync(process.execPath, ['--import', reader, '-e', print], { cwd: folder, env, encoding: 'utf8' })).toBe('one,given');
});

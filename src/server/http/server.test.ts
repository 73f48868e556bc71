import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { isStarting } from '../readiness.ts';
import { openShop } from './server.ts';

let files = '';
beforeEach(() => {
  files = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(files, { recursive: true }));

test('a single process accepts visitors before its own pages are checked, and is ready after them', async () => {
  const config = readConfig({ PORT: '0', SITE_URL: 'http://shop.example' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const paths: string[] = [];
  const server = await openShop({
    config,
    files,
    isAlone: true,
    async handler({ url = '' }, response) {
      paths.push(url);
      await released;
      response.end('page');
    },
  });
  expect(server.listening).toBe(true);
  expect(isStarting()).toBe(true);
  release();
  await expect.poll(isStarting).toBe(false);
  expect(paths).toEqual(['/offline', '/en/offline', '/uz/offline']);
  server.close();
  await once(server, 'close');
});

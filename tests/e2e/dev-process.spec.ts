import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { prepareDatabase } from '#server/bootstrap.ts';
import { connect } from '#server/db/connect.ts';
import type { Edit } from '../support/shop/dev-server.ts';
import { endGroup } from '../support/shop/end-group.ts';
import { freePort } from '../support/shop/free-port.ts';

test.describe.configure({ timeout: 180_000 });

const program = fileURLToPath(new URL('../support/shop/dev-server.ts', import.meta.url));
let folder: string;
let server: ChildProcess;
let url: string;
let printed = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const connection = await connect({ databaseUrl: null, dataDir: folder });
  await prepareDatabase(connection, { demo: true }, Date.now());
  await connection.close();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env['PATH'], PORT: String(port), SITE_URL: url, DATA_DIR: folder, VITE_CACHE: join(folder, 'vite') };
  server = fork(program, { env, silent: true });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(server, 'message');
});

test.afterAll(async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.info(printed);
});

/** Wakes the islands of the open page. */
async function wake(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
    await expect(page.locator('astro-island[ssr]:not([client="inview"])')).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

function edit(change: Edit): void {
  server.send(change);
}

test('the development server and its pages log nothing on the console', async ({ page }) => {
  const reported: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reported.push(message.text());
  });
  page.on('pageerror', (error) => reported.push(String(error)));
  for (const path of ['/', '/about', '/filial']) {
    await page.goto(url + path);
    await wake(page);
  }
  expect(reported).toEqual([]);
  expect(printed.split('\n').filter((line) => /warn|error/i.test(line))).toEqual([]);
});

test('the development server shows an edit of a dish card in the next response', async ({ request }) => {
  expect(await (await request.get(url)).text()).not.toContain('data-edited');
  edit({ file: 'src/ui/DishCard/DishCard.tsx', from: '<article', to: '<article data-edited' });
  await expect.poll(async () => (await request.get(url)).text(), { timeout: 30_000 }).toContain('data-edited');
});

test('an edited rule of the domain is shown in the open page, a broken one with its error and without others', async ({ page }) => {
  await page.goto(url);
  await wake(page);
  edit({ file: 'src/domain/format.ts', from: "ru: 'сум'", to: "ru: 'тенге'" });
  const price = page.locator('[data-card]').getByText('тенге').first();
  await expect(price).toBeVisible({ timeout: 30_000 });

  const reported: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') reported.push(message.text());
  });
  edit({
    file: 'src/domain/format.ts',
    from: 'const rounded =',
    to: "if (value > 0) throw new Error('a broken rule');\n  const rounded =",
  });
  await expect(page.getByText('Error: a broken rule')).toBeVisible({ timeout: 30_000 });
  expect(reported.filter((text) => !text.includes('the server responded with a status of 50'))).toEqual([]);
});

test('SIGTERM to the npm of npm run dev ends the server', async () => {
  const port = await freePort();
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder };
  const npm = spawn('npm', ['run', 'dev'], { env, stdio: 'ignore', detached: true });
  try {
    // a response would compile the whole server first
    const listens = async () => {
      const socket = connectTo(port, '127.0.0.1');
      return Promise.race([once(socket, 'connect').then(() => true), once(socket, 'close').then(() => false)])
        .catch(() => false)
        .finally(() => socket.destroy());
    };
    await expect.poll(listens, { timeout: 100_000 }).toBe(true);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(listens).toBe(false);
  } finally {
    endGroup(npm);
  }
});

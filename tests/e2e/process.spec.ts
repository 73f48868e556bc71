import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killDuringOrders } from '../faults/kill-during-orders.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { startShop } from '../support/shop/shop.ts';

// the shop starts six times, and PostgreSQL besides
test.describe.configure({ timeout: 240_000 });

test('SIGKILL while orders are being acknowledged loses and duplicates none on SQLite', async () => {
  const report = await killDuringOrders(3);
  expect(report).toMatchObject({ lost: 0, doubled: 0 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(9);
});

test('SIGKILL while orders are being acknowledged loses and duplicates none on PostgreSQL', async () => {
  const postgres = await startPostgres();
  const report = await killDuringOrders(3, { DATABASE_URL: postgres.url, DEMO: '1' });
  await postgres.stop();
  expect(report).toMatchObject({ lost: 0, doubled: 0 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(9);
});

test('a run that fails says why and leaves no shop running', async () => {
  // each shop that runs listens to the end of this process
  const running = process.listenerCount('exit');
  const gateway = { SMS_PROVIDER: 'url', SMS_URL: 'http://127.0.0.1:9/{phone}/{code}' };
  await expect(killDuringOrders(1, gateway)).rejects.toThrow(/no one-time code was printed; the last lines: .+/);
  expect(process.listenerCount('exit')).toBe(running);
});

test('SIGTERM drains: readiness returns 503 immediately, requests in flight complete, the process exits with 0', async () => {
  const shop = await startShop();
  const inFlight = Array.from({ length: 20 }, () => fetch(`${shop.url}/`).then((response) => response.status));
  shop.process.kill('SIGTERM');
  await expect.poll(() => fetch(`${shop.url}/readyz`).then(({ status }) => status), { intervals: [20] }).toBe(503);
  expect(new Set(await Promise.all(inFlight))).toEqual(new Set([200]));
  await expect.poll(() => shop.process.exitCode).toBe(0);
  await shop.stop();
});

test('an invalid value stops the start with one sentence that names the variable', async () => {
  await expect(startShop({ env: { FILTER_MODIFIERS: 'maybe' } })).rejects.toThrow(/FILTER_MODIFIERS is "maybe"[^\n]*\n$/);
});

test('an unsupported database, or an unintended demo, stops the start with one sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
  const publicSite = { SITE_URL: 'https://shop.example', SMS: 'console' };
  await expect(startShop({ dataDir, env: publicSite })).rejects.toThrow(/did not start:\nDATA_DIR is [^\n]*DEMO=1[^\n]*DEMO=0[^\n]*\.\n$/);
  writeFileSync(join(dataDir, 'storefront.sqlite'), 'no database');
  await expect(startShop({ dataDir })).rejects.toThrow(/did not start:\n[^\n]*storefront\.sqlite is damaged or no database: [^\n]*\.\n$/);
  rmSync(dataDir, { recursive: true });
});

test('while the database is unavailable readiness fails, pages are cached or a translated 503, and the API returns UNAVAILABLE', async () => {
  const postgres = await startPostgres();
  const shop = await startShop({ env: { DATABASE_URL: postgres.url, DEMO: '1' } });
  await postgres.stop();
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
  const texts = await fetch(`${shop.url}/uz/about`);
  expect([texts.status, await texts.text()]).toEqual([200, expect.stringContaining('Biz haqimizda')]);
  const page = await fetch(`${shop.url}/uz`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('savatingiz saqlanib qoladi');
  const response = await fetch(`${shop.url}/api/regions/List`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  await shop.stop();
});

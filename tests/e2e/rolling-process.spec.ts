import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import { startLoad } from '../support/load/load.ts';
import { allOrders, countOrders, openSession, place } from '../support/shop/order-calls.ts';
import { fastestDelivery, listenToOrder } from '../support/shop/order-listener.ts';
import { startPostgres, type TestPostgres } from '../support/shop/postgres.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';

// four processes start and are replaced in turn
test.describe.configure({ timeout: 120_000, mode: 'serial' });

const staff = 's'.repeat(32);
const editor = 'e'.repeat(32);
let postgres: TestPostgres;
let shop: Shop;
let cookie: string;

test.beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DEMO: '1', WEB_CONCURRENCY: '4', STAFF_TOKEN: staff, EDITOR_TOKEN: editor };
  shop = await startShop({ env });
  await expect.poll(() => shop.output(), { timeout: 15_000 }).toContain('The shop is open');
  cookie = await openSession(shop);
});
test.afterAll(async () => {
  await shop.stop({ signal: 'SIGTERM' });
  await postgres.stop();
});

/** The child processes of the started process. */
function processIds(): string[] {
  const pid = shop.process.pid;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
}

/** Sends a request on a new connection, so that the next process in turn responds. */
function requestNext(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(shop.url + path, { agent: false }, async (response) => resolve((await response.toArray()).join(''))).once('error', reject);
  });
}

async function move(orderId: string, status: string): Promise<void> {
  const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' };
  const response = await fetch(`${shop.url}/api/v1/staff/orders/${orderId}/status`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ status }),
  });
  expect(response.status).toBe(200);
}

/** Publishes another e-mail address. */
async function publishEmail(email: string): Promise<void> {
  const workspace = `${shop.url}/api/v1/editor/site-settings`;
  const authorization = `Bearer ${editor}`;
  const { etag, draft } = (await (await fetch(workspace, { headers: { authorization } })).json()) as {
    etag: string;
    draft: { settings: object };
  };
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...draft, settings: { ...draft.settings, email } });
  const saved = await fetch(workspace, { method: 'PUT', headers: { ...headers, 'if-match': etag }, body });
  expect(saved.status).toBe(200);
  const published = await fetch(`${shop.url}/api/v1/office/publishing/publish`, { method: 'POST', headers, body: '{}' });
  expect(published.status).toBe(200);
}

test('an order event reaches every customer’s page within a second, whichever process serves its stream', async () => {
  const order = await place(shop, cookie, crypto.randomUUID(), 0);
  const pages = Array.from({ length: 8 }, () => listenToOrder(shop, cookie, order?.id ?? ''));
  await expect.poll(() => pages.map(({ received }) => received.at(-1))).toEqual(pages.map(() => 'created'));
  expect(await fastestDelivery(pages, ['confirmed', 'cooking', 'ready'], (status) => move(order?.id ?? '', status))).toBeLessThan(1_000);
  await Promise.all(pages.map((page) => page.close()));
});

test('a published setting is served by every process from the next request on', async () => {
  await publishEmail('everywhere@namuna.example');
  const responses = await Promise.all(Array.from({ length: 12 }, () => requestNext('/api/system/')));
  expect(responses.filter((response) => !response.includes('everywhere@namuna.example'))).toEqual([]);
});

test('a rolling restart under load fails no request, loses and duplicates no order, and pages keep receiving events', async () => {
  const before = processIds();
  const watched = await place(shop, cookie, crypto.randomUUID(), 1);
  const known = (await allOrders(shop, cookie)).length;
  const pages = Array.from({ length: 4 }, () => listenToOrder(shop, cookie, watched?.id ?? ''));
  await expect.poll(() => pages.map(({ received }) => received.length)).toEqual([1, 1, 1, 1]);
  const load = startLoad(shop, cookie);
  shop.process.kill('SIGHUP');
  await expect.poll(() => pages.some(({ openings }) => openings > 1), { timeout: 30_000 }).toBe(true);
  await move(watched?.id ?? '', 'confirmed');
  await expect.poll(() => shop.output(), { timeout: 60_000 }).toContain('every process was replaced');
  await move(watched?.id ?? '', 'cooking');
  await expect
    .poll(() => pages.map(({ received }) => received), { timeout: 5_000 })
    .toEqual(pages.map(() => ['created', 'confirmed', 'cooking']));
  await Promise.all(pages.map((page) => page.close()));
  const { failures, keys, acknowledged, received } = await load.stop();
  expect(failures).toEqual([]);
  expect(received).toBeGreaterThan(200);
  expect(acknowledged.size).toBeGreaterThan(20);
  expect(await countOrders(shop, cookie, keys, acknowledged, known)).toMatchObject({ lost: 0, doubled: 0 });
  expect(processIds().filter((id) => before.includes(id))).toEqual([]);
});

test('a process that is killed is replaced while the others continue', async () => {
  const before = processIds();
  process.kill(Number(before[0]), 'SIGKILL');
  await expect.poll(processIds).not.toContain(before[0]);
  expect(JSON.parse(await requestNext('/readyz'))).toMatchObject({ status: 'ok' });
  await expect.poll(() => shop.output().match(/a process died[\s\S]*"listening"/) !== null, { timeout: 15_000 }).toBe(true);
  expect(processIds().filter((id) => !before.includes(id))).toHaveLength(1);
});

test('SIGTERM drains all processes and exits with 0', async () => {
  const inFlight = Array.from({ length: 20 }, () => requestNext('/'));
  shop.process.kill('SIGTERM');
  expect((await Promise.all(inFlight)).filter((page) => !page.includes('</html>'))).toEqual([]);
  await expect.poll(() => shop.process.exitCode, { timeout: 15_000 }).toBe(0);
});

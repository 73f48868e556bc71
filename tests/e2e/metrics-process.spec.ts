import { expect, test } from '@playwright/test';
import { openSession, pickupOrder, place, post } from '../support/shop/order-calls.ts';
import { listenToOrder } from '../support/shop/order-listener.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';

test.describe.configure({ timeout: 120_000 });

const token = 'm'.repeat(32);

async function scrape(shop: Shop, headers: Record<string, string> = {}) {
  const start = performance.now();
  const response = await fetch(`${shop.url}/metrics`, { headers });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - start };
}

/** The value of a series; a sum over all series with this prefix. */
function seriesSum(text: string, series: string): number {
  const lines = text.split('\n').filter((line) => line.startsWith(series));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

test("two processes return both processes' metrics in one scrape, without identifying a visitor", async () => {
  const postgres = await startPostgres();
  const shop = await startShop({ env: { DATABASE_URL: postgres.url, DEMO: '1', WEB_CONCURRENCY: '2', METRICS_TOKEN: token } });
  await expect.poll(() => shop.output(), { timeout: 15_000 }).toContain('The shop is open');
  const cookie = await openSession(shop);
  const placed: string[] = [];
  for (let at = 0; at < 6; at++) placed.push((await place(shop, cookie, crypto.randomUUID(), at))?.id ?? '');
  const cheap = { ...pickupOrder(), expectedTotal: 0 };
  const rejected = await post(shop, cookie, 'orders', cheap, { 'idempotency-key': crypto.randomUUID() });
  expect(rejected.status).toBe(409);
  for (let visit = 0; visit < 12; visit++)
    await fetch(`${shop.url}/en/restaurant/1?phone=998901112233`, { headers: { connection: 'close' } });

  expect((await scrape(shop)).status).toBe(401);
  expect((await scrape(shop, { authorization: `Bearer ${'x'.repeat(32)}` })).status).toBe(401);
  const pages = placed.slice(0, 3).map((id) => listenToOrder(shop, cookie, id));
  await expect.poll(() => pages.map(({ received }) => received.length)).toEqual([1, 1, 1]);
  const { status, text } = await scrape(shop, { authorization: `Bearer ${token}` });
  expect(status).toBe(200);
  expect(seriesSum(text, 'shop_orders_placed_total')).toBe(6);
  expect(seriesSum(text, 'shop_orders_refused_total{code="PRICE_CHANGED"}')).toBe(1);
  expect(seriesSum(text, 'http_request_duration_seconds_count{route="/restaurant/{id}"')).toBe(12);
  expect(seriesSum(text, 'shop_event_streams_open')).toBe(3);
  await Promise.all(pages.map((page) => page.close()));
  expect(seriesSum(text, 'shop_codes_sent_total')).toBe(1);
  expect(seriesSum(text, 'shop_codes_left')).toBe(4_999);
  for (const name of [
    'shop_outbox_waiting{channel="console"}',
    'shop_outbox_oldest_seconds{channel="console"}',
    'shop_event_loop_lag_seconds',
  ])
    expect(text).toContain(name);
  expect(text).not.toMatch(new RegExp(`998901112233|${placed.join('|')}`));
  const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(series.length).toBeLessThan(500);
  await shop.stop({ signal: 'SIGTERM' });
  await postgres.stop();
});

test('without a token only the same machine may scrape, without forwarded headers, and a scrape takes 20 ms at most', async () => {
  const shop = await startShop();
  await scrape(shop);
  const own = await scrape(shop);
  expect(own.status).toBe(200);
  expect(own.text).toContain('# TYPE http_request_duration_seconds histogram');
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect((await scrape(shop, { [header]: '203.0.113.9' })).status, header).toBe(404);
  // the best of several, to exclude the load of other processes on the machine
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn++) times.push((await scrape(shop)).ms);
  expect(Math.min(...times)).toBeLessThanOrEqual(20);
  await shop.stop();
});

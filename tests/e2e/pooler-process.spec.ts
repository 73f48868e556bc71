import { expect, test } from '@playwright/test';
import { restartUnderLoad, withPooledShop } from '../faults/restart-under-load.ts';
import { openSession, place } from '../support/shop/order-calls.ts';
import { fastestDelivery, listenToOrder } from '../support/shop/order-listener.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';

// each test starts two processes, PostgreSQL and PgBouncer
test.describe.configure({ timeout: 120_000 });

const staff = 's'.repeat(32);
const env = { STAFF_TOKEN: staff };

/** Places an order and expects its pages to receive each step within a second, whichever process makes it. */
async function orderAndFollow(shop: Shop, cookie: string): Promise<void> {
  const order = await place(shop, cookie, crypto.randomUUID(), 0);
  const pages = Array.from({ length: 6 }, () => listenToOrder(shop, cookie, order?.id ?? ''));
  await expect.poll(() => pages.map(({ received }) => received.at(-1))).toEqual(pages.map(() => 'created'));
  const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' };
  const address = `${shop.url}/api/v1/staff/orders/${order?.id}/status`;
  const ms = await fastestDelivery(pages, ['confirmed', 'cooking', 'ready'], async (status) => {
    expect((await fetch(address, { method: 'POST', headers, body: JSON.stringify({ status }) })).status).toBe(200);
  });
  expect(ms).toBeLessThan(1_000);
  await Promise.all(pages.map((page) => page.close()));
}

test('behind a pooler an order is placed and followed live, and a PostgreSQL restart under load loses and breaks nothing', async () => {
  await withPooledShop(
    async (shop, postgres) => {
      const cookie = await openSession(shop);
      await orderAndFollow(shop, cookie);
      const { statuses, acknowledged, ...counted } = await restartUnderLoad(shop, postgres, cookie);
      expect(counted).toEqual({ lost: 0, doubled: 0 });
      expect(Object.keys(statuses).filter((status) => !['200', '201', '409', '503'].includes(status))).toEqual([]);
      expect(acknowledged).toBeGreaterThanOrEqual(30);
    },
    { env },
  );
});

test('with a pooler as the only address orders are followed as fast, and one sentence names the variable to set', async () => {
  await withPooledShop(
    async (shop) => {
      await orderAndFollow(shop, await openSession(shop));
      await expect.poll(() => shop.output(), { timeout: 10_000 }).toContain('set DATABASE_DIRECT_URL to PostgreSQL itself');
    },
    { env, isDirectKnown: false },
  );
});

test('an unreachable address stops the start with one sentence', async () => {
  const address = 'postgres://shop:secret@127.0.0.1:1/shop';
  const failure = await startShop({ env: { DATABASE_URL: address } }).catch((error: Error) => error.message);
  expect(failure).toMatch(/^the shop did not start:\nPostgreSQL at 127\.0\.0\.1:1 can't be reached: [^\n]+\.\n$/);
  expect(failure).not.toContain('secret');
});

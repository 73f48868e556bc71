import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { startShop } from '../support/shop/shop.ts';
import { receiveWebhooks } from '../support/shop/webhook-receiver.ts';

test('the webhook receives every event after a kill during delivery, each with its own id', async ({ request }) => {
  const receiver = await receiveWebhooks();
  const env = { ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_SECRET: 'x'.repeat(32) };
  const killed = await startShop({ env });
  await signIn(killed, request);
  const orders = [await placePickupOrder(killed, request)];
  await expect.poll(() => receiver.taken.length).toBe(1);
  receiver.isAway = true;
  for (let count = 0; count < 4; count += 1) orders.push(await placePickupOrder(killed, request));
  await expect.poll(() => receiver.tried.length).toBeGreaterThan(1);
  await killed.stop({ signal: 'SIGKILL', keepData: true });
  receiver.isAway = false;
  const shop = await startShop({ env, dataDir: killed.dataDir });
  const reported = () => new Map(receiver.taken.map((event) => [event.id, `${event.order.id} ${event.status}`]));
  await expect.poll(() => [...reported().values()].sort(), { timeout: 45_000 }).toEqual(orders.map((id) => `${id} created`).sort());
  await shop.stop();
  receiver.close();
});

test('an open stream receives a staff change within a second, and a draining process ends it', async ({ request }) => {
  const shop = await startShop();
  await signIn(shop, request);
  const id = await placePickupOrder(shop, request);
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(`${shop.url}/api/v1/orders/${id}/events`, { headers: { cookie } });
  let text = '';
  const keep = (part: string) => {
    text += part;
  };
  const listening = response.body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: keep }));
  await expect.poll(() => text).toContain('"status":"created"');
  const token = readFileSync(join(shop.dataDir, 'staff-token'), 'utf8').trim();
  expect(shop.output()).toContain(join(shop.dataDir, 'staff-token'));
  expect(shop.output()).not.toContain(token);
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (const status of ['confirmed', 'cooking', 'ready']) {
    const moved = await request.post(`${shop.url}/api/v1/staff/orders/${id}/status`, { headers, data: { status } });
    expect(moved.status()).toBe(200);
    const start = performance.now();
    await expect.poll(() => text, { intervals: [20] }).toContain(`"status":"${status}"`);
    times.push(performance.now() - start);
  }
  // the fastest, to exclude the load of other processes on the machine
  expect(Math.min(...times)).toBeLessThan(1_000);
  shop.process.kill('SIGTERM');
  await listening;
  await expect.poll(() => shop.process.exitCode).toBe(0);
  await shop.stop();
});

import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counted } from '../db/db-health.ts';
import { databaseTimeout } from './database-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  // no question stays open for the next test
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

/** A shop whose every answer takes so long. @param usesDatabase whether a question to the database is open meanwhile */
function shop(ms: number, usesDatabase: boolean) {
  const app = new Hono().use(databaseTimeout);
  app.all('*', async (context) => {
    const work = new Promise<void>((resolve) => setTimeout(resolve, ms));
    await (usesDatabase ? counted(work) : work);
    return context.text('done');
  });
  return app;
}

async function resultOf(app: Hono, path: string, afterMs: number) {
  const response = Promise.resolve(app.request(path));
  await vi.advanceTimersByTimeAsync(afterMs);
  const { status, headers } = await response;
  return [status, headers.get('content-type')?.split(';')[0]];
}

test('a page whose database is late is a 503 within a second, a call within five', async () => {
  expect(await resultOf(shop(60_000, true), '/uz/about', 1_000)).toEqual([503, 'text/html']);
  expect(await resultOf(shop(60_000, true), '/api/regions/List', 5_000)).toEqual([503, 'application/json']);
});

test('a page that is slow by itself is waited for', async () => {
  expect(await resultOf(shop(3_000, false), '/', 3_000)).toEqual([200, 'text/plain']);
});

test('a call that the database answers in time is its answer', async () => {
  expect(await resultOf(shop(4_000, true), '/api/v1/orders', 4_000)).toEqual([200, 'text/plain']);
});

test('a question that queues while the database answers others is waited for', async () => {
  const others = setInterval(() => void counted(Promise.resolve()), 100);
  expect(await resultOf(shop(3_000, true), '/', 3_000)).toEqual([200, 'text/plain']);
  clearInterval(others);
});

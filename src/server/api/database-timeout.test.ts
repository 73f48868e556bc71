import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counted } from '../db/db-health.ts';
import { databaseTimeout } from './database-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  // no query stays open for the next test
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

/** An app whose every response takes `ms`. @param usesDatabase whether a database query is open meanwhile */
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

test('a page with a late database is a 503 within a second, a call within five', async () => {
  expect(await resultOf(shop(60_000, true), '/uz/about', 1_000)).toEqual([503, 'text/html']);
  expect(await resultOf(shop(60_000, true), '/api/regions/List', 5_000)).toEqual([503, 'application/json']);
});

test('a page that is slow without the database is waited for', async () => {
  expect(await resultOf(shop(3_000, false), '/', 3_000)).toEqual([200, 'text/plain']);
});

test('a call returns its response when the database responds in time', async () => {
  expect(await resultOf(shop(4_000, true), '/api/v1/orders', 4_000)).toEqual([200, 'text/plain']);
});

test('a query that queues while the database completes others is waited for', async () => {
  const others = setInterval(() => void counted(Promise.resolve()), 100);
  expect(await resultOf(shop(3_000, true), '/', 3_000)).toEqual([200, 'text/plain']);
  clearInterval(others);
});

import { setTimeout as wait } from 'node:timers/promises';
import { createSessions } from '#server/auth/sessions.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { connect } from '#server/db/connect.ts';
import { load } from '../support/load/http-load.ts';
import type { Row, RowResult } from '../support/load/measured.ts';
import { inTurns } from '../support/shop/http-client.ts';
import { pickupOrder } from '../support/shop/order-calls.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { type Shop, shopNow, withShop } from '../support/shop/shop.ts';
import { combineResults, worst } from './combine-results.ts';
import { orderAll, reported } from './tally.ts';

const buyers = 1_000;
const slotCapacity = 8;
const ownOrders = 100;
const pageLimitMs = 1_000;
/** Visitors who read one page after the other, in a separate process. */
const readers = 4;
const readPauseMs = 200;
const readSeconds = 12;
const tomorrow = { day: '2026-11-22', start: 720, end: 740 };
const pages = ['/', '/uz/about', '/en/restaurant/1'];

export const crowdRow: Row = {
  name: 'crowd',
  what: `${buyers} customers at once for a slot of ${slotCapacity} orders, pages meanwhile; then ${ownOrders} orders of one customer at once; PostgreSQL with two processes`,
  reach: `${slotCapacity} × 201, ${buyers - slotCapacity} × 409, 0 × 5xx; each page in <= 1 s; ${ownOrders} × 201`,
  async measure() {
    const postgres = await startPostgres();
    try {
      const env = { DATABASE_URL: postgres.url, DEMO: '1', WEB_CONCURRENCY: '2' };
      return await withShop({ env }, async (shop) => {
        const cookies = await signInAll(postgres.url);
        return combineResults(await fillSlot(shop, cookies), await orderMuch(shop, cookies[0] ?? ''));
      });
    } finally {
      await postgres.stop();
    }
  },
};

/** Inserts sessions of new customers into the database, because a thousand sign-ins would take minutes. */
async function signInAll(databaseUrl: string): Promise<string[]> {
  const connection = await connect({ databaseUrl, dataDir: '' });
  const backend = createEmbeddedBackend({ connection, filterModifiers: 'on' });
  const sessions = createSessions(connection);
  const now = Date.parse(shopNow);
  const cookies = await inTurns(buyers, 8, async (turn) => {
    const phone1 = `9989011${String(turn).padStart(5, '0')}`;
    const { id } = await backend.createCustomer({ firstName: 'Дилноза', phone1, birthDate: '1994-05-06' }, 'ru', now);
    return `sid=${await sessions.open({ customerId: id, phone: phone1 }, undefined, now)}`;
  });
  await connection.close();
  return cookies;
}

async function fillSlot(shop: Shop, cookies: readonly string[]): Promise<RowResult> {
  const port = Number(new URL(shop.url).port);
  const reading = load({
    port,
    connections: readers,
    seconds: readSeconds,
    pauseMs: readPauseMs,
    requests: pages.map((path) => ({ path })),
  });
  await wait(1_000);
  const start = performance.now();
  const tally = await orderAll(shop, cookies, buyers, { ...pickupOrder(), restaurantId: '2', slot: tomorrow });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const { received, failed, worstMs } = await reading;
  return {
    found: `${reported(tally)} in ${seconds} s; ${received} pages meanwhile in <= ${worst([worstMs])} ms, ${failed} wrong`,
    isReached:
      tally['201'] === slotCapacity &&
      tally['409 SLOT_UNAVAILABLE'] === buyers - slotCapacity &&
      received > 0 &&
      failed === 0 &&
      worstMs <= pageLimitMs,
  };
}

async function orderMuch(shop: Shop, cookie: string): Promise<RowResult> {
  const tally = await orderAll(shop, [cookie], ownOrders, pickupOrder());
  return { found: `one customer: ${reported(tally)}`, isReached: tally['201'] === ownOrders };
}

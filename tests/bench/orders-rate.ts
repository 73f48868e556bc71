import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { createSessions } from '#server/auth/sessions.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { connect } from '#server/db/connect.ts';
import { type LoadTask, load } from '../support/load/http-load.ts';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import type { DatabasePlace } from '../support/shop/backends.ts';
import { pickupOrder } from '../support/shop/order-calls.ts';
import { postgresPrograms, startPostgres } from '../support/shop/postgres.ts';
import { heapFlags, type Shop, shopNow, withShop } from '../support/shop/shop.ts';

const customers = 20;
const seconds = 5;
const rounds = 3;
const share = 0.3;
/** what the rows of one order take */
const orderBytes = 1_500;

export const ordersRateRow: Row = {
  name: 'orders-rate',
  what: `acknowledged orders a second of ${customers} customers at once, beside raw commits of the same engine of rows as long as an order’s (${orderBytes} bytes; PostgreSQL: pgbench with ${customers} clients, the shop with two processes), in turn, ${rounds} rounds`,
  reach: `≥ ${share} × raw commits on each engine; no errors`,
  reason:
    'Profile of the server: on SQLite calls of the database are a third of an order’s time, sending and compressing its response 11 %, garbage collection 10 %, checking and pricing 6 %, the log 4 %, the rest HTTP server, adapters and promises; on PostgreSQL two processes are busy with the same, and share two cores with the database and the load',
  async measure() {
    const results = [await onSqlite(), await onPostgres()];
    const isReached = results.every(({ ratios, failed }) => median(ratios) >= share && failed === 0);
    return { found: results.map(reported).join('; '), isReached };
  },
};

interface Measured {
  readonly engine: string;
  readonly orders: readonly number[];
  readonly ratios: readonly number[];
  readonly failed: number;
}

function reported({ engine, orders, ratios, failed }: Measured): string {
  const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return `${engine} ${Math.round(median(orders))} orders/s, ${median(ratios).toFixed(2)} × (${range}), ${failed} errors`;
}

async function onSqlite(): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-orders-'));
  return withShop({ dataDir, nodeOptions: heapFlags() }, (shop) =>
    compare('SQLite', shop, { databaseUrl: null, dataDir }, async () => sqliteCommits()),
  );
}

async function onPostgres(): Promise<Measured> {
  const { url, stop } = await startPostgres({ isSynced: true });
  // the shop starts in no database that holds tables of something else
  const raw = url.replace(/[^/]+$/, 'template1');
  const client = new pg.Client({ connectionString: raw });
  const flags = ['--file=-', '--no-vacuum', `--client=${customers}`, `--time=${seconds}`, raw];
  const input = `insert into raw (value) values (repeat('a', ${orderBytes}));`;
  const commits = async () => {
    const report = execFileSync(join(postgresPrograms(), 'pgbench'), flags, { encoding: 'utf8', input });
    return Number(/tps = ([\d.]+)/.exec(report)?.[1]);
  };
  try {
    await client.connect();
    await client.query('create table raw (id bigint generated always as identity primary key, value text)');
    await client.end();
    const env = { DATABASE_URL: url, DEMO: '1', WEB_CONCURRENCY: '2' };
    return await withShop({ env, nodeOptions: heapFlags() }, (shop) =>
      compare('PostgreSQL', shop, { databaseUrl: url, dataDir: '' }, commits),
    );
  } finally {
    await stop();
  }
}

async function compare(engine: string, shop: Shop, place: DatabasePlace, rawCommits: () => Promise<number>): Promise<Measured> {
  const cookies = await prepare(place);
  const task = (round: number): LoadTask => ({
    port: Number(new URL(shop.url).port),
    connections: customers,
    seconds,
    requests: cookies.map((cookie) => ({
      path: '/api/v1/orders',
      headers: { cookie, origin: shop.url, 'idempotency-key': `00000000-0000-4000-800${round}-{n12}` },
      post: JSON.stringify({ ...pickupOrder(), restaurantId: '1' }),
    })),
  });
  await load(task(rounds));
  const found = { orders: [] as number[], ratios: [] as number[], failed: 0 };
  for (let round = 0; round < rounds; round++) {
    const { perSecond, failed } = await load(task(round));
    found.orders.push(perSecond);
    found.failed += failed;
    found.ratios.push(perSecond / (await rawCommits()));
  }
  return { engine, ...found };
}

/** Restaurants without a limit for a slot, and the sessions of new customers. */
async function prepare(place: DatabasePlace): Promise<string[]> {
  const connection = await connect(place);
  const { db } = connection;
  for (const { id, record } of await db.selectFrom('catalogue').selectAll().where('kind', '=', 'restaurants').execute()) {
    const unlimited = JSON.stringify({ ...(JSON.parse(record) as object), slotCapacity: null });
    await db.updateTable('catalogue').set({ record: unlimited }).where('kind', '=', 'restaurants').where('id', '=', id).execute();
  }
  await db.updateTable('meta').set({ value: '1000' }).where('key', '=', 'version').execute();
  const backend = createEmbeddedBackend({ connection, filterModifiers: 'on' });
  const sessions = createSessions(connection);
  const now = Date.parse(shopNow);
  const cookies: string[] = [];
  for (let turn = 0; turn < customers; turn++) {
    const phone1 = `9989011${String(turn).padStart(5, '0')}`;
    const { id } = await backend.createCustomer({ firstName: 'Дилноза', phone1, birthDate: '1994-05-06' }, 'ru', now);
    cookies.push(`sid=${await sessions.open({ customerId: id, phone: phone1 }, undefined, now)}`);
  }
  await connection.close();
  return cookies;
}

/** Commits of one row as long as an order's a second, each on the disk. */
function sqliteCommits(): number {
  const folder = mkdtempSync(join(tmpdir(), 'raw-commits-'));
  const database = new DatabaseSync(join(folder, 'raw.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table raw (id integer primary key, value text)');
  const insert = database.prepare('insert into raw (value) values (?)');
  const row = 'a'.repeat(orderBytes);
  const begin = performance.now();
  let commits = 0;
  for (; performance.now() - begin < seconds * 1_000; commits++) insert.run(row);
  database.close();
  rmSync(folder, { recursive: true });
  return commits / seconds;
}

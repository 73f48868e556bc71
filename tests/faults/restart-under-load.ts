import { setTimeout as wait } from 'node:timers/promises';
import { tryRequest } from '../support/shop/http-client.ts';
import { allOrders, countOrders, type OrderCount, openSession, type Placed, pickupOrder } from '../support/shop/order-calls.ts';
import { startPgBouncer } from '../support/shop/pgbouncer.ts';
import { startPostgres, type TestPostgres } from '../support/shop/postgres.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';

export interface RestartReport extends OrderCount {
  /** how often orders and pages received each status */
  readonly statuses: Readonly<Record<string, number>>;
}

const buyers = 4;
const pages = ['/', '/en/about', '/api/regions/List'];
/** The number of orders required before, between and after restarts. */
const ordersBetween = 10;
const healLimitMs = 30_000;

/** Two processes behind a pooler in transaction mode, which bypass it for migrations and LISTEN. */
export async function withPooledShop<Value>(
  work: (shop: Shop, postgres: TestPostgres) => Promise<Value>,
  { isDirectKnown = true, env = {} }: { readonly isDirectKnown?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Value> {
  const postgres = await startPostgres();
  const pooler = await startPgBouncer(postgres.url);
  const direct = isDirectKnown ? { DATABASE_DIRECT_URL: postgres.url } : {};
  try {
    const options = { env: { DATABASE_URL: pooler.url, ...direct, DEMO: '1', WEB_CONCURRENCY: '2', ...env } };
    return await withShop(options, (shop) => work(shop, postgres));
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}

/**
 * Restarts PostgreSQL in both ways while a customer orders and many read, and counts the responses and the stored orders.
 * @param signedIn the customer's cookie; without it a new customer signs in
 */
export async function restartUnderLoad(shop: Shop, postgres: TestPostgres, signedIn?: string): Promise<RestartReport> {
  const cookie = signedIn ?? (await openSession(shop));
  const known = (await allOrders(shop, cookie)).length;
  const statuses: Record<string, number> = {};
  const acknowledged = new Map<string, Placed>();
  const keys: string[] = [];
  let isOver = false;
  const note = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const buy = async () => {
    while (!isOver) {
      const key = crypto.randomUUID();
      const body = JSON.stringify(pickupOrder(keys.push(key) - 1));
      const headers = { cookie, origin: shop.url, 'content-type': 'application/json', 'idempotency-key': key };
      const { status, text } = await tryRequest(`${shop.url}/api/v1/orders`, { method: 'POST', headers, body });
      note(status);
      if (status === 201) acknowledged.set(key, JSON.parse(text) as Placed);
      else await wait(20);
    }
  };
  const read = async (path: string) => {
    while (!isOver) note((await tryRequest(shop.url + path, { headers: { cookie } })).status);
  };
  const load = [...Array.from({ length: buyers }, buy), ...pages.map(read)];
  try {
    for (const mode of ['fast', 'immediate'] as const) {
      await moreOrders(acknowledged);
      await postgres.restart(mode);
    }
    await moreOrders(acknowledged);
  } finally {
    isOver = true;
    await Promise.all(load);
  }
  return { ...(await countOrders(shop, cookie, keys, acknowledged, known)), statuses };
}

async function moreOrders(acknowledged: ReadonlyMap<string, Placed>): Promise<void> {
  const enough = acknowledged.size + ordersBetween;
  const start = performance.now();
  while (acknowledged.size < enough) {
    if (performance.now() - start > healLimitMs) throw new Error('no orders came in any more');
    await wait(20);
  }
}

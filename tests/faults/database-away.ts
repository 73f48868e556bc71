import type { Row, RowResult } from '../support/load/measured.ts';
import { openSession } from '../support/shop/order-calls.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { withShop } from '../support/shop/shop.ts';
import { mountSmallDisk } from '../support/shop/small-disk.ts';
import { type ProxyMode, startTcpProxy } from '../support/shop/tcp-proxy.ts';
import { eachOf } from './combine-results.ts';
import { observe } from './during-a-fault.ts';

const faults = { away: 'away', 'responding after 10 s': 'slow', silent: 'silent' } as const satisfies Record<string, ProxyMode>;

export const databaseAwayRow: Row = {
  name: 'database-away',
  what: `PostgreSQL ${Object.keys(faults).join(', ')} (a proxy before it); SQLite on a full disk`,
  reach:
    'readiness 503 in <= 2 s; pages from what is kept or a translated 503 in <= 1 s; no call above 5 s, no other 5xx; heals alone in <= 15 s',
  async measure() {
    return eachOf({ ...(await measurePostgres()), 'full disk': await measureFullDisk() }, (found) => found);
  },
};

async function measurePostgres(): Promise<Record<string, RowResult>> {
  const postgres = await startPostgres();
  const { hostname, port } = new URL(postgres.url);
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  try {
    return await withShop({ env: { DATABASE_URL: url.href, DEMO: '1' } }, async (shop) => {
      const cookie = await openSession(shop);
      const found: Record<string, RowResult> = {};
      for (const [name, mode] of Object.entries(faults)) {
        const fault = { begin: () => proxy.set(mode), end: () => proxy.set('through') };
        found[name] = await observe(shop, cookie, fault);
      }
      return found;
    });
  } finally {
    await proxy.stop();
    await postgres.stop();
  }
}

async function measureFullDisk(): Promise<RowResult> {
  const disk = mountSmallDisk();
  try {
    return await withShop({ dataDir: `${disk.folder}/data` }, async (shop) => {
      const cookie = await openSession(shop);
      return observe(shop, cookie, { begin: disk.fill, end: disk.empty });
    });
  } finally {
    disk.remove();
  }
}

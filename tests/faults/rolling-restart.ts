import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from '../support/load/load.ts';
import type { Row } from '../support/load/measured.ts';
import { openSession } from '../support/shop/order-calls.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';

const processes = 4;
const requests = 2_000;
const replaceLimitMs = 120_000;
/** Each path is requested by a separate visitor, one request after the other. */
const paths = [
  ...['/', '/uz', '/en', '/about', '/en/about', '/uz/about', '/en/contacts', '/uz/offer', '/privacy', '/en/filial'],
  ...['/en/offer', '/uz/contacts', '/api/regions/List', '/readyz'],
];

export const rollingRestartRow: Row = {
  name: 'rolling-restart',
  what: `SIGHUP replaces ${processes} processes one after the other on PostgreSQL, again and again, while ${paths.length} visitors read and 3 buyers order without a pause`,
  reach: `0 failed of ${requests} requests`,
  async measure() {
    const postgres = await startPostgres();
    try {
      const env = { DATABASE_URL: postgres.url, DEMO: '1', WEB_CONCURRENCY: String(processes) };
      const { received, failures, rounds } = await withShop({ env }, replaceUnderLoad);
      const first = failures.length === 0 ? '' : ` (${failures[0]})`;
      return {
        found: `${failures.length} failed of ${received}${first} while all ${processes} were replaced ${rounds} times`,
        isReached: failures.length === 0 && received >= requests && rounds > 0,
      };
    } finally {
      await postgres.stop();
    }
  },
};

async function replaceUnderLoad(shop: Shop) {
  const cookie = await openSession(shop);
  const failures: string[] = [];
  let [received, rounds] = [0, 0];
  while (received < requests) {
    const load = startLoad(shop, cookie, { paths });
    shop.process.kill('SIGHUP');
    rounds += 1;
    const isReplaced = await reached(() => shop.output().split('every process was replaced').length > rounds);
    const report = await load.stop();
    received += report.received;
    failures.push(...report.failures, ...(isReplaced ? [] : ['the processes were not replaced']));
    if (!isReplaced) break;
  }
  return { received, failures, rounds };
}

async function reached(isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + replaceLimitMs;
  while (!isSo() && performance.now() < end) await wait(20);
  return isSo();
}

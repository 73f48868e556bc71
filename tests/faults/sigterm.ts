import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type LoadReport, startLoad } from '../support/load/load.ts';
import type { Row } from '../support/load/measured.ts';
import { onBothDatabases } from '../support/shop/on-databases.ts';
import { countOrders, openSession } from '../support/shop/order-calls.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { eachOf, worst } from './combine-results.ts';

const restarts = 20;
const atOnceMs = 200;
const exitMs = 15_000;
/** Visitors continue for as long as a proxy needs to detect the shutdown. */
const lateMs = 1_000;
const paths = ['/', '/uz', '/uz/about', '/api/regions/List'];

interface Ending {
  readonly load: LoadReport;
  /** from the signal to the first 503 of readiness */
  readonly unreadyMs: number;
  readonly exitMs: number;
  readonly exitCode: number | null;
}

export const sigtermRow: Row = {
  name: 'sigterm',
  what: `SIGTERM while 4 visitors read and 3 buyers order, ${restarts} restarts on each database; they go on for 1 s after it`,
  reach: `0 failed requests, readiness 503 at once (<= ${atOnceMs} ms under this load), exit <= 15 s, 0 orders lost`,
  async measure() {
    const reports = await onBothDatabases(restartUnderLoad);
    return eachOf(reports, ({ endings, lost, doubled }) => {
      const received = endings.reduce((sum, { load }) => sum + load.received, 0);
      const failures = endings.flatMap(({ load }) => load.failures);
      const unready = worst(endings.map(({ unreadyMs }) => unreadyMs));
      const exit = worst(endings.map((ending) => ending.exitMs));
      const acknowledged = endings.at(-1)?.load.acknowledged.size ?? 0;
      const isReached =
        failures.length + lost + doubled === 0 &&
        acknowledged > 0 &&
        unready <= atOnceMs &&
        exit <= exitMs &&
        endings.every(({ exitCode }) => exitCode === 0);
      const first = failures.length === 0 ? '' : ` (${failures[0]})`;
      const orders = `${acknowledged} orders acknowledged, ${lost} lost, ${doubled} doubled`;
      const found = `${received} requests, ${failures.length} failed${first}, 503 after <= ${unready} ms, exit after <= ${exit} ms, ${orders}`;
      return { found, isReached };
    });
  },
};

async function restartUnderLoad(env: Readonly<Record<string, string>>) {
  let shop = await startShop({ env });
  const { dataDir } = shop;
  try {
    const cookie = await openSession(shop);
    const endings: Ending[] = [];
    for (let restart = 0; restart < restarts; restart++) {
      endings.push(await endUnderLoad(shop, cookie, endings.at(-1)?.load));
      shop = await startShop({ env, dataDir });
    }
    const { keys = [], acknowledged = new Map() } = endings.at(-1)?.load ?? {};
    return { endings, ...(await countOrders(shop, cookie, keys, acknowledged)) };
  } finally {
    await shop.stop();
  }
}

async function endUnderLoad(shop: Shop, cookie: string, before: LoadReport | undefined): Promise<Ending> {
  const load = startLoad(shop, cookie, { paths, ...(before === undefined ? {} : { before }) });
  await wait(300);
  const start = performance.now();
  const exited = once(shop.process, 'exit').then(() => performance.now() - start);
  shop.process.kill('SIGTERM');
  while ((await fetch(`${shop.url}/readyz`)).status !== 503) await wait(1);
  const unreadyMs = performance.now() - start;
  await wait(lateMs - unreadyMs);
  const report = await load.stop();
  return { load: report, unreadyMs, exitMs: await exited, exitCode: shop.process.exitCode };
}

import { rareSearches } from '../support/builders/rare-searches.ts';
import { cachedPages } from '../support/load/cached-pages.ts';
import { cpuMs, type LoadResult, type LoadTask, load } from '../support/load/http-load.ts';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { openSession } from '../support/shop/order-calls.ts';
import { heapFlags, type Shop, withShop } from '../support/shop/shop.ts';
import { allowCodes } from '../support/shop/shop-database.ts';
import { type OtherServer, startBareNode, startTrivialPage } from './other-servers.ts';

const connections = 50;
const rounds = 3;
const seconds = 4;
const warmSeconds = 3;
/** More than the server handles within the second for which a page is cached. */
const searches = 6_000;
const customers = 5;

type Request = LoadTask['requests'][number];
type Measured = Pick<OtherServer, 'port' | 'pid'>;
const home: Request = { path: '/' };

interface Rate extends LoadResult {
  /** processor time of one response, ms */
  readonly cpuMs: number;
}

interface RateRow {
  readonly name: string;
  readonly what: string;
  readonly beside: 'a trivial Astro page' | 'bare Node with a body as long';
  /** requests per second, in ratio to the other server's */
  readonly least: number;
  readonly mostP99Ms: number;
  /** a page of the page cache fails the run */
  readonly isRendered?: boolean;
  readonly requestsOf: (shop: Shop) => Promise<readonly Request[]>;
}

export const rateRows: readonly Row[] = [
  rateRow({
    name: 'rate-address',
    what: 'home for visitors who each have another address in one delivery zone: found in the page cache by what it shows',
    beside: 'a trivial Astro page',
    least: 1,
    mostP99Ms: 100,
    requestsOf: async () => [{ path: '/', headers: { cookie: 'longitude=69.28{n}; latitude=41.311' } }],
  }),
  rateRow({
    name: 'rate-signed-in',
    what: `home for ${customers} customers who are signed in and have another address with each request: their session is read, the page is shared`,
    beside: 'a trivial Astro page',
    least: 1,
    mostP99Ms: 100,
    requestsOf: async (shop) => {
      const requests: Request[] = [];
      for (let at = 0; at < customers; at++) {
        const session = await openSession(shop, `99890111220${at}`);
        allowCodes(shop);
        requests.push({ path: '/', headers: { cookie: `${session}; longitude=69.28{n}; latitude=41.311` } });
      }
      return requests;
    },
  }),
  rateRow({
    name: 'rate-search',
    what: 'home for a search that finds 1 to 10 dishes, another one each time (a page of the cache fails the run): the page is rendered and compressed',
    beside: 'a trivial Astro page',
    least: 0.1,
    mostP99Ms: 400,
    isRendered: true,
    requestsOf: async ({ url }) => (await rareSearches(url, searches)).map((path) => ({ path })),
  }),
  rateRow({
    name: 'rate-cached',
    what: 'home from the page cache for visitors without cookies',
    beside: 'bare Node with a body as long',
    least: 0.5,
    mostP99Ms: 100,
    requestsOf: async () => [home],
  }),
  rateRow({
    name: 'rate-menu-call',
    what: 'the API’s menu of a region and, in turn, of an address that is another one each time',
    beside: 'a trivial Astro page',
    least: 1,
    mostP99Ms: 100,
    requestsOf: async () => [
      { path: '/api/regionmenu?RegionId=1' },
      { path: '/api/menu?RegionId=1&Longitude=69.28{n}&Latitude=41.311&OrderTypeId=0' },
    ],
  }),
];

function rateRow({ name, what, beside, least, mostP99Ms, isRendered = false, requestsOf }: RateRow): Row {
  return {
    name,
    what: `${what}; 60 dishes, Brotli, ${connections} connections that request independently, beside ${beside} in the same run`,
    reach: `≥ ${least} × its requests per second; p99 ≤ ${mostP99Ms} ms; no errors`,
    async measure() {
      const measured = await withShop({ dataDir: fullFolderData(), nodeOptions: heapFlags() }, async (shop) => {
        const requests = await requestsOf(shop);
        const ours = { port: Number(new URL(shop.url).port), pid: shop.process.pid ?? 0 };
        const { bodyBytes } = await load({ port: ours.port, connections, requests, seconds: warmSeconds });
        const other = await (beside === 'a trivial Astro page' ? startTrivialPage() : startBareNode(bodyBytes));
        const hits = cachedPages(shop);
        const rates = await compare(ours, requests, other).finally(() => other.stop());
        const found = cachedPages(shop) - hits;
        if (isRendered && found > 0) throw new Error(`${found} pages came from the page cache`);
        return rates;
      });
      const ratio = median(measured.map(({ ours, other }) => ours.perSecond / other.perSecond));
      const p99Ms = median(measured.map(({ ours }) => ours.p99Ms));
      const failed = measured.reduce((sum, { ours }) => sum + ours.failed, 0);
      const rates = `${notify(measured.map(({ ours }) => ours))} beside ${notify(measured.map(({ other }) => other))}`;
      return {
        found: `${ratio.toFixed(2)} ×; ${rates}; p99 ${p99Ms.toFixed(0)} ms; ${failed} errors; medians of ${rounds} runs in turn`,
        isReached: ratio >= least && p99Ms <= mostP99Ms && failed === 0,
      };
    },
  };
}

/** Both servers in turn, so that a machine which becomes slower meanwhile is the same for both. */
async function compare(ours: Measured, requests: readonly Request[], other: Measured): Promise<{ ours: Rate; other: Rate }[]> {
  await load({ port: other.port, connections, requests: [home], seconds: warmSeconds });
  const measured: { ours: Rate; other: Rate }[] = [];
  for (let round = 0; round < rounds; round++) measured.push({ ours: await rate(ours, requests), other: await rate(other, [home]) });
  return measured;
}

async function rate({ port, pid }: Measured, requests: readonly Request[]): Promise<Rate> {
  const before = cpuMs(pid);
  const result = await load({ port, connections, requests, seconds });
  return { ...result, cpuMs: (cpuMs(pid) - before) / result.received };
}

/** `requests per second (least–most), CPU ms of each` */
function notify(rates: readonly Rate[]): string {
  const perSecond = rates.map((one) => one.perSecond);
  const whole = (value: number) => String(Math.round(value));
  const range = `${whole(Math.min(...perSecond))}–${whole(Math.max(...perSecond))}`;
  return `${whole(median(perSecond))} requests/s (${range}; ${median(rates.map((one) => one.cpuMs)).toFixed(2)} CPU ms each)`;
}

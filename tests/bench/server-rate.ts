import { rareSearches } from '../support/builders/rare-searches.ts';
import { cpuMs, type LoadResult, type LoadTask, load } from '../support/load/http-load.ts';
import type { Row } from '../support/load/measured.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { heapFlags, type Shop, withShop } from '../support/shop/shop.ts';
import { type OtherServer, startBareNode, startTrivialPage } from './other-servers.ts';

const connections = 50;
const seconds = 8;
const warmSeconds = 3;

type Request = LoadTask['requests'][number];
const home: Request = { path: '/' };
/** A page that differs for each visitor; the HTML of the cards is cached for all of them. */
const homeWithAddress: Request = { path: '/', headers: { cookie: 'longitude=69.28{n}; latitude=41.311' } };
/** More than the server handles within the second for which a page is cached. */
const searches = 1_000;

interface Rate extends LoadResult {
  /** processor time of one response, ms */
  readonly cpuMs: number;
}

export const serverRateRow: Row = {
  name: 'server-rate',
  what: `home with 60 dishes at ${connections} connections, beside a trivial Astro page and bare Node with a body as long: a page for each visitor's address (the HTML of its cards is cached), a page for each search that finds 1 to 10 dishes (nothing of it is cached), and from the page cache`,
  reach:
    'address ≥ 1 × trivial; search ≥ 0.2 × trivial; cached ≥ 1.4 × trivial and ≥ 0.2 × bare Node; p99 ≤ 100 ms, of searches ≤ 400 ms; no errors',
  reason: 'Pages and their islands are rendered and compressed, of which the trivial page has nothing',
  async measure() {
    const trivialPage = await startTrivialPage();
    const rates = await withShop({ dataDir: fullFolderData(), nodeOptions: heapFlags() }, (shop) => compare(shop, trivialPage)).finally(
      () => trivialPage.stop(),
    );
    const { address, search, cached, trivial, bare } = rates;
    const ratios = [address, search, cached].map(({ perSecond }) => perSecond / trivial.perSecond);
    const cachedOfBare = cached.perSecond / bare.perSecond;
    const p99Ms = Math.max(address.p99Ms, cached.p99Ms);
    const failed = address.failed + search.failed + cached.failed;
    const [ofAddress = 0, ofSearch = 0, ofCached = 0] = ratios;
    const found = [
      `address ${notify(address)}, search ${notify(search)}, cached ${notify(cached)}, trivial ${notify(trivial)}, bare ${notify(bare)} requests/s (CPU ms each)`,
      `${ofAddress.toFixed(2)} ×, ${ofSearch.toFixed(2)} ×, ${ofCached.toFixed(2)} × trivial and ${cachedOfBare.toFixed(2)} × bare`,
      `p99 ${p99Ms.toFixed(0)} ms, of searches ${search.p99Ms.toFixed(0)} ms; ${failed} errors`,
    ];
    const isQuick = ofAddress >= 1 && ofSearch >= 0.2 && ofCached >= 1.4 && cachedOfBare >= 0.2;
    return { found: found.join('; '), isReached: isQuick && p99Ms <= 100 && search.p99Ms <= 400 && failed === 0 };
  },
};

async function compare(shop: Shop, trivialPage: OtherServer) {
  const ours = { port: Number(new URL(shop.url).port), pid: shop.process.pid ?? 0 };
  const searched = (await rareSearches(shop.url, searches)).map((path): Request => ({ path }));
  const trivial = await rate(trivialPage, [home]);
  const address = await rate(ours, [homeWithAddress]);
  const search = await rate(ours, searched);
  const cached = await rate(ours, [home]);
  const bareNode = await startBareNode(cached.bodyBytes);
  const bare = await rate(bareNode, [home]);
  await bareNode.stop();
  return { trivial, address, search, cached, bare };
}

/** Measures the rate after some seconds of warm-up. */
async function rate({ port, pid }: Pick<OtherServer, 'port' | 'pid'>, requests: readonly Request[]): Promise<Rate> {
  const task = { port, connections, requests };
  await load({ ...task, seconds: warmSeconds });
  const before = cpuMs(pid);
  const response = await load({ ...task, seconds });
  return { ...response, cpuMs: (cpuMs(pid) - before) / response.received };
}

function notify({ perSecond, cpuMs }: Rate): string {
  return `${Math.round(perSecond)} (${cpuMs.toFixed(2)})`;
}

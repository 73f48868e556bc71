import { fullFolderData } from '../support/full-folder.ts';
import { cpuMs, type LoadAnswer, type LoadTask, load } from '../support/http-load.ts';
import type { Row } from '../support/measured.ts';
import { heapFlags, type Shop, withShop } from '../support/shop.ts';
import { type OtherServer, startBareNode, startTrivialPage } from './other-servers.ts';

const connections = 50;
const seconds = 8;
const warmSeconds = 3;

type Request = LoadTask['requests'][number];
const home: Request = { path: '/' };
/** Nobody asked from there before, so nothing is kept for them. */
const visitorsOfTheirOwn: Request = { path: '/', headers: { cookie: 'longitude=69.28{n}; latitude=41.311' } };

interface Rate extends LoadAnswer {
  /** processor time of one answer, ms */
  readonly cpuMs: number;
}

export const serverRateRow: Row = {
  name: 'server-rate',
  what: `home with 60 dishes at ${connections} connections, rendered anew for visitors of whom each has an address, and from the cache, beside a trivial Astro page and bare Node with a body as long`,
  reach: 'anew ≥ 0.25 × trivial; cached ≥ 1.4 × trivial and ≥ 0.2 × bare Node; p99 ≤ 100 ms, no errors',
  reason: '60 cards and their islands are rendered and compressed, of which the trivial page has nothing',
  async measure() {
    const trivialPage = await startTrivialPage();
    const rates = await withShop({ dataDir: fullFolderData(), nodeOptions: heapFlags() }, (shop) => compare(shop, trivialPage));
    await trivialPage.stop();
    const { anew, cached, trivial, bare } = rates;
    const ratios = [anew.perSecond / trivial.perSecond, cached.perSecond / trivial.perSecond, cached.perSecond / bare.perSecond] as const;
    const p99Ms = Math.max(anew.p99Ms, cached.p99Ms);
    const failed = anew.failed + cached.failed;
    const told = `anew ${tell(anew)}, cached ${tell(cached)}, trivial ${tell(trivial)}, bare ${tell(bare)} requests/s (CPU ms each)`;
    const [anewOfTrivial, cachedOfTrivial, cachedOfBare] = ratios.map((ratio) => ratio.toFixed(2));
    return {
      found: `${told}; ${anewOfTrivial} ×; ${cachedOfTrivial} × and ${cachedOfBare} ×; p99 ${p99Ms.toFixed(0)} ms, ${failed} errors`,
      isReached: ratios[0] >= 0.25 && ratios[1] >= 1.4 && ratios[2] >= 0.2 && p99Ms <= 100 && failed === 0,
    };
  },
};

async function compare(shop: Shop, trivialPage: OtherServer) {
  const ours = { port: Number(new URL(shop.url).port), pid: shop.process.pid ?? 0 };
  const trivial = await rate(trivialPage, home);
  const anew = await rate(ours, visitorsOfTheirOwn);
  const cached = await rate(ours, home);
  const bareNode = await startBareNode(cached.bodyBytes);
  const bare = await rate(bareNode, home);
  await bareNode.stop();
  return { trivial, anew, cached, bare };
}

/** Some seconds to warm up, then the ones that count. */
async function rate({ port, pid }: Pick<OtherServer, 'port' | 'pid'>, request: Request): Promise<Rate> {
  const task = { port, connections, requests: [request] };
  await load({ ...task, seconds: warmSeconds });
  const before = cpuMs(pid);
  const answer = await load({ ...task, seconds });
  return { ...answer, cpuMs: (cpuMs(pid) - before) / answer.answered };
}

function tell({ perSecond, cpuMs }: Rate): string {
  return `${Math.round(perSecond)} (${cpuMs.toFixed(2)})`;
}

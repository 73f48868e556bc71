import { setTimeout as wait } from 'node:timers/promises';
import { cachedPages } from '../support/load/cached-pages.ts';
import { cpuMs } from '../support/load/http-load.ts';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { heapFlags, type Shop, withShop } from '../support/shop/shop.ts';
import { raisePrices } from '../support/shop/shop-database.ts';
import { startTrivialPage } from './other-servers.ts';

const rounds = 5;
/** A round has many pages, because Linux counts processor time in steps of 10 ms. */
const pages = 20;
const trivialPages = 1_000;
/** Pages and islands are kept for a second. */
const pauseMs = 1_050;
const least = 0.1;

export const homeFromNothingRow: Row = {
  name: 'home-from-nothing',
  what: `home with 60 dishes for one visitor, each time after a change of every dish, so that no list, island or page of a cache is used (a page of the page cache fails the run): reading the catalog, rendering and Brotli, beside a trivial Astro page, in turn; processor time of the server, ${rounds} rounds of ${pages} pages, medians`,
  reach: `≥ ${least} × the pages of the trivial one in the same processor time`,
  measure: () =>
    withShop({ dataDir: fullFolderData(), nodeOptions: heapFlags() }, async (shop) => {
      const trivial = await startTrivialPage();
      const found: Record<'ours' | 'trivial', number[]> = { ours: [], trivial: [] };
      try {
        await renderChanged(shop);
        for (let round = 0; round < rounds; round++) {
          found.ours.push(await renderChanged(shop));
          found.trivial.push((await visit(`http://127.0.0.1:${trivial.port}/`, trivial.pid, trivialPages)) / trivialPages);
        }
      } finally {
        await trivial.stop();
      }
      const [ours, other] = [median(found.ours), median(found.trivial)];
      const range = `(${Math.min(...found.ours).toFixed(1)}–${Math.max(...found.ours).toFixed(1)})`;
      return {
        found: `${(other / ours).toFixed(2)} ×; ${ours.toFixed(1)} ms ${range} beside ${other.toFixed(2)} ms`,
        isReached: other / ours >= least,
      };
    }),
};

/** Home after each change of all prices: the processor time of one page, ms. */
async function renderChanged(shop: Shop): Promise<number> {
  const hits = cachedPages(shop);
  let usedMs = 0;
  for (let page = 0; page < pages; page++) {
    raisePrices(shop, 500);
    await wait(pauseMs);
    usedMs += await visit(shop.url, shop.process.pid ?? 0, 1);
  }
  if (cachedPages(shop) > hits) throw new Error('a page came from the page cache');
  return usedMs / pages;
}

/** The processor time of pages that are requested one after the other, ms. */
async function visit(url: string, pid: number, count: number): Promise<number> {
  const before = cpuMs(pid);
  for (let page = 0; page < count; page++) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    if (response.status !== 200) throw new Error(`the page is ${response.status}`);
    await response.arrayBuffer();
  }
  return cpuMs(pid) - before;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { heapFlags, startShop } from '../support/shop/shop.ts';
import { buildSite, buildTrivialPage } from './other-servers.ts';

const starts = 7;
const limit = 1.4;
const buildLimitSeconds = 25;

export const startRow: Row = {
  name: 'start',
  what: `start to the first 200 of home of a build that ran before, on prepared data and on an empty folder, beside the start of a trivial Astro page, in turn; medians of ${starts}`,
  reach: `each ≤ ${limit} × the trivial page`,
  reason: 'The largest parts of the busy time are Node loading modules and loading the code of the shop',
  async measure() {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-start-'));
    const page = await buildTrivialPage();
    await start(dataDir, 'SIGTERM');
    const took: Record<'prepared' | 'empty' | 'trivial', number[]> = { prepared: [], empty: [], trivial: [] };
    for (let run = 0; run < starts; run++) {
      took.prepared.push(await start(dataDir));
      took.empty.push(await start());
      took.trivial.push(await startPage(page));
    }
    rmSync(dataDir, { recursive: true });
    page.remove();
    const trivial = median(took.trivial);
    const ratios = [took.prepared, took.empty].map((times) => median(times) / trivial);
    const beside = `beside ${range(took.trivial)} ms`;
    const found = `${ratios.map((ratio) => `${ratio.toFixed(2)} ×`).join('; ')}: ${range(took.prepared)} ms; ${range(took.empty)} ms ${beside}`;
    return { found, isReached: ratios.every((ratio) => ratio <= limit) };
  },
};

export const buildRow: Row = {
  name: 'build',
  what: '`npm run build`',
  reach: `≤ ${buildLimitSeconds} s`,
  async measure() {
    const outDir = mkdtempSync(join(tmpdir(), 'shop-build-'));
    const begin = performance.now();
    await buildSite(['--outDir', outDir]);
    const seconds = (performance.now() - begin) / 1_000;
    rmSync(outDir, { recursive: true });
    return { found: `${seconds.toFixed(1)} s`, isReached: seconds <= buildLimitSeconds };
  },
};

/** The time from the start of the process to its first page, ms. */
async function start(dataDir?: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<number> {
  const begin = performance.now();
  const shop = await startShop({ firstPage: '/', nodeOptions: heapFlags(), ...(dataDir === undefined ? {} : { dataDir }) });
  const took = performance.now() - begin;
  await shop.stop({ signal, keepData: dataDir !== undefined });
  return took;
}

async function startPage(page: Awaited<ReturnType<typeof buildTrivialPage>>): Promise<number> {
  const begin = performance.now();
  const server = await page.start();
  const took = performance.now() - begin;
  await server.stop();
  return took;
}

/** The median with the least and the most. */
function range(times: readonly number[]): string {
  const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)].map(Math.round);
  return `${middle} (${least}–${most})`;
}

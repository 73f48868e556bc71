import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { heapFlags, startShop } from '../support/shop/shop.ts';
import { buildSite } from './other-servers.ts';

const starts = 5;
const limitMs = 450;
const buildLimitSeconds = 25;

export const startRow: Row = {
  name: 'start',
  what: `start to the first 200 of home of a build that ran before, median of ${starts}, on prepared data and on an empty folder`,
  reach: `each ≤ ${limitMs} ms`,
  reason: 'Node and the modules of the pages are loaded before the first page',
  async measure() {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-start-'));
    await start(dataDir, 'SIGTERM');
    const prepared = await repeat(() => start(dataDir));
    rmSync(dataDir, { recursive: true });
    const empty = await repeat(() => start());
    return { found: `${prepared} ms; ${empty} ms`, isReached: prepared <= limitMs && empty <= limitMs };
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

async function repeat(work: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < starts; run++) found.push(await work());
  return Math.round(median(found));
}

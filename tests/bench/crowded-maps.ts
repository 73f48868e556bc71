import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { longTaskMs, readyToMove, takeLongTasks, watchLongTasks } from '../support/load/long-tasks.ts';
import type { Row } from '../support/load/measured.ts';
import { desktop, withBrowser } from '../support/screens/open-browser.ts';
import { freePort } from '../support/shop/free-port.ts';
import { manyRestaurantsData } from '../support/shop/full-folder.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { buildSite } from './other-servers.ts';

const points = 100_000;
const restaurants = 10_000;

export const clustersInBrowserRow: Row = {
  name: 'clusters-100000',
  what: `the map alone with ${points.toLocaleString('en')} points in a browser, shown, zoomed and dragged: tasks above ${longTaskMs} ms, beside a map without points`,
  reach: `none above ${longTaskMs} ms that the map without points does not have`,
  reason: 'The points are handed to the worker in one task',
  measure: () =>
    withPointsPage(async (url) => {
      const empty = await longTasksOf(`${url}?points=0`);
      const full = await longTasksOf(`${url}?points=${points}`);
      return {
        found: `${notify(full)}; without points ${notify(empty)}`,
        isReached: longest(full) <= Math.max(longTaskMs, longest(empty)),
      };
    }),
};

interface MapTasks {
  readonly opening: readonly number[];
  readonly appearing: readonly number[];
  readonly moving: readonly number[];
}

export const mapOfManyRow: Row = {
  name: 'map-10000',
  what: `\`/filial\` of a shop with ${restaurants.toLocaleString('en')} restaurants and of the demo: tasks above ${longTaskMs} ms while the page opens, while the map does, and while it is zoomed and dragged`,
  reach: `while zoomed and dragged none above ${longTaskMs} ms that the demo’s map does not have`,
  reason: 'WebGL is drawn by the processor here',
  async measure() {
    const few = await withShop({}, tasksOfMap);
    const many = await withShop({ dataDir: manyRestaurantsData(restaurants) }, tasksOfMap);
    const each = ({ opening, appearing, moving }: MapTasks) =>
      `page ${notify(opening)}; map ${notify(appearing)}; zoom and drag ${notify(moving)}`;
    return {
      found: `${each(many)} (demo: ${each(few)})`,
      isReached: longest(many.moving) <= Math.max(longTaskMs, longest(few.moving)),
    };
  },
};

function tasksOfMap({ url }: Shop): Promise<MapTasks> {
  return withBrowser(async (browser) => {
    const page = await (await browser.newContext({ ...desktop, viewport: { width: 390, height: 844 } })).newPage();
    await watchLongTasks(page);
    await page.goto(`${url}/filial`, { waitUntil: 'networkidle' });
    const opening = await takeLongTasks(page);
    const map = page.locator('#map');
    await page.evaluate(() => document.querySelector('#map')?.scrollIntoView({ behavior: 'instant' }));
    await page.waitForTimeout(5_000);
    const appearing = await takeLongTasks(page);
    await map.locator('[data-map=loaded]').waitFor();
    await map.locator('.map-cluster').first().waitFor();
    const move = await readyToMove(page, map);
    await takeLongTasks(page);
    await move();
    return { opening, appearing, moving: await takeLongTasks(page) };
  });
}

function longTasksOf(url: string): Promise<number[]> {
  return withBrowser(async (browser) => {
    const page = await (await browser.newContext(desktop)).newPage();
    await watchLongTasks(page);
    await page.goto(url);
    await page.locator('[data-ready]').waitFor();
    await takeLongTasks(page);
    await page.evaluate(() => dispatchEvent(new Event('show-points')));
    await page.waitForTimeout(5_000);
    const appearing = await takeLongTasks(page);
    await page.locator('[data-map=loaded]').waitFor();
    const move = await readyToMove(page, page.locator('#map'));
    await takeLongTasks(page);
    await move();
    return [...appearing, ...(await takeLongTasks(page))];
  });
}

/** Serves `cluster-page`, built by this project's Astro with the shop's own map. */
async function withPointsPage<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  const outDir = mkdtempSync(join(tmpdir(), 'cluster-page-'));
  await buildSite(['--root', fileURLToPath(new URL('cluster-page', import.meta.url)), '--outDir', outDir]);
  const server = createServer(sirv(outDir));
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  try {
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(outDir, { recursive: true });
  }
}

function longest(tasks: readonly number[]): number {
  return Math.max(0, ...tasks);
}

function notify(tasks: readonly number[]): string {
  return tasks.length === 0 ? 'none' : `${tasks.length}, longest ${longest(tasks)} ms`;
}

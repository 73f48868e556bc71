import { setTimeout as wait } from 'node:timers/promises';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { cachedPages } from '../support/load/cached-pages.ts';
import { cpuMs } from '../support/load/http-load.ts';
import type { Row } from '../support/load/measured.ts';
import { kilobytes } from '../support/load/numbers.ts';
import { fullFolderData, importedData } from '../support/shop/full-folder.ts';
import { manyDishesData, manyZonesData } from '../support/shop/grown-data.ts';
import { heapFlags, type Shop, withShop } from '../support/shop/shop.ts';

/** Pages in one pass; each visitor gets another page. */
const visitors = 25;
const warmPasses = 4;
const passes = 8;
/** A page is cached for a second: after this pause it is rendered anew. */
const pauseMs = 1_050;

/** What `npm start` runs with: without them, the collector of garbage takes a part that changes from run to run. */
const nodeOptions = heapFlags();

const how = `with the heap flags of \`npm start\`: CPU of the server for visitors whose addresses are in different delivery zones, each page rendered (a page of the cache fails the run; cached are lists of dishes and the islands), ${passes} passes of ${visitors} pages, in turn, each the first one in half of the turns`;

interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** Visitors of one shop, pass by pass. */
interface Visits {
  readonly shop: Shop;
  readonly points: readonly Point[];
}

interface Measured {
  readonly cpuMs: number;
  readonly bytes: number;
}

const few = 60;
const many = 1_000;

export const growthHomeRow: Row = {
  name: 'growth-home',
  what: `home with ${count(few)} and with ${count(many)} dishes in its folder: ${how}; HTML as transferred`,
  reach: 'CPU ≤ 2.5 ×; HTML less than 16.7 ×',
  measure: () =>
    withShop({ dataDir: fullFolderData(few), nodeOptions }, (small) =>
      withShop({ dataDir: fullFolderData(many), nodeOptions }, async (large) => {
        const points = await demoPoints(small);
        const [base, grown] = await compare({ shop: small, points }, { shop: large, points });
        const heavier = grown.bytes / base.bytes;
        const html = `${kilobytes(base.bytes)} and ${kilobytes(grown.bytes)} KB (${heavier.toFixed(1)} ×)`;
        return { found: `${reported(base, grown)}; ${html}`, isReached: ratioOf(base, grown) <= 2.5 && heavier < many / few };
      }),
    ),
};

const dishes = 5_000;
const restaurants = 100;

export const growthDishesRow: Row = {
  name: 'growth-dishes',
  what: `home of a shop where ${count(restaurants)} restaurants serve the same ${count(dishes)} dishes, 60 of them on home, for visitors of one restaurant and of the others in turn: ${how}`,
  reach: 'in turn ≤ 1.5 × one alone',
  async measure() {
    const { dataDir, alone, inTurn } = manyDishesData(dishes, restaurants, visitors);
    return withShop({ dataDir, nodeOptions }, async (shop) => {
      const [base, grown] = await compare({ shop, points: alone }, { shop, points: inTurn });
      return { found: reported(base, grown), isReached: ratioOf(base, grown) <= 1.5 };
    });
  },
};

const places = 10_000;

export const growthRestaurantsRow: Row = {
  name: 'growth-restaurants',
  what: `home of the demo and of the demo with ${count(places)} restaurants, each with a delivery zone, half of them in one city: ${how}`,
  reach: '≤ 1.5 × the demo',
  async measure() {
    const { dataDir, inTurn } = manyZonesData(places, visitors);
    return withShop({ dataDir: importedData(demoCatalog()), nodeOptions }, (small) =>
      withShop({ dataDir, nodeOptions }, async (large) => {
        const [base, grown] = await compare({ shop: small, points: await demoPoints(small) }, { shop: large, points: inTurn });
        return { found: reported(base, grown), isReached: ratioOf(base, grown) <= 1.5 };
      }),
    );
  },
};

/** Points of the demo to which different zones deliver, found by the shop itself. */
async function demoPoints({ url }: Shop): Promise<Point[]> {
  const found = new Map<string, Point>();
  for (const point of candidates()) {
    const query = new URLSearchParams({ RegionId: '1', OrderTypeId: '0', Longitude: `${point.longitude}`, Latitude: `${point.latitude}` });
    const response = await fetch(`${url}/api/v1/delivery-terms?${query}`);
    const { restaurantId, deliveryFee, durationMinutes } = (await response.json()) as Record<string, unknown>;
    if (restaurantId !== null) found.set(JSON.stringify([restaurantId, deliveryFee, durationMinutes]), point);
    if (found.size === visitors) return [...found.values()];
  }
  throw new Error(`the demo has only ${found.size} zones`);
}

/** Points between the corners of zones and their restaurants. */
function candidates(): Point[] {
  const { zones, restaurants: all } = demoCatalog();
  return zones.flatMap(({ restaurantId, polygon }) => {
    const middle = all.find(({ id }) => id === restaurantId);
    if (middle === undefined) return [];
    return polygon.flatMap(([longitude, latitude]) =>
      [0.3, 0.6, 0.9].map((share) => ({
        longitude: middle.longitude + (longitude - middle.longitude) * share,
        latitude: middle.latitude + (latitude - middle.latitude) * share,
      })),
    );
  });
}

/** Both pass by pass in turn, so that a machine which becomes slower meanwhile is the same for both. */
async function compare(base: Visits, grown: Visits): Promise<[Measured, Measured]> {
  for (let turn = 0; turn < warmPasses; turn++)
    for (const visits of turn % 2 === 0 ? [base, grown] : [grown, base]) await pass(visits, turn);
  await wait(pauseMs);
  const hits = cachedPages(base.shop) + cachedPages(grown.shop);
  const sums = [base, grown].map((visits) => ({ visits, cpuMs: 0, bytes: 0, pages: 0 }));
  for (let turn = 0; turn < passes; turn++) {
    // each is the first one in half of the turns: two kinds of visitors of one shop warm its caches for each other
    for (const sum of turn % 2 === 0 ? sums : sums.toReversed()) {
      const { pid = 0 } = sum.visits.shop.process;
      const before = cpuMs(pid);
      const bytes = await pass(sum.visits, warmPasses + turn);
      sum.cpuMs += cpuMs(pid) - before;
      sum.bytes += bytes;
      sum.pages += visitors;
    }
    await wait(pauseMs);
  }
  const found = cachedPages(base.shop) + cachedPages(grown.shop) - hits;
  if (found > 0) throw new Error(`${found} pages came from the page cache`);
  const [first, second] = sums.map((sum) => ({ cpuMs: sum.cpuMs / sum.pages, bytes: sum.bytes / sum.pages }));
  if (first === undefined || second === undefined) throw new Error('nothing was measured');
  return [first, second];
}

/** Requests the pages of the next visitors one after the other, all points in turn; returns their bytes. */
async function pass({ shop, points }: Visits, turn: number): Promise<number> {
  let bytes = 0;
  for (let at = turn * visitors; at < (turn + 1) * visitors; at++) {
    const point = points[at % points.length];
    const cookie = `longitude=${point?.longitude}; latitude=${point?.latitude}`;
    const response = await fetch(shop.url, { headers: { 'accept-encoding': 'br', cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`home returned ${response.status}`);
    bytes += Number(response.headers.get('content-length'));
  }
  return bytes;
}

function ratioOf(base: Measured, grown: Measured): number {
  return grown.cpuMs / base.cpuMs;
}

function reported(base: Measured, grown: Measured): string {
  return `${base.cpuMs.toFixed(1)} and ${grown.cpuMs.toFixed(1)} ms of each page (${ratioOf(base, grown).toFixed(2)} ×)`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}

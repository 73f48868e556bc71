import { residentMb } from '../support/load/http-load.ts';
import type { Row } from '../support/load/measured.ts';
import { inspectedEnv, memoryInUse } from '../support/load/memory-in-use.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';

const pages = 10_000;
/** Fewer bodies than a cache holds: what the shop keeps of a page is in the growth, not before it. */
const warmUp = 1_000;
const atOnce = 10;
const encodings = ['gzip', 'br', 'identity'];
const limitMb = 30;

export const smallPagesRow: Row = {
  name: 'small-pages',
  what: `memory (RSS) with the heap limits of \`npm start\`, after garbage collection: growth by ${pages.toLocaleString('en')} different pages of one to two kilobytes (the part of a search that finds nothing), in gzip, Brotli and plain in turn, after ${warmUp.toLocaleString('en')} others`,
  reach: `≤ ${limitMb} MB`,
  measure: () =>
    withShop({ env: inspectedEnv }, async (shop) => {
      await visit(shop, 0, warmUp);
      const before = await collected(shop);
      await visit(shop, warmUp, pages);
      const after = await collected(shop);
      const found = `${before.toFixed(0)} and ${after.toFixed(0)} MB (+ ${(after - before).toFixed(0)} MB)`;
      return { found, isReached: after - before <= limitMb };
    }),
};

async function collected(shop: Shop): Promise<number> {
  await memoryInUse(shop);
  return residentMb(shop.process.pid ?? 0);
}

async function visit(shop: Shop, first: number, count: number): Promise<void> {
  for (let at = first; at < first + count; at += atOnce) {
    const some = Array.from({ length: atOnce }, async (_, index) => {
      const number = at + index;
      const headers = { 'accept-encoding': encodings[number % encodings.length] ?? '' };
      const response = await fetch(`${shop.url}/en/fragments/menu?q=qqq${number}`, { headers });
      if (!response.ok) throw new Error(`a page is ${response.status}`);
      await response.arrayBuffer();
    });
    await Promise.all(some);
  }
}

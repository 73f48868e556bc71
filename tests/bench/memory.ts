import { setTimeout as wait } from 'node:timers/promises';
import { load, residentMb } from '../support/load/http-load.ts';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { heapFlags, type Shop, withShop } from '../support/shop/shop.ts';

const minutes = 10;
const connections = 20;
const sampleMs = 2_000;

const quote = {
  orderTypeId: 200,
  regionId: '1',
  restaurantId: '1',
  lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }],
};
/** Each searches something else: the page is rendered for it. */
const anew = { path: '/en?q=plov%20{n}' };
const paths = ['/', '/uz', '/?q=плов', '/product/1001', '/restaurant/1', '/about', '/filial', '/sign-in'];

export const memoryRow: Row = {
  name: 'memory',
  what: `memory (RSS) with the heap flags of \`npm start\`: idle, after ${minutes} minutes of load at ${connections} connections, growth in their second half`,
  reach: 'idle ≤ 150 MB; after load ≤ 260 MB; growth ≤ 5 %',
  reason: 'The heap grows to half of what it may before it is collected; the program, its libraries and native memory come on top',
  measure: () =>
    withShop({ dataDir: fullFolderData(), nodeOptions: heapFlags() }, async (shop) => {
      await fetch(shop.url).then((response) => response.text());
      await wait(sampleMs);
      const idle = residentMb(shop.process.pid ?? 0);
      const { samples, received, failed } = await underLoad(shop);
      const half = samples.slice(samples.length / 2);
      const part = Math.ceil(half.length / 5);
      const growth = (median(half.slice(-part)) / median(half.slice(0, part)) - 1) * 100;
      const after = samples.at(-1) ?? Number.NaN;
      return {
        found: `${idle.toFixed(0)} MB; ${after.toFixed(0)} MB (most ${Math.max(...samples).toFixed(0)} MB) after ${received} responses, ${failed} errors; growth ${growth.toFixed(1)} %`,
        isReached: idle <= 150 && after <= 260 && growth <= 5 && failed === 0,
      };
    }),
};

/** Requests every kind of page and quotes; samples the memory every two seconds. */
async function underLoad(shop: Shop) {
  const requested = { path: '/api/v1/quote', headers: { origin: shop.url }, post: JSON.stringify(quote) };
  const requests = [...paths.map((path) => ({ path: encodeURI(path) })), anew, { path: '/api/restaurants/List' }, requested];
  const samples: number[] = [];
  const watching = setInterval(() => samples.push(residentMb(shop.process.pid ?? 0)), sampleMs);
  const { received, failed } = await load({ port: Number(new URL(shop.url).port), connections, seconds: minutes * 60, requests });
  clearInterval(watching);
  samples.push(residentMb(shop.process.pid ?? 0));
  return { samples, received, failed };
}

import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { startSlowLink } from '../support/load/slow-link.ts';
import { phone, withBrowser } from '../support/screens/open-browser.ts';
import { freePort } from '../support/shop/free-port.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { withShop } from '../support/shop/shop.ts';

const runs = 7;
const slowness = 4;
/** what a phone shows without scrolling */
const firstDishes = 6;
const mostRatio = 1.15;

export const firstPaintRow: Row = {
  name: 'first-paint',
  what: `home's first contentful paint over slow 4G at ${slowness} × slower CPU, beside the same response without scripts, preloaded fonts and all dishes but the first ${firstDishes}; ${runs} runs in turn, medians and ranges`,
  reach: `≤ ${mostRatio} ×`,
  reason: 'Parsing, style and layout of 60 cards come before the first paint',
  async measure() {
    const [port, barePort] = [await freePort(), await freePort()];
    // the shop responds to the addresses of its own site only
    const shop = { dataDir: fullFolderData(), env: { SITE_URL: `http://127.0.0.1:${port}` } };
    return withShop(shop, ({ url }) =>
      withBrowser(async (browser) => {
        const bare = await serveBare(new URL(url), `127.0.0.1:${port}`);
        const links = [await startSlowLink(port, Number(new URL(url).port)), await startSlowLink(barePort, bare.port)];
        const found: Record<'whole' | 'bare', number[]> = { whole: [], bare: [] };
        for (let run = 0; run < runs; run++) {
          found.whole.push(await firstPaint(browser, `http://127.0.0.1:${port}`));
          found.bare.push(await firstPaint(browser, `http://127.0.0.1:${barePort}`));
        }
        for (const { stop } of [bare, ...links]) stop();
        const ratio = median(found.whole) / median(found.bare);
        return { found: `${ratio.toFixed(2)} ×; ${inWords(found.whole)} beside ${inWords(found.bare)}`, isReached: ratio <= mostRatio };
      }),
    );
  },
};

const inWords = (times: readonly number[]) => `${median(times)} ms (${Math.min(...times)}–${Math.max(...times)})`;

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...phone, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(url, { waitUntil: 'load' });
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const paintedMs = Math.round((await entry.jsonValue()) ?? 0);
  await context.close();
  return paintedMs;
}

/** Serves the shop with a home that has nothing but what its first screen shows; all other requests go to the shop unchanged. */
async function serveBare(shop: URL, host: string): Promise<{ readonly port: number; stop(): void }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const original = await fetchRaw(new URL(url, shop), { ...headers, host });
    const isHome = url === '/' && original.headers['content-encoding'] === 'br';
    const body = isHome ? brotliCompressSync(bareHome(brotliDecompressSync(original.body).toString())) : original.body;
    response.writeHead(original.status, { ...original.headers, 'content-length': body.byteLength });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function fetchRaw(url: URL, headers: IncomingHttpHeaders): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, async (response) => {
      const { 'transfer-encoding': _, ...rest } = response.headers;
      resolve({ status: response.statusCode ?? 500, headers: rest, body: Buffer.concat(await response.toArray()) });
    });
    sent.once('error', reject);
    sent.end();
  });
}

function bareHome(html: string): string {
  let dishes = 0;
  const withoutScripts = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="preload"[^>]*>/g, '');
  return withoutScripts.replace(/<article\b[\s\S]*?<\/article>/g, (card) => {
    dishes += 1;
    return dishes <= firstDishes ? card : '';
  });
}

import type { OpenApiDocument } from '#contract/open-api/document.ts';
import type { Row } from '../support/load/measured.ts';
import { createRawRequester, type RawRequest, type RawRequester } from '../support/shop/raw-http-client.ts';
import { withShop } from '../support/shop/shop.ts';
import { callsOf } from './fuzz-requests.ts';

/** The maximum besides the other lines of a request: Node returns 431 above 16 KB. */
const longBytes = 15_500;
const usualBytes = 16;
const samples = 3;
const most = 4;
/** Smaller differences are noise of the machine. */
const floorMs = 50;
const fillers = ['/', ',', '%20', 'a;'];
const tokens = { STAFF_TOKEN: 's'.repeat(32), EDITOR_TOKEN: 'e'.repeat(32) };
const pages = [
  ...['/', '/about', '/contacts', '/filial', '/offer', '/privacy', '/sign-in', '/offline', '/product/1031', '/restaurant/1'],
  ...['/profile', '/profile/cart', '/profile/history', '/fragments/menu', '/staff', '/editor', '/preview/x/about', '/nothing'],
  ...['/robots.txt', '/sitemap-index.xml', '/manifest.webmanifest', '/icons/192.png', '/media/x.webp', '/sw.js', '/favicon.svg'],
];

const kinds: Readonly<Record<string, (target: RawRequest, text: string) => RawRequest>> = {
  path: (target, text) => ({ ...target, path: `${target.path === '/' ? '' : target.path}/x${text}x` }),
  query: (target, text) => ({ ...target, path: `${target.path}?q=x${text}x&folder=${text.slice(0, 8)}` }),
  cookie: (target, text) => withHeader(target, 'cookie', `region=x${text}x`),
  'accept-language': (target, text) => withHeader(target, 'accept-language', `x${text}x`),
  'user-agent': (target, text) => withHeader(target, 'user-agent', `x${text}x`),
  'accept-encoding': (target, text) => withHeader(target, 'accept-encoding', `x${text}x`),
};

interface Slow {
  readonly line: string;
  readonly usualMs: number;
  readonly longMs: number;
}

export const longRequestsRow: Row = {
  name: 'long-requests',
  what: `16 KB in path, query, cookies and headers of every page and call, of each of ${fillers.length} pieces repeated, beside as many usual requests; median of ${samples}`,
  reach: `each ≤ ${most} × the usual one or ≤ ${floorMs} ms, no 5xx`,
  async measure() {
    const report = await withShop({ env: { ...tokens, LOG_LEVEL: 'silent' } }, async (shop) => {
      const described = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as OpenApiDocument;
      const calls = callsOf(described).map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, '1') }));
      const targets = [...pages.map((path) => ({ method: 'GET', path })), ...calls];
      return sendAll(createRawRequester(shop.url, 1), targets);
    });
    const slow = report.slow.map(({ line, usualMs, longMs }) => `${line}: ${Math.round(longMs)} ms, usually ${Math.round(usualMs)}`);
    const reported = [...slow, ...report.broken].slice(0, 3).join('; ');
    const found = `${report.sent} requests to ${report.targets} pages and calls: ${slow.length} took longer, ${report.broken.length} × 5xx`;
    return { found: reported === '' ? found : `${found} (${reported})`, isReached: report.sent > 0 && reported === '' };
  },
};

async function sendAll(requester: RawRequester, targets: readonly RawRequest[]) {
  const [slow, broken]: [Slow[], string[]] = [[], []];
  let sent = 0;
  const median = async (request: RawRequest, line: string) => {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      const start = performance.now();
      const { status } = await requester.send(request).catch(() => ({ status: 599 }));
      times.push(performance.now() - start);
      sent += 1;
      if (status >= 500) broken.push(`${line} ${status}`);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(samples / 2)] ?? 0;
  };
  for (const target of targets) {
    for (const [kind, make] of Object.entries(kinds)) {
      for (const filler of fillers) {
        const line = `${target.method} ${target.path} ${kind} of ${filler}`;
        const usualMs = await median(make(target, filled(filler, usualBytes)), line);
        const longMs = await median(make(target, filled(filler, longBytes)), line);
        if (longMs > Math.max(most * usualMs, floorMs)) slow.push({ line, usualMs, longMs });
      }
    }
  }
  requester.close();
  return { sent, slow, broken, targets: targets.length };
}

function filled(filler: string, bytes: number): string {
  return filler.repeat(Math.floor(bytes / filler.length));
}

function withHeader(target: RawRequest, name: string, value: string): RawRequest {
  return { ...target, headers: { ...target.headers, [name]: value } };
}

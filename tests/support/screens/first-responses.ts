import { connect } from 'node:net';
import { kindOf, type PageName, pageAt, publicPages, splitLocale } from '#domain/routes.ts';

const kilobyte = 1024;
/** The first window of a connection: ten segments of 1,460 bytes, less what the handshake took. */
const firstWindow = 14 * kilobyte;
/** The oldest supported browsers need some styles written twice: the pages with the most styles take a little of what is left for the handshake. */
const raised: Partial<Record<PageName, number>> = { product: 14_520, restaurant: 14_400, branches: 10_288 };

export interface FirstResponse {
  /** with its language */
  readonly path: string;
  readonly page: PageName;
  /** head and compressed body as they are on the wire */
  readonly bytes: number;
  readonly budget: number;
}

/**
 * What every public page of a running shop sends first, in every language: all pages that its sitemap lists. Home, which has one more row
 * for a customer, is measured for both.
 * @param cookie of a customer's session
 */
export async function measureFirstResponses(shopUrl: string, cookie: string): Promise<FirstResponse[]> {
  const sitemap = await (await fetch(`${shopUrl}/sitemap/1.xml`)).text();
  const found: FirstResponse[] = [];
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = new URL(address).pathname;
    const page = pageAt(splitLocale(path).path);
    if (page === null) throw new Error(`the sitemap lists ${path}, which is no page`);
    const budget = raised[page] ?? (kindOf(splitLocale(path).path) === 'content' ? 10 * kilobyte : firstWindow);
    const url = new URL(path, shopUrl);
    found.push({ path, page, bytes: await bytesOnTheWire(url), budget });
    if (page === 'home')
      found.push({ path: `${path} of a customer`, page, bytes: await bytesOnTheWire(url, `Cookie: ${cookie}\r\n`), budget });
  }
  const missing = publicPages().filter((name) => !found.some(({ page }) => page === name));
  if (missing.length > 0) throw new Error(`the sitemap lists no ${missing}`);
  return found;
}

/** The bytes of a response with its head, as requested by a browser. */
function bytesOnTheWire({ hostname, port, host, pathname }: URL, header = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
    });
    socket.once('error', reject);
    socket.once('end', () => resolve(bytes));
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n${header}\r\n`);
  });
}

import { connect } from 'node:net';
import { kindOf, type PageName, pageAt, publicPages, splitLocale } from '#domain/routes.ts';

const kilobyte = 1024;
/** The first window of a connection: ten segments of 1,460 bytes, less what the handshake took. */
const firstWindow = 14 * kilobyte;
/**
 * Of the demo, some restaurants and one combo, whose form and data name three dishes with four groups of choices each, take a little of what
 * is left for the handshake: the hashes of a build, and what Brotli decides by samples of a page, differ by some. Branches: other texts have no list of restaurants, and no map whose origin is in the policy.
 */
const raised: Partial<Record<PageName, number>> = { product: 14_450, restaurant: 14_450, branches: 10_340 };

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

/** The bytes of a response with its head, as requested by a browser, which keeps the connection. */
function bytesOnTheWire({ hostname, port, host, pathname }: URL, header = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const head = received.indexOf('\r\n\r\n') + 4;
      const [, body] = /content-length: (\d+)/i.exec(received.toString('latin1', 0, Math.max(0, head))) ?? [];
      if (body === undefined || received.byteLength < head + Number(body)) return;
      socket.destroy();
      resolve(received.byteLength);
    });
    socket.once('error', reject);
    socket.once('end', () => reject(new Error(`${pathname} has no whole response`)));
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n${header}\r\n`);
  });
}

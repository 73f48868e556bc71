import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, vi } from 'vitest';
import { setCacheVersion } from '#server/caching/cache-version.ts';
import { shareResponses, shareVisits } from '#server/pages/share.ts';

/** A server of pages that are shared, for tests of the sharing; each test has its own. */

const first = { version: '1', renderings: 0, viewsRead: 0, more: '' };

/** The pages: a test changes what they are made of, and reads how they were made. */
export const pages = {
  ...first,
  headers: {} as Record<string, string>,
  /** how long a rendering takes */
  rendered: (): Promise<unknown> => Promise.resolve(),
  reported: [] as string[],
};
let server: ReturnType<typeof createServer>;

/** Starts the server for each test of the file. */
export function serveSharedPages(): void {
  beforeEach(start);
  afterEach(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });
}

async function start(): Promise<void> {
  Object.assign(pages, first, { headers: { 'cache-control': 'private, no-cache' }, reported: [] });
  pages.rendered = () => new Promise((resolve) => setTimeout(resolve, 20));
  setCacheVersion(async () => pages.version);
  // a page that shows whether its visitor has an address, and is not shared with the cookie "own"
  shareVisits(({ url = '', headers: { cookie = 'no session' } }) => {
    if (url.startsWith('/closed')) return null;
    const address = url.replace(/[?&]mark=\d+/, '');
    const read = async () => {
      pages.viewsRead += 1;
      return { key: cookie === 'own' ? null : `${address} ${cookie.replace(/=.*/, '')}`, page: null };
    };
    return { inputs: `${address} ${cookie}`, read };
  });
  const share = shareResponses((path, status) => pages.reported.push(`${path} ${status}`));
  server = createServer((request, response) =>
    share(request, response, () => {
      pages.renderings += 1;
      response.writeHead(200, { 'content-type': 'text/html', ...pages.headers });
      response.write(`page ${pages.renderings} for `);
      void pages.rendered().then(() => response.end((request.headers.cookie ?? 'no session').replace(/=.*/, '') + pages.more));
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}

export function send(
  path = '/',
  requested: Record<string, string> = {},
  method = 'GET',
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers: requested, signal });
}

export async function get(...args: Parameters<typeof send>): Promise<string> {
  return (await send(...args)).text();
}

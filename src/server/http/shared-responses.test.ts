import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCacheVersion, setCacheViews } from '../lib/cache-rules.ts';
import { reportPage, reportPart } from './page-template.ts';
import { shareResponses } from './shared-responses.ts';

let version = '1';
let renderings = 0;
let viewsRead = 0;
let headers: Record<string, string> = {};
let more = '';
/** how long a rendering takes */
let rendered: () => Promise<unknown>;
const reported: string[] = [];
const requested: string[] = [];
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  [version, renderings, viewsRead, headers, more] = ['1', 0, 0, { 'cache-control': 'private, no-cache' }, ''];
  rendered = () => new Promise((resolve) => setTimeout(resolve, 20));
  reported.length = 0;
  requested.length = 0;
  setCacheVersion(async () => version);
  // a page that shows whether its visitor has an address, and is not shared with the cookie "own"
  setCacheViews(({ url = '', headers: { cookie = 'no session' } }) => {
    if (url.startsWith('/closed')) return null;
    const read = async () => {
      viewsRead += 1;
      return cookie === 'own' ? null : cookie.replace(/=.*/, '');
    };
    const address = url.replace(/[?&]mark=\d+/, '');
    const template = address.includes('?q=') ? '/' : null;
    return { url: address, address, template, inputs: cookie, read };
  });
  const share = shareResponses((path, status, kind) => reported.push(`${path} ${status} ${kind}`));
  server = createServer((request, response) =>
    share(request, response, () => {
      renderings += 1;
      requested.push(request.url ?? '');
      if (request.url?.startsWith('/?q=') === true) return renderSearch(new URL(request.url, 'http://shop').searchParams, response);
      response.writeHead(200, { 'content-type': 'text/html', ...headers });
      response.write(`page ${renderings} for `);
      void rendered().then(() => response.end((request.headers.cookie ?? 'no session').replace(/=.*/, '') + more));
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

/** A page of a search, with what the search finds; the part is rendered by itself as it is within the page. */
function renderSearch(query: URLSearchParams, response: ServerResponse): void {
  const render = async (sent: URLSearchParams) => {
    if (sent.get('q') === 'broken') throw new Error('no');
    return `<p>${sent.get('q')}</p>`;
  };
  const html = `<p>${query.get('q')}</p>`;
  const whole = `page ${renderings} ${html}${more}`;
  reportPart({ html, render });
  void rendered().then(() => {
    reportPage(Buffer.from(whole));
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br', ...headers }).end(brotliCompressSync(whole));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

function send(path = '/', requested: Record<string, string> = {}, method = 'GET', signal: AbortSignal | null = null): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers: requested, signal });
}

async function get(...args: Parameters<typeof send>): Promise<string> {
  return (await send(...args)).text();
}

test('requests for the same page within a second get the same response, and concurrent ones wait for one rendering', async () => {
  const together = await Promise.all([get(), get(), get()]);
  expect(together).toEqual(['page 1 for no session', 'page 1 for no session', 'page 1 for no session']);
  expect(await get()).toBe('page 1 for no session');
  expect(reported).toEqual(['/ 200 cached', '/ 200 cached', '/ 200 cached']);
});

test('a change of the data is visible in the next response', async () => {
  await get();
  version = '2';
  expect(await get()).toBe('page 2 for no session');
});

test('visitors with the same page share its response', async () => {
  expect(await get('/', { cookie: 'address=1' })).toBe('page 1 for address');
  expect(await get('/', { cookie: 'address=2' })).toBe('page 1 for address');
  expect(await get('/', { cookie: 'pickup=1' })).toBe('page 2 for pickup');
  expect(viewsRead).toBe(3);
});

test('the view of a visitor is read once a second', async () => {
  for (const path of ['/', '/about', '/']) await get(path, { cookie: 'address=1' });
  expect(viewsRead).toBe(1);
});

test('a response is not shared between addresses or content codings', async () => {
  await get('/?folder=2');
  await get('/uz');
  await get('/', { 'accept-encoding': 'br' });
  await get('/', { 'accept-encoding': 'gzip' });
  expect(renderings).toBe(4);
});

test('query parameters that no page reads create no separate response and are removed', async () => {
  expect(await get('/?folder=2&mark=1')).toBe('page 1 for no session');
  expect(await get('/?folder=2&mark=2')).toBe('page 1 for no session');
  expect(requested).toEqual(['/?folder=2']);
});

test('an uncompressed page of 400 KB is shared, and all responses together stay below 16 MB', async () => {
  more = 'x'.repeat(400 * 1024);
  await get('/about');
  await get('/about');
  expect(renderings).toBe(1);
  await Promise.all(Array.from({ length: 45 }, (_, region) => get(`/?folder=${region}`)));
  await get('/about');
  expect(renderings).toBe(47);
});

test('a client that has the response gets 304, without rendering and also for the first request', async () => {
  headers['etag'] = 'W/"1"';
  const first = await send('/', { 'if-none-match': '"0", W/"1"' });
  expect([first.status, await first.text()]).toEqual([304, '']);
  expect(await get()).toBe('page 1 for no session');
  const second = await send('/', { 'if-none-match': '"1"' });
  expect([second.status, second.headers.get('etag'), second.headers.get('cache-control')]).toEqual([304, 'W/"1"', 'private, no-cache']);
  expect(await get('/', { 'if-none-match': 'W/"2"' })).toBe('page 1 for no session');
  expect(renderings).toBe(1);
});

test.each([
  ['no-store', { 'cache-control': 'no-store' }],
  ['a cookie', { 'cache-control': 'private, no-cache', 'set-cookie': 'a=b' }],
  ['no word about storing', {}],
])('a response with %s is for one alone', async (_, sent) => {
  headers = sent;
  await Promise.all([get(), get()]);
  await get();
  expect(renderings).toBe(3);
});

test('a page that is not shared is rendered for each request', async () => {
  for (let visit = 0; visit < 3; visit++) await get('/', { cookie: 'own' });
  expect(renderings).toBe(3);
});

test.each([
  ['/closed', 'GET'],
  ['/', 'POST'],
])('%s by %s is never shared', async (path, method) => {
  await get(path, {}, method);
  await get(path, {}, method);
  expect(renderings).toBe(2);
});

test('every page is rendered while the version cannot be read', async () => {
  setCacheVersion(() => Promise.reject(new Error('away')));
  await get();
  await get();
  expect(renderings).toBe(2);
});

test('a request that waits for a rendering whose client disconnects gets its own rendering', async () => {
  const leaving = new AbortController();
  const never = new Promise(() => {});
  rendered = () => never;
  const left = send('/', {}, 'GET', leaving.signal);
  await expect.poll(() => renderings).toBe(1);
  rendered = () => Promise.resolve();
  const waiting = get();
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect(await waiting).toBe('page 2 for no session');
});

test('pages that differ by their query alone are made from one rendering, also concurrent ones', async () => {
  const [one, other] = await Promise.all([get('/?q=plov'), get('/?q=osh')]);
  expect([one, other]).toEqual(['page 1 <p>plov</p>', 'page 1 <p>osh</p>']);
  expect(await get('/?q=somsa')).toBe('page 1 <p>somsa</p>');
  await get('/?q=somsa');
  expect(reported).toEqual(['/ 200 template', '/ 200 template', '/ 200 cached']);
  expect(await get('/?q=plov', { cookie: 'address=1' })).toBe('page 2 <p>plov</p>');
  expect(renderings).toBe(2);
});

test('a page that can not be rendered in parts is replaced by the next one that can', async () => {
  await get('/?q=<style>');
  expect(await get('/?q=plov')).toBe('page 2 <p>plov</p>');
  expect(await get('/?q=osh')).toBe('page 2 <p>osh</p>');
});

test('pages that are made from another one at the same time do not share memory, of any size', async () => {
  for (const length of [10, 700, 200_000]) {
    more = 'x'.repeat(length);
    version = `of ${length}`;
    await get('/?q=plov');
    const searches = Array.from({ length: 30 }, (_, at) => `dish${at}`);
    const pages = await Promise.all(searches.map((text) => get(`/?q=${text}`, { 'accept-encoding': 'identity' })));
    expect(pages).toEqual(searches.map((text) => `page ${renderings} <p>${text}</p>${more}`));
    expect(await get('/?q=dish0', { 'accept-encoding': 'identity' })).toBe(pages[0]);
  }
});

test('a page that is made from another one has its own length, coding and ETag', async () => {
  await get('/?q=plov');
  more = 'x'.repeat(700);
  version = '2';
  await get('/?q=plov', { 'accept-encoding': 'br' });
  for (const coding of ['br', 'gzip', 'identity']) {
    const response = await send('/?q=osh', { 'accept-encoding': coding });
    expect([coding, response.headers.get('content-encoding') ?? 'identity']).toEqual([coding, coding]);
    expect(await response.text()).toBe(`page 2 <p>osh</p>${more}`);
    const etag = response.headers.get('etag') ?? '';
    expect((await send('/?q=osh', { 'accept-encoding': coding, 'if-none-match': etag })).status).toBe(304);
    expect((await send('/?q=somsa', { 'accept-encoding': coding, 'if-none-match': etag })).status).toBe(200);
  }
  expect(renderings).toBe(2);
});

test('a page that is made from another one is no older than a second', async () => {
  const clock = performance.now.bind(performance);
  let later = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + later);
  expect(await get('/?q=plov')).toBe('page 1 <p>plov</p>');
  later = 700;
  expect(await get('/?q=osh')).toBe('page 1 <p>osh</p>');
  later = 1_100;
  expect(await get('/?q=osh')).toBe('page 2 <p>osh</p>');
});

test('a page that cannot be made from another one is rendered', async () => {
  await get('/?q=plov');
  expect(await get('/?q=broken')).toBe('page 2 <p>broken</p>');
  more = '<p>twice</p>';
  version = '2';
  await get('/?q=twice');
  expect(await get('/?q=osh')).toBe('page 4 <p>osh</p><p>twice</p>');
});

test('a search that is not shared is rendered for each request', async () => {
  headers = { 'cache-control': 'no-store' };
  expect(await get('/?q=plov')).toBe('page 1 <p>plov</p>');
  expect(await get('/?q=osh')).toBe('page 2 <p>osh</p>');
});

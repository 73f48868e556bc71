import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setCacheVersion } from '../lib/cache-version.ts';
import { cachePages } from './page-cache.ts';

let version = '1';
let renderings = 0;
let headers: Record<string, string> = {};
let more = '';
const reported: string[] = [];
const requested: string[] = [];
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  [version, renderings, headers, more] = ['1', 0, { 'cache-control': 'private, no-cache' }, ''];
  reported.length = 0;
  requested.length = 0;
  setCacheVersion(async () => version);
  const fromCache = cachePages((path, status) => reported.push(`${path} ${status}`));
  server = createServer((request, response) =>
    fromCache(request, response, () => {
      renderings += 1;
      requested.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/html', ...headers });
      response.write(`page ${renderings} for `);
      setTimeout(() => response.end((request.headers.cookie ?? 'no session') + more), 20);
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path = '/', requested: Record<string, string> = {}, method = 'GET'): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers: requested });
  return response.text();
}

test('requests for the same page within a second get the same response, and concurrent ones wait for one render', async () => {
  const together = await Promise.all([get(), get(), get()]);
  expect(together).toEqual(['page 1 for no session', 'page 1 for no session', 'page 1 for no session']);
  expect(await get()).toBe('page 1 for no session');
  expect(reported).toEqual(['/ 200', '/ 200', '/ 200']);
});

test('a change of the catalog is visible to the next request', async () => {
  await get();
  version = '2';
  expect(await get()).toBe('page 2 for no session');
});

test('requests with other cookies, another URL or another language do not share a page', async () => {
  expect(await get('/', { cookie: 'delivery=200' })).toBe('page 1 for delivery=200');
  expect(await get('/', { cookie: 'delivery=0' })).toBe('page 2 for delivery=0');
  await get('/?folder=2');
  await get('/uz');
  await get('/', { 'accept-encoding': 'br' });
  expect(renderings).toBe(5);
});

test('query parameters and cookies that no page reads create no separate page and are removed', async () => {
  expect(await get('/?utm_source=ads&folder=2&fbclid=1', { cookie: '_ga=1; delivery=200; theme=dark' })).toBe('page 1 for delivery=200');
  expect(await get('/?folder=2&fbclid=2', { cookie: '_ga=2; delivery=200' })).toBe('page 1 for delivery=200');
  await get('/?fbclid=3');
  expect(await get('/', { cookie: '_ga=3' })).toBe('page 2 for no session');
  expect(requested).toEqual(['/?folder=2', '/']);
});

test('a language link and a redirect to the remembered language get the complete URL', async () => {
  await get('/about?utm_source=ads&lang=en');
  await get('/?utm_source=ads', { cookie: 'i18n_redirected=uz' });
  await get('/en/?utm_source=ads');
  expect(requested).toEqual(['/about?utm_source=ads&lang=en', '/?utm_source=ads', '/en/?utm_source=ads']);
});

test('a prefetched page is not reused for a page that clears a cookie', async () => {
  await get('/', { cookie: 'user-id=1', 'sec-purpose': 'prefetch' });
  expect(await get('/', { cookie: 'user-id=1' })).toBe('page 2 for user-id=1');
});

test('an uncompressed page of 400 KB is cached, and all pages together stay below 16 MB', async () => {
  more = 'x'.repeat(400 * 1024);
  await get('/about');
  await get('/about');
  expect(renderings).toBe(1);
  await Promise.all(Array.from({ length: 45 }, (_, region) => get('/', { cookie: `region=${region}` })));
  await get('/about');
  expect(renderings).toBe(47);
});

test.each([
  ['no-store', { 'cache-control': 'no-store' }],
  ['a cookie', { 'cache-control': 'private, no-cache', 'set-cookie': 'a=b' }],
  ['no word about keeping', {}],
])('a response with %s is not shared', async (_, sent) => {
  headers = sent;
  await Promise.all([get(), get()]);
  await get();
  expect(renderings).toBe(3);
});

test.each([
  ['/profile', 'GET'],
  ['/api/regions/List', 'GET'],
  ['/', 'POST'],
])('%s by %s is never kept', async (path, method) => {
  await get(path, {}, method);
  await get(path, {}, method);
  expect(renderings).toBe(2);
});

test('signed-in users get separate pages', async () => {
  for (const cookie of ['sid=a', 'sid=a', '__Host-sid=a', '__Host-sid=a']) await get('/', { cookie });
  expect(renderings).toBe(4);
});

test('while the data version is unavailable every page is rendered', async () => {
  setCacheVersion(() => Promise.reject(new Error('away')));
  await get();
  await get();
  expect(renderings).toBe(2);
});

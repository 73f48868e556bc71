import { expect, test } from 'vitest';
import { get, pages, send, serveSharedPages } from '../../../tests/support/shop/shared-pages.ts';
import { setCacheVersion } from '../caching/cache-version.ts';

serveSharedPages();

test('requests for the same page within a second get the same response, and concurrent ones wait for one rendering', async () => {
  const bodies = await Promise.all([get(), get(), get()]);
  expect(bodies).toEqual(['page 1 for no session', 'page 1 for no session', 'page 1 for no session']);
  expect(await get()).toBe('page 1 for no session');
  expect(pages.reported).toEqual(['/ 200', '/ 200', '/ 200']);
});

test('a change of the data is visible in the next response', async () => {
  await get();
  pages.version = '2';
  expect(await get()).toBe('page 2 for no session');
});

test('visitors with the same page share its response', async () => {
  expect(await get('/', { cookie: 'address=1' })).toBe('page 1 for address');
  expect(await get('/', { cookie: 'address=2' })).toBe('page 1 for address');
  expect(await get('/', { cookie: 'pickup=1' })).toBe('page 2 for pickup');
  expect(pages.viewsRead).toBe(3);
});

test('the view of a visitor is read once a second', async () => {
  for (let visit = 0; visit < 3; visit++) await get('/', { cookie: 'address=1' });
  expect(pages.viewsRead).toBe(1);
});

test('a response is not shared between addresses or content codings', async () => {
  await get('/?folder=2');
  await get('/uz');
  await get('/', { 'accept-encoding': 'br' });
  await get('/', { 'accept-encoding': 'gzip' });
  expect(pages.renderings).toBe(4);
});

test('query parameters that no view has create no separate response', async () => {
  expect(await get('/?folder=2&mark=1')).toBe('page 1 for no session');
  expect(await get('/?folder=2&mark=2')).toBe('page 1 for no session');
  expect(pages.renderings).toBe(1);
});

test('an uncompressed page of 400 KB is shared, and all responses together stay below 16 MB', async () => {
  pages.more = 'x'.repeat(400 * 1024);
  await get('/about');
  await get('/about');
  expect(pages.renderings).toBe(1);
  await Promise.all(Array.from({ length: 45 }, (_, region) => get(`/?folder=${region}`)));
  await get('/about');
  expect(pages.renderings).toBe(47);
});

test('a client that has the response gets 304, without rendering and also for the first request', async () => {
  pages.headers['etag'] = 'W/"1"';
  const first = await send('/', { 'if-none-match': '"0", W/"1"' });
  expect([first.status, await first.text()]).toEqual([304, '']);
  expect(await get()).toBe('page 1 for no session');
  const second = await send('/', { 'if-none-match': '"1"' });
  expect([second.status, second.headers.get('etag'), second.headers.get('cache-control')]).toEqual([304, 'W/"1"', 'private, no-cache']);
  expect(await get('/', { 'if-none-match': 'W/"2"' })).toBe('page 1 for no session');
  expect(pages.renderings).toBe(1);
});

test.each([
  ['no-store', { 'cache-control': 'no-store' }],
  ['a cookie', { 'cache-control': 'private, no-cache', 'set-cookie': 'a=b' }],
  ['no word about storing', {}],
])('a response with %s is for one alone', async (_, sent) => {
  pages.headers = sent;
  await Promise.all([get(), get()]);
  await get();
  expect(pages.renderings).toBe(3);
});

test('a page that is not shared is rendered for each request', async () => {
  for (let visit = 0; visit < 3; visit++) await get('/', { cookie: 'own' });
  expect(pages.renderings).toBe(3);
});

test.each([
  ['/closed', 'GET'],
  ['/', 'POST'],
])('%s by %s is never shared', async (path, method) => {
  await get(path, {}, method);
  await get(path, {}, method);
  expect(pages.renderings).toBe(2);
});

test('every page is rendered while the version cannot be read', async () => {
  setCacheVersion(() => Promise.reject(new Error('away')));
  await get();
  await get();
  expect(pages.renderings).toBe(2);
});

test('a request that waits for a rendering whose client disconnects gets its own rendering', async () => {
  const leaving = new AbortController();
  const never = new Promise(() => {});
  pages.rendered = () => never;
  const left = send('/', {}, 'GET', leaving.signal);
  await expect.poll(() => pages.renderings).toBe(1);
  pages.rendered = () => Promise.resolve();
  const waiting = get();
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect(await waiting).toBe('page 2 for no session');
});

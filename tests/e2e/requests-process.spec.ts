import { connect } from 'node:net';
import { expect, request, test } from '@playwright/test';
import { startPostgres } from '../support/shop/postgres.ts';
import { createRawRequester, type RawRequest } from '../support/shop/raw-http-client.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';

/** HTTP details that visitors never see: request targets, encodings, router paths, connections. */

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop({ env: { SECURITY_CONTACT: 'safe@shop.example' } });
});
test.afterAll(() => shop.stop());

async function send(sent: RawRequest) {
  const requester = createRawRequester(shop.url, 1);
  const response = await requester.send(sent);
  requester.close();
  return response;
}

test('a target in absolute form returns its own page, or 421 for another site', async () => {
  const own = await send({ path: `${shop.url}/uz/about` });
  expect([own.status, own.text.includes('<html lang="uz')]).toEqual([200, true]);
  expect(JSON.parse((await send({ path: `${shop.url}/api/nothing` })).text)).toMatchObject({ code: 'NOT_FOUND' });
  expect((await send({ path: 'http://evil.example/uz/about' })).status).toBe(421);
});

test('pages and files respect the weights of Accept-Encoding', async () => {
  const { text } = await send({ path: '/' });
  const script = /\/_astro\/[\w.-]+\.js/.exec(text)?.[0] ?? '';
  for (const path of ['/about', script]) {
    const coding = async (accepted: string) => (await send({ path, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect([path, await coding('gzip, br'), await coding('br;q=0, gzip'), await coding('gzip;q=0'), await coding('*;q=0')]).toEqual([
      path,
      'br',
      'gzip',
      undefined,
      undefined,
    ]);
    expect((await send({ path, headers: { 'accept-encoding': 'identity;q=0' } })).status).toBe(406);
  }
});

test('a path above 2 KB is 414, immediately', async () => {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const start = performance.now();
    const { status } = await send({ path: `/a${'/'.repeat(15_000)}b` });
    expect(status).toBe(414);
    times.push(performance.now() - start);
  }
  // the fastest, to exclude the load of other processes on the machine
  expect(Math.min(...times)).toBeLessThan(200);
});

test('the sign-in URL stays short, however long the requested address is', async () => {
  const { status, headers } = await send({ path: `/uz/profile?q=${'/'.repeat(15_000)}` });
  expect([status, headers['location']]).toEqual([302, '/uz/sign-in?next=%2Fuz%2Fprofile']);
});

test('internal router paths are 404', async () => {
  for (const path of [
    '/500',
    '/404',
    '/%35%30%30',
    '/index.html',
    '/.html',
    '/en.html',
    '/about.html',
    '/_image?href=/favicon.svg&f=avif',
  ]) {
    expect([path, (await send({ path })).status]).toEqual([path, 404]);
  }
});

test('/favicon.ico redirects to the shop’s marker, and security.txt has the contact', async () => {
  const context = await request.newContext({ baseURL: shop.url });
  const icon = await context.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
  const reported = await context.get('/.well-known/security.txt');
  expect([reported.status(), reported.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await reported.text()).toMatch(/^Contact: mailto:safe@shop\.example\nExpires: 2027-05-\d\dT[\d:.]+Z\n/);
  await context.dispose();
});

test('a prefetch clears no cookie, a visit does', async () => {
  const headers = { cookie: 'user-id=7' };
  for (const path of ['/', '/about']) {
    const ahead = await send({ path, headers: { ...headers, 'sec-purpose': 'prefetch' } });
    expect([path, ahead.status, ahead.headers['set-cookie']]).toEqual([path, 200, undefined]);
    expect((await send({ path, headers })).headers['set-cookie']?.join()).toContain('user-id=');
  }
});

test('an idle connection is kept open longer than proxies do, and a connection without a request closes soon', async () => {
  const { headers } = await send({ path: '/robots.txt', headers: { connection: 'keep-alive' } });
  expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(120);
  const start = performance.now();
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(shop.url).port) });
  await new Promise((resolve) => socket.resume().once('close', resolve));
  expect(performance.now() - start).toBeLessThan(20_000);
});

test('a language link preserves the advertiser’s query parameters', async ({ page }) => {
  await page.goto(`${shop.url}/about?utm_source=ads&gclid=7`);
  await page.getByRole('link', { name: /^EN:/ }).click();
  await expect(page).toHaveURL(`${shop.url}/en/about?utm_source=ads&gclid=7`);
});

test('a drain closes idle connections', async () => {
  const drained = await startShop();
  const agent = createRawRequester(drained.url, 1);
  await agent.send({ path: '/robots.txt' });
  const start = performance.now();
  await drained.stop({ signal: 'SIGTERM' });
  expect(performance.now() - start).toBeLessThan(10_000);
  agent.close();
});

test('a shop without contacts has no security.txt', async () => {
  const postgres = await startPostgres();
  const empty = await startShop({ env: { DATABASE_URL: postgres.url } });
  const reported = await fetch(`${empty.url}/.well-known/security.txt`);
  expect(reported.status).toBe(404);
  await empty.stop();
  await postgres.stop();
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode, encodeResponse } from './finish.ts';

const page = () =>
  new Response('<p>плов</p>'.repeat(100), { headers: { 'content-type': 'text/html', 'cache-control': 'private, no-cache' } });
const sendRequest = (headers: Record<string, string> = {}) => new Request('http://shop.test/', { headers });

test('pages declare their charset', async () => {
  expect((await encodeResponse(sendRequest(), page())).headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a page that is rendered again is the same, and the same page with another policy has that policy', async () => {
  const rendered = (policy: string) =>
    new Response('<head><style>a{}</style></head><p>плов</p>', {
      headers: { 'content-type': 'text/html', 'cache-control': 'private, no-cache', 'content-security-policy': policy },
    });
  const policies = ["default-src 'self'; style-src 'self';", "default-src 'none'; style-src 'self';"];
  const policiesSent = [];
  for (const policy of [...policies, ...policies]) {
    const { headers } = await encodeResponse(sendRequest(), rendered(policy));
    policiesSent.push(headers.get('content-security-policy'));
    expect(headers.get('etag')).toBe((await encodeResponse(sendRequest(), rendered(policy))).headers.get('etag'));
    expect(await (await encodeResponse(sendRequest(), rendered(policy))).text()).toBe('<head><style>a{}</style></head><p>плов</p>');
  }
  expect(policiesSent).toEqual([...policies, ...policies]);
});

test('Brotli is preferred, gzip is supported, identity is unchanged', async () => {
  const text = await page().text();
  const brotli = await encodeResponse(sendRequest({ 'accept-encoding': 'gzip, br' }), page());
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(text);
  const gzip = await encodeResponse(sendRequest({ 'accept-encoding': 'gzip' }), page());
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text);
  expect((await encodeResponse(sendRequest(), page())).headers.get('content-encoding')).toBeNull();
});

test('a known ETag returns 304 without a body in every encoding', async () => {
  const etag = (await encodeResponse(sendRequest(), page())).headers.get('etag') ?? '';
  for (const encoding of ['br', 'gzip', '']) {
    const again = await encodeResponse(sendRequest({ 'if-none-match': etag, 'accept-encoding': encoding }), page());
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  }
});

test('a response with no-store has no ETag', async () => {
  const secret = new Response('{}', { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
  expect((await encodeResponse(sendRequest(), secret)).headers.get('etag')).toBeNull();
});

test('an event stream passes unchanged', async () => {
  const stream = new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } });
  expect(await encodeResponse(sendRequest({ 'accept-encoding': 'br' }), stream)).toBe(stream);
});

test.each(['br', 'gzip'] as const)('a body compressed by %s keeps no more memory than its bytes', async (encoding) => {
  const text = Buffer.from('<p>плов</p>'.repeat(100));
  for (const html of [text, Buffer.from(text.toString().repeat(200))]) {
    const { body } = await encode(html, [encoding]);
    expect(body.buffer.byteLength).toBe(body.byteLength);
  }
});

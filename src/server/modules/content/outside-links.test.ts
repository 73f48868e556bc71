import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreachableLinks } from './outside-links.ts';

const statuses: Readonly<Record<string, number>> = { '/': 200, '/moved': 302, '/private': 403, '/gone': 410, '/down': 503 };
const requested: string[] = [];
const server = createServer(({ url = '' }, response) => {
  requested.push(url);
  response.writeHead(statuses[url] ?? 404, { location: '/elsewhere' }).end();
});
let port = 0;
/** Resolves every name except one to this server. */
const lookup: LookupFunction = (hostname, options, callback) => {
  if (hostname === 'nobody.example') return callback(new Error('ENOTFOUND'), '');
  return options.all === true ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
};

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test('unreachable links are reported: unknown host, not found, gone, server error', async () => {
  const link = (path: string) => `http://shop.example:${port}${path}`;
  const silent = ['/nothing', '/gone', '/down'].map(link);
  const links = ['/', '/moved', '/private'].map(link);
  expect(await unreachableLinks([...links, ...silent, 'http://nobody.example/', 'mailto:a@b.example'], lookup)).toEqual([
    ...silent,
    'http://nobody.example/',
    'mailto:a@b.example',
  ]);
  expect(requested).not.toContain('/elsewhere');
});

test('addresses within the server’s own network are never requested', async () => {
  requested.length = 0;
  const inside = [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `http://[::1]:${port}/`];
  expect(await unreachableLinks(inside)).toEqual(inside);
  expect(requested).toEqual([]);
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runEntry } from '../support/shop/run-entry.ts';

const payme = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test-key' };
const uzum = { UZUM_SERVICE_ID: '101', UZUM_LOGIN: 'uzum', UZUM_PASSWORD: 'secret' };
let server: Server;
let url = '';
/** What the server answers, by the beginning of the path. */
let answers: Record<string, readonly [status: number, body: string]>;
const received: string[] = [];

beforeEach(async () => {
  answers = {
    '/api/payments/payme': [200, '{"error":{"code":-31050}}'],
    '/api/payments/uzum/create': [400, '{"status":"FAILED","errorCode":"10007"}'],
    '/checkout/': [200, 'a page'],
  };
  server = createServer(async (request: IncomingMessage, response) => {
    received.push(`${request.headers.authorization ?? ''} ${await text(request)}`);
    const [status, body] = Object.entries(answers).find(([path]) => request.url?.startsWith(path))?.[1] ?? [404, 'none'];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const run = (env: Record<string, string>) =>
  runEntry('cli/payments-test.ts', [], { SITE_URL: url, PAYME_CHECKOUT_URL: `${url}/checkout`, ...env });

test('each provider is asked for its link and the shop as by the provider, and nothing is paid', async () => {
  const { code, output, errors } = await run({ ...payme, ...uzum });
  expect([code, errors]).toEqual([0, '']);
  const { host } = new URL(url);
  expect(output.trim().split('\n').sort()).toEqual([
    `payme: ${host} opens`,
    `payme: ${url} answers it as it should`,
    'uzum: has no link, the customer opens its app',
    `uzum: ${url} answers it as it should`,
  ]);
  expect(received.some((call) => call.includes('"999999999999999"'))).toBe(true);
});

test('a shop or a page that answers otherwise is named, without a key', async () => {
  answers = { '/api/payments/payme': [502, '<html>Bad gateway'], '/checkout/': [503, ''] };
  const { code, output, errors } = await run(payme);
  expect([code, errors]).toEqual([1, '2 of 2 did not answer as they should.\n']);
  expect(output).toContain('should say that there is no such order, but:');
  expect(output).toContain('does not open: 503');
  expect(output).not.toContain(payme.PAYME_KEY);
});

test('without a provider there is one sentence', async () => {
  expect(await run({})).toMatchObject({ code: 1, output: '', errors: 'No provider of payments is set: see .env.example.\n' });
});

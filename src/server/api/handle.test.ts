import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { type CallDefinition, defineCall, json, jsonBody } from '#contract/lib/define-call.ts';
import { mostBodyBytes } from '#contract/lib/most-body-bytes.ts';
import type { Services } from '../services.ts';
import { type Api, type ApiEnv, ProblemError } from './context.ts';
import { handle } from './handle.ts';
import { problemResponse } from './problem-response.ts';

function createApi(): Api {
  const api = new Hono<ApiEnv>();
  api.use(async (context, next) => {
    context.set('services', { sessions: { find: async () => null }, config: { isHttps: false } } as unknown as Services);
    await next();
  });
  api.onError((error, context) => {
    if (error instanceof ProblemError) return problemResponse(context, error.problem);
    throw error;
  });
  return api;
}

const double = defineCall({
  method: 'POST',
  path: '/double/:id',
  who: 'public',
  summary: '',
  params: { id: z.coerce.number().int() },
  body: jsonBody(z.strictObject({ count: z.int() }), { count: 1 }),
  responses: { 201: json(z.strictObject({ sum: z.int() })) },
});

const send = (api: Api, path: string, body: unknown) =>
  api.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('a handler gets the input parsed by the schemas of its call, and its value is sent with the status of the call', async () => {
  const api = createApi();
  handle(api, double, ({ path, body }) => ({ sum: path.id + body.count }));
  const response = await send(api, '/double/20/', { count: 2 });
  expect([response.status, await response.json()]).toEqual([201, { sum: 22 }]);
});

test('input that the schemas reject does not reach the handler', async () => {
  const api = createApi();
  handle(api, double, () => {
    throw new Error('must not be called');
  });
  const rejected = await send(api, '/double/20', { count: 'two' });
  expect([rejected.status, await rejected.json()]).toMatchObject([400, { code: 'INVALID_BODY', details: { field: 'count' } }]);
  expect((await send(api, '/double/twenty', { count: 2 })).status).toBe(404);
});

test('only the caller that the call names reaches the handler, whatever the handler does', async () => {
  const api = createApi();
  handle(api, { ...double, who: 'customer' }, () => {
    throw new Error('must not be called');
  });
  expect((await send(api, '/double/20', { count: 2 })).status).toBe(401);
});

test('a handler with a different signature does not compile', () => {
  const api = createApi();
  void (() => {
    // @ts-expect-error a field is missing
    handle(api, calls.staffRestaurants, () => ({ restaurants: [{ id: '1', name: 'Chilonzor' }] }));
    // @ts-expect-error undefined is not a response of this call
    handle(api, calls.favorites, () => {});
    // @ts-expect-error the call has no such query
    handle(api, calls.zones, ({ query }) => query.regionId);
    // @ts-expect-error a call without sign-in has no customer
    handle(api, calls.system, ({ customerId }) => customerId);
    // @ts-expect-error a stream is a response that the handler writes
    handle(api, calls.staffEvents, () => ({ events: [] }));
    // @ts-expect-error the call has no such status
    handle(api, calls.placeOrder, () => ({ status: 202, value: null }));
  });
  expect(api.routes.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
});

test.each([
  ['beyond what the server receives', 'Body size limit exceeded: received more than 16000001 bytes', 413],
  ['that breaks off', 'aborted', 400],
])('a body %s is rejected, and is no failure of the server', async (_, message, status) => {
  const api = createApi();
  handle(api, double, () => {
    throw new Error('must not be called');
  });
  const body = new ReadableStream({ start: (controller) => controller.error(new Error(message)) });
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as RequestInit;
  expect((await api.request('/double/20', sent)).status).toBe(status);
});

test('no call takes a larger body than the server receives', () => {
  const largest = Object.values<CallDefinition>(calls).map(({ body, picture }) => body?.maxBytes ?? picture?.maxBytes ?? 0);
  expect(Math.max(...largest)).toBeLessThanOrEqual(mostBodyBytes);
});

test('a text with a NUL character is 400 with its place, in a body as in a query', async () => {
  const api = createApi();
  const texts = z.object({ texts: z.array(z.string()) });
  handle(api, { ...double, body: jsonBody(texts, { texts: [] }), query: { schema: z.object({ by: z.string() }), example: {} } }, () => ({
    sum: 0,
  }));
  const rejected = async (query: string, body: object) => {
    const response = await send(api, `/double/20?by=${query}`, body);
    return [response.status, ((await response.json()) as { details?: { field: string } }).details?.field];
  };
  expect(await rejected('Anna', { texts: ['a', 'b\u0000'] })).toEqual([400, 'texts.1']);
  expect(await rejected('%00', { texts: [] })).toEqual([400, 'by']);
  expect(await rejected('Anna', { texts: ['\\u0000'] })).toEqual([201, undefined]);
});

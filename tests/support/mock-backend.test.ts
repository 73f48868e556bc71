// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { Rejection } from '../../.storybook/mock-response.ts';
import { mockBackend } from './mock-backend.ts';

const server = mockBackend();
const promo = '/api/promo/GetByName?Name=YOZ';
const quoteOf = (body: object) => fetch('/api/v1/quote', { method: 'POST', body: JSON.stringify(body) });

beforeEach(() => server.reset());
afterAll(() => void vi.unstubAllGlobals());

test('a call that a test does not name responds as in the workbench', async () => {
  const response = await fetch('/api/regions/List/');
  expect(response.status).toBe(200);
  expect(await response.json()).not.toEqual([]);
});

test('a response has the first status of its call, and a response without a body is empty', async () => {
  server.respond(calls.authCode, { challengeId: 'c1', resendAfter: 60 });
  server.respond(calls.addFavorite, undefined);
  const code = await fetch('/api/v1/auth/code', { method: 'POST', body: '{"phone1":"998901234567"}' });
  const added = await fetch('/api/v1/favorites/1001', { method: 'PUT' });
  expect([code.status, added.status, await added.text()]).toEqual([202, 204, '']);
});

test('a value of a wrong shape does not compile and is not sent', async () => {
  // @ts-expect-error a region has a name and coordinates
  server.respond(calls.regionsList, [{ id: 1 }]);
  await expect(fetch('/api/regions/List')).rejects.toThrow('name');
});

test('a request that the contract does not allow is rejected with the field', async () => {
  const response = await quoteOf({ orderTypeId: 7, regionId: '1', lines: [] });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'INVALID_BODY', details: { field: 'orderTypeId' } });
});

test('a handler reads the query of the contract and may reject', async () => {
  server.respond(calls.promoByName, ({ query }) => new Rejection(problem(query.Name === 'YOZ' ? 'UNAVAILABLE' : 'INTERNAL')));
  const response = await fetch(promo);
  expect([response.status, (await response.json()).message.ru]).toEqual([503, 'UNAVAILABLE']);
});

test('a call can be disconnected, and each request is recorded as it was sent', async () => {
  server.disconnect(calls.quote);
  await expect(quoteOf({ lines: [] })).rejects.toThrow(TypeError);
  expect(server.requests(calls.quote)).toMatchObject([{ method: 'POST', url: { pathname: '/api/v1/quote' }, body: { lines: [] } }]);
  expect(server.requests(calls.regionsList)).toEqual([]);
});

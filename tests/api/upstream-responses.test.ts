import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import {
  failing,
  html,
  late,
  neverEnding,
  oversize,
  redirecting,
  reset,
  silent,
  truncated,
  wronglyTyped,
} from '../support/upstream/upstream-behaviors.ts';
import type { Behavior } from '../support/upstream/upstream-stub.ts';
import { useUpstreamApi } from './open-api.ts';

/** How long a request may wait for the upstream. */
const budgetMs = 5_000;
const path = '/api/restaurantmenu?RestaurantId=1';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use after a garbage collection. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('responses of an upstream (R-UPSTREAM-9)', () => {
  const tested = useUpstreamApi();
  const sendRequest = () => tested.visitor().get<ProblemBody>(path);
  beforeEach(() => {
    tested.upstream.behave(null);
    tested.upstream.forget();
  });

  const bad: readonly (readonly [string, Behavior])[] = [
    ['a page', html],
    ['less than it promised', truncated],
    ['more than 2 MB', oversize],
    ['other types than the contract’s', wronglyTyped],
    ['a redirect', redirecting],
    ['a broken connection', reset],
    ['JSON that is none', failing(200, '{"categories": [')],
    ['bytes that are no UTF-8', (response) => void response.writeHead(200).end(Buffer.from([0x22, 0xc3, 0x28, 0x22]))],
    ['nothing', failing(204)],
    ['neither categories nor an error', failing(200, '{}')],
    ['a menu without categories', failing(200, '{"products": [], "error": null}')],
  ];

  test.each(bad)('%s is 502 UPSTREAM_BAD_ANSWER immediately', async (_, behavior) => {
    tested.upstream.behave(behavior, calls.restaurantMenu);
    const start = performance.now();
    const response = await sendRequest();
    expect([response.status, response.body.code]).toEqual([502, 'UPSTREAM_BAD_ANSWER']);
    expect(Object.keys(response.body.message)).toEqual(['ru', 'en', 'uz']);
    expect(performance.now() - start).toBeLessThan(budgetMs - 1_000);
    expect(tested.upstream.requests.map((requested) => requested.path)).not.toContain('/elsewhere');
  });

  const slow: readonly (readonly [string, Behavior])[] = [
    ['a response that never ends', neverEnding],
    ['silence', silent],
    ['a response after the budget', late(20_000)],
    ['an error that never ends', (response) => void response.writeHead(500, { 'content-type': 'text/plain' }).write('we are')],
  ];

  test.each(slow)('%s is 504 within the budget', async (_, behavior) => {
    tested.upstream.behave(behavior, calls.restaurantMenu);
    const start = performance.now();
    const response = await sendRequest();
    expect([response.status, response.body.code]).toEqual([504, 'UPSTREAM_TOO_SLOW']);
    expect(performance.now() - start).toBeLessThan(2 * budgetMs);
  });

  test('an error is passed on with its status and its JSON or plain text', async () => {
    const json = '{"error": {"message": {"ru": "Кухня закрыта", "en": "Closed"}}}';
    tested.upstream.behave(failing(422, json), calls.restaurantMenu);
    const reported = await sendRequest();
    expect([reported.status, reported.text, reported.headers.get('content-type')]).toEqual([422, json, 'application/json; charset=UTF-8']);
    tested.upstream.behave(failing(418, 'Я чайник', 'text/plain; charset=utf-8'), calls.restaurantMenu);
    const plain = await sendRequest();
    expect([plain.status, plain.text, plain.headers.get('content-type')]).toEqual([418, 'Я чайник', 'text/plain; charset=UTF-8']);
  });

  test('at most 4 KB of an error are passed on, and no executable content', async () => {
    tested.upstream.behave(failing(400, 'x'.repeat(100_000), 'text/plain'), calls.restaurantMenu);
    expect((await sendRequest()).text).toBe('x'.repeat(4_096));
    tested.upstream.behave(failing(403, '<script>alert(1)</script>', 'text/html'), calls.restaurantMenu);
    const page = await sendRequest();
    expect([page.status, page.text]).toEqual([403, '']);
  });

  test('an error without categories is returned as a menu with its reason', async () => {
    tested.upstream.behave(failing(200, '{"error": "кухня закрыта"}'), calls.restaurantMenu);
    const response = await tested.visitor().get(path);
    expect([response.status, response.body]).toMatchObject([200, { error: 'кухня закрыта', categories: [], products: [] }]);
  });

  const texts = { ru: 'Кухня закрыта', en: 'The kitchen is closed', uz: 'Oshxona yopiq' };
  const errors: readonly (readonly [string, unknown, unknown])[] = [
    ['a text', { error: 'закрыто' }, 'закрыто'],
    ['a message', { error: { message: 'closed' } }, 'closed'],
    ['a message by language', { error: { message: texts } }, { message: texts }],
    [
      'a message in two languages',
      { error: { message: { ru: 'закрыто', en: 'closed' } } },
      { message: { ru: 'закрыто', en: 'closed', uz: 'закрыто' } },
    ],
    ['texts by language', { error: texts }, { message: texts }],
    ['an error of the data', { data: { error: 'закрыто' } }, 'закрыто'],
    ['a message of the data’s error, beside a menu', { categories: [], data: { error: { message: texts } } }, { message: texts }],
    ['an error without words', { error: { code: 7 } }, { message: { ru: '', en: '', uz: '' } }],
  ];

  test.each(errors)('an error in a menu is recognized as %s, and no cached menu is returned instead', async (_, body, error) => {
    const path = '/api/restaurantmenu?RestaurantId=2';
    const visitor = tested.visitor();
    const good = await visitor.get(path);
    expect(good.body).toMatchObject({ error: null });
    tested.upstream.behave(failing(200, JSON.stringify(body)), calls.restaurantMenu);
    const response = await visitor.get(path);
    expect([response.status, response.body]).toMatchObject([200, { error, categories: [], products: [] }]);
    tested.upstream.behave(failing(503), calls.restaurantMenu);
    expect((await visitor.get(path)).text).toBe(good.text);
    tested.upstream.behave(failing(200, '{}'), calls.restaurantMenu);
    expect((await visitor.get(path)).text).toBe(good.text);
  });

  test('forty responses of 3 MB do not increase the memory in use', async () => {
    tested.upstream.behave(oversize, calls.restaurantMenu);
    await sendRequest();
    const before = memoryInUse();
    for (let count = 0; count < 40; count += 1) expect((await sendRequest()).status).toBe(502);
    // The buffers of closed connections are freed with their sockets, a moment later.
    await expect.poll(() => memoryInUse() - before, { timeout: 10_000 }).toBeLessThan(30 * 1024 * 1024);
  });
});

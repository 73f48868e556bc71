import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { pageTimeoutMs } from '#server/backend/upstream/timeout-budget.ts';
import { failing, late, silent } from '../support/upstream/upstream-behaviors.ts';
import type { Behavior } from '../support/upstream/upstream-stub.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useUpstreamApi } from './open-api.ts';

const menu = '/api/regionmenu?RegionId=1';
const cached = ['/api/system/', '/api/regions/List', '/api/restaurants/List', menu];

describe('while an upstream is unavailable', () => {
  const tested = useUpstreamApi({}, { cachedTimeoutMs: pageTimeoutMs });
  const ready = () => tested.services.backend.ready();
  beforeEach(() => {
    tested.upstream.behave(null);
    tested.upstream.forget();
  });

  test('a shop that never received a response reports it', async () => {
    tested.upstream.behave(failing(503));
    expect(await ready()).toEqual({ database: 'ok', upstream: 'away' });
    expect((await tested.visitor().get(menu)).status).toBe(503);
  });

  const standing = async (behavior: Behavior) => {
    const visitor = tested.visitor();
    const before = await Promise.all(cached.map((path) => visitor.get(path)));
    tested.upstream.behave(behavior);
    const start = performance.now();
    for (const [index, path] of cached.entries()) expect((await visitor.get(path)).text).toBe(before[index]?.text);
    expect(performance.now() - start).toBeLessThan(600);
    expect(await ready()).toEqual({ database: 'ok', upstream: 'ok' });
  };

  test.each([500, 408])('settings, regions, restaurants and menus use their last valid responses while it fails with %i', (status) =>
    standing(failing(status)),
  );

  test('a menu that contains only an error is not cached', async () => {
    const visitor = tested.visitor();
    const path = '/api/restaurantmenu?RestaurantId=2';
    tested.upstream.behave(failing(200, '{"error": "closed"}'), calls.restaurantMenu);
    expect((await visitor.get(path)).body).toMatchObject({ error: 'closed' });
    tested.upstream.behave(failing(503), calls.restaurantMenu);
    expect((await visitor.get(path)).status).toBe(503);
  });

  test('last valid responses are cached per language', async () => {
    const visitor = tested.visitor();
    const names = async (language: string) =>
      (await visitor.get<{ name: string }[]>('/api/regions/List', { 'accept-language': language })).body[0]?.name;
    const [ru, en, uz] = [await names('ru'), await names('en'), await names('uz')];
    tested.upstream.behave(failing(503));
    expect([await names('ru'), await names('en'), await names('uz')]).toEqual([ru, en, uz]);
    expect(new Set([ru, en, uz]).size).toBeGreaterThan(1);
    expect(new Set(tested.upstream.requests.map(({ language }) => language))).toEqual(new Set(['ru', 'en', 'uz']));
  });

  test('a permanent error does not count as unavailable: it is reported', async () => {
    const visitor = tested.visitor();
    await visitor.get(menu);
    tested.upstream.behave(failing(410, 'gone', 'text/plain'), calls.regionMenu);
    const response = await visitor.get(menu);
    expect([response.status, response.text]).toEqual([410, 'gone']);
  });

  test('a cart is never priced with a cached menu, and a repeated key returns the existing order', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const order = await orderOf(visitor, cart);
    const key = crypto.randomUUID();
    const placed = await place(visitor, order, key);
    expect(placed.status, placed.text).toBe(201);
    tested.upstream.behave(failing(200, '<html>'));
    const quoted = await visitor.post('/api/v1/quote', cart);
    expect([quoted.status, quoted.body]).toMatchObject([502, { code: 'UPSTREAM_BAD_ANSWER' }]);
    expect((await place(visitor, order)).body.code).toBe('UPSTREAM_BAD_ANSWER');
    tested.upstream.behave(silent, calls.customMenu);
    expect((await place(visitor, order)).status).toBe(504);
    const again = await place(visitor, order, key);
    expect([again.status, again.body.id]).toEqual([200, placed.body.id]);
    expect((await visitor.get<{ orders: unknown[] }>('/api/v1/orders')).body.orders).toHaveLength(1);
  });

  test('the call continues in the background with both attempts, and its response is used for later requests', async () => {
    const visitor = tested.visitor();
    const fee = async () => (await visitor.get<{ priceOfDelivery: number }>(menu)).body.priceOfDelivery;
    const before = await fee();
    tested.upstream.forget();
    tested.upstream.behave(failing(503), calls.regionMenu);
    expect([await fee(), tested.upstream.count(calls.regionMenu)]).toEqual([before, 2]);
    const changed = (body: unknown) => ({ ...Object(body), priceOfDelivery: before + 1 });
    tested.upstream.behave(
      (response, reply, requested) => late(300)(response, { ...reply, body: changed(reply.body) }, requested),
      calls.regionMenu,
    );
    expect([await fee(), tested.upstream.count(calls.regionMenu)]).toEqual([before, 3]);
    await expect.poll(fee).toBe(before + 1);
    tested.upstream.behave(null);
    await expect.poll(fee).toBe(before);
  });

  test('cached responses are served while it is silent: of four calls in a row only the first waits, for 200 ms', () => standing(silent));
});

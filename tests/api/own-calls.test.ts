import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Quote } from '#domain/order/quote.ts';
import { engines } from '../support/shop/backends.ts';
import { upstreamMissing } from '../support/upstream/upstream-missing-calls.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

describe.each(engines)('calls that only the app’s own catalog supports, on %s', (engine) => {
  const tested = useApi(engine, staffEnv);
  const balanceOf = async (visitor: Visitor) => (await visitor.get<{ balance: number }>('/api/v1/loyalty')).body.balance;
  const cancel = (visitor: Visitor, id: string) => visitor.send('POST', `/api/v1/orders/${id}/cancel`);

  test(upstreamMissing.points.title, async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const productId = cart.lines[0]?.productId ?? '';
    await staffOf(tested).put('stop-list', { restaurantId: cart.restaurantId, productId, portions: 2 });
    const wanted = { ...cart, promoCode: 'BIRINCHI', pointsToSpend: 5_000 };
    const before = (await visitor.post<Quote>('/api/v1/quote', wanted)).body;
    expect(before).toMatchObject({ points: 5_000, promo: { valid: true } });
    const loads = () => tested.connection.db.selectFrom('slot_loads').select(['day', 'start', 'orders']).where('orders', '>', 0).execute();
    const loadsBefore = await loads();
    const { body: order } = await place(visitor, await orderOf(visitor, wanted));
    expect(order).toMatchObject({ pointsSpent: 5_000, discount: before.discount, total: before.total });
    expect(await balanceOf(visitor)).toBe(5_000);
    const during = (await visitor.post<Quote>('/api/v1/quote', wanted)).body;
    expect([during.promo?.reason, during.warnings]).toMatchObject(['used_by_you', expect.arrayContaining(['ITEMS_UNAVAILABLE'])]);
    await cancel(visitor, order.id);
    const { hash: _a, ...after } = (await visitor.post<Quote>('/api/v1/quote', wanted)).body;
    const { hash: _b, ...first } = before;
    expect(after).toEqual(first);
    expect([await balanceOf(visitor), await loads()]).toEqual([10_000, loadsBefore]);
    await staffOf(tested).put('stop-list', { restaurantId: cart.restaurantId, productId, portions: null });
  });

  test(upstreamMissing.favorites.title, async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    expect((await visitor.send('PUT', '/api/v1/favorites/no-such')).status).toBe(404);
  });

  test(upstreamMissing.zoneCall.title, async () => {
    const visitor = tested.visitor();
    const zones = calls.zones.responses[200].json.parse((await visitor.get('/api/v1/zones?RegionId=1')).body);
    expect(zones.length).toBeGreaterThan(0);
    expect((await visitor.get('/api/v1/zones?RegionId=nowhere')).status).toBe(404);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import { locales } from '#domain/locale.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import {
  deliveringRestaurant,
  deliveryFrom,
  lineOf,
  newKey,
  orderableProducts,
  pickupOf,
  plainDish,
  quoteAndOrder,
} from '../support/builders/order-builders.ts';
import { noon, openScene, ownScenes, type Scene } from '../support/shop/backend-fixture.ts';
import { upstreamMissing } from '../support/upstream/upstream-missing-calls.ts';

describe.each(ownScenes)('the app’s own catalog on $engine: $name', ({ engine, file }) => {
  let scene: Scene;
  let customer: Customer;
  const restaurant = deliveringRestaurant(file);
  const restaurantId = String(restaurant.id);
  const place = (order: OrderRequest) => scene.backend.placeOrder(order, 'uz', customer.id, newKey(), noon);
  const oneDish = async () => {
    const menu = await orderableProducts(scene.backend, restaurantId);
    return [lineOf(plainDish(menu), menu)];
  };

  beforeAll(async () => {
    scene = await openScene(engine);
  });
  afterAll(() => scene.close());
  beforeEach(async () => {
    await scene.load(file);
    customer = await scene.newCustomer();
  });

  it(upstreamMissing.districts.title, async () => {
    for (const locale of locales) {
      const districts = await scene.backend.districts(locale, noon);
      expect(districts.map(({ name }) => name)).toEqual(file.districts.map(({ name }) => name[locale]));
    }
  });

  it(upstreamMissing.zones.title, async () => {
    const zones = await scene.backend.zones(String(restaurant.regionId));
    expect(zones.ok && zones.value.some((zone) => zone.restaurantId === restaurantId)).toBe(true);
    expect(await scene.backend.zones('no such')).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } });
  });

  it(upstreamMissing.minimum.title, async () => {
    const dear = { ...file, zones: file.zones.map((zone) => ({ ...zone, minOrderSum: 1_000_000 })) };
    await scene.load(dear);
    const { quote, order } = await quoteAndOrder(scene.backend, deliveryFrom(restaurant, await oneDish()));
    expect(quote).toMatchObject({ minOrderLeft: 1_000_000 - quote.itemsTotal, warnings: ['MIN_ORDER_SUM'] });
    expect(await place(order)).toMatchObject({ ok: false, problem: { code: 'MIN_ORDER_SUM' } });
  });

  it(upstreamMissing.capacity.title, async () => {
    await scene.load({ ...file, restaurants: file.restaurants.map((record) => ({ ...record, slotCapacity: 2 })) });
    const request = pickupOf(restaurant, await oneDish());
    const { slot } = (await quoteAndOrder(scene.backend, request)).quote;
    if (slot === null) throw new Error('no slot');
    const { day, start, end } = slot;
    const { order } = await quoteAndOrder(scene.backend, { ...request, slot: { day, start, end } });
    for (const _ of [1, 2]) expect(await place(order)).toMatchObject({ ok: true });
    expect(await place(order)).toMatchObject({ ok: false, problem: { code: 'SLOT_UNAVAILABLE' } });
    const { slot: _, ...soon } = order;
    const moved = await place(soon);
    expect(moved.ok && moved.value.order.slot).toMatchObject({ day, start: end });
  });
});

import { describe, expect, test } from 'vitest';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { knownVisitor } from '#server/pages/known-visitor.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { type TestedApi, useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const preferences = { orderType: delivery, coordinates: null, regionId: null, restaurantId: null, slot: null };

describe.each(backEnds)('the row of a signed-in customer, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const isOwn = backEnd !== 'upstream';
  const rowOf = (customerId: string) =>
    knownVisitor({ backend: tested.services.backend, locale: 'ru', now: tested.now, preferences }, customerId);

  test('a customer without orders and favorites sees popular dishes', async () => {
    const { customerId } = await signUp(tested, tested.visitor());
    const { live, again, dishes } = await rowOf(customerId);
    expect([live, again]).toEqual([[], null]);
    expect(dishes.length).toBeGreaterThan(2);
    for (const { product, price } of dishes) expect([product.isAvailable, price]).toEqual([true, expect.any(Number)]);
  });

  test.runIf(isOwn)('an order is on its way until the customer has it, then it can be repeated', async () => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    const order = await placeOrder(tested, visitor);
    expect(await rowOf(customerId)).toMatchObject({ live: [{ id: order.id, status: 'created' }], again: null });
    await staffOf(tested).move(order.id, 'cooking');
    expect(await rowOf(customerId)).toMatchObject({ live: [{ id: order.id, status: 'cooking' }], again: null });
    await staffOf(tested).move(order.id, 'delivered');
    const { live, again, dishes } = await rowOf(customerId);
    expect([live, again?.id, again?.total, dishes]).toEqual([[], order.id, order.total, []]);
  });

  test('a canceled order is neither on its way nor repeated', async () => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    const order = await placeOrder(tested, visitor);
    await visitor.send('POST', `/api/v1/orders/${order.id}/cancel`);
    expect(await rowOf(customerId)).toMatchObject({ live: [], again: null });
  });

  test.runIf(isOwn)('favorites come before popular dishes, each dish once', async () => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    const popular = (await rowOf(customerId)).dishes.map(({ product }) => product.id);
    const favorite = popular.at(-1) ?? '';
    expect((await visitor.send('PUT', `/api/v1/favorites/${favorite}`)).status).toBe(204);
    const ids = (await rowOf(customerId)).dishes.map(({ product }) => product.id);
    expect(ids[0]).toBe(favorite);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('another customer sees none of it', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    await placeOrder(tested, visitor);
    const { customerId } = await signUp(tested, tested.visitor());
    expect(await rowOf(customerId)).toMatchObject({ live: [], again: null });
  });
});

async function placeOrder(tested: TestedApi, visitor: Visitor) {
  const { status, body } = await place(visitor, await orderOf(visitor, await fillCart(visitor)));
  expect([status, tested.failures]).toEqual([201, []]);
  return body;
}

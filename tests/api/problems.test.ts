import { describe, expect, test } from 'vitest';
import { wireMenu } from '#contract/shop/menu.ts';
import { fromWireMenu } from '#contract/shop/menu-wire.ts';
import { backEnds } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { restaurantOf } from './staff-calls.ts';
import type { Visitor } from './visitor.ts';

/** A dish so cheap that one portion is below the minimum of a delivery. */
async function cheapestDish(visitor: Visitor, restaurantId: string): Promise<string> {
  const menu = fromWireMenu(wireMenu.parse((await visitor.get(`/api/restaurantmenu?RestaurantId=${restaurantId}`)).body));
  const plain = menu.products.filter(
    ({ isAvailable, isCombo, isSet, modifierGroups }) => isAvailable && !isCombo && !isSet && modifierGroups.length === 0,
  );
  const [cheapest] = plain.sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
  return cheapest?.id ?? '';
}

describe.each(backEnds)('the order of errors, on %s', (backEnd) => {
  const tested = useApi(backEnd);

  test('of several errors in an order the first one of R-ORDER-1 is returned', async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const productId = await cheapestDish(visitor, cart.restaurantId);
    const { body: restaurants } = await visitor.get<{ id: string }[]>('/api/restaurants/List');
    const staff = restaurantOf(
      tested,
      restaurants.map(({ id }) => id),
    );
    const good = await orderOf(visitor, { ...cart, lines: [{ productId, quantity: 50 }] });
    const { address, ...homeless } = good;
    const unknown = { productId: 'no-such-dish', quantity: 1 };
    const invalid = { productId, quantity: 1, modifiers: [{ groupId: 'no-such-group', optionId: 'no-such-option', amount: 1 }] };
    const lines = [{ productId, quantity: 1 }];
    const slot = { day: '2026-11-20', start: 780, end: 840 };
    const wrong = { ...homeless, longitude: 0.5, latitude: 0.5, slot, expectedTotal: 0 };
    const near = { ...good, lines, expectedTotal: 0 };
    await staff.pause();
    await staff.sellOut(productId);
    await staff.setOrderMaxSum(1);

    const code = async (order: object) => (await place(visitor, order)).body.code;
    expect(await code({ ...wrong, lines: [unknown, invalid] })).toBe('UNKNOWN_PRODUCT');
    expect(await code({ ...wrong, lines: [invalid] })).toBe('INVALID_OPTION');
    expect(await code({ ...wrong, lines })).toBe('ADDRESS_MISSING');
    expect(await code({ ...wrong, lines, address })).toBe('OUT_OF_ZONE');
    expect(await code({ ...near, slot })).toBe('RESTAURANT_PAUSED');
    await staff.resume();
    expect(await code({ ...near, slot })).toBe('SLOT_UNAVAILABLE');
    expect(await code(near)).toBe('ITEMS_UNAVAILABLE');
    await staff.restock(productId);
    expect(await code({ ...near, lines: good.lines })).toBe('ORDER_MAX_SUM');
    await staff.setOrderMaxSum(0);
    expect(await code({ ...near, lines: good.lines })).toBe('PRICE_CHANGED');
    const placed = await place(visitor, good);
    expect(placed.status, placed.text).toBe(201);
    expect(placed.body.total).toBe(good['expectedTotal']);
  });
});

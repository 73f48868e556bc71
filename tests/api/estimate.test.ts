import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import type { TermsQuery } from '#domain/fulfillment/fulfillment-terms.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import {
  deliveringRestaurant,
  deliveryFrom,
  lineOf,
  newKey,
  orderableProducts,
  plainDish,
  quoteAndOrder,
} from '../support/builders/order-builders.ts';
import { noon, openScene, type Scene, scenes } from '../support/shop/backend-fixture.ts';

const minuteMs = 60_000;
const owner = { name: null, restaurantIds: null };

describe.each(scenes)('estimates on $engine with the $name catalog (R-SLOT-13, R-SLOT-15)', ({ engine, file }) => {
  let scene: Scene;
  let customer: Customer;
  const restaurant = { ...deliveringRestaurant(file), slotCapacity: 2 };
  const place: TermsQuery = {
    orderType: 0,
    regionId: String(restaurant.regionId),
    restaurantId: String(restaurant.id),
    coordinates: { longitude: restaurant.longitude, latitude: restaurant.latitude },
  };

  beforeAll(async () => {
    scene = await openScene(engine);
  });
  afterAll(() => scene.close());
  beforeEach(async () => {
    const restaurants = file.restaurants.map((one) => (one.id === restaurant.id ? restaurant : one));
    await scene.load({ ...file, restaurants });
    await scene.database.connection.db.deleteFrom('slot_loads').execute();
    await scene.database.connection.db.updateTable('orders').set({ status: 'completed' }).execute();
    customer = await scene.newCustomer();
  });

  const minutesAt = async (now: number) => {
    const terms = await scene.backend.deliveryTerms(place, 'ru', now);
    if (!terms.ok) throw new Error(terms.problem.code);
    return terms.value.durationMinutes;
  };
  const order = async (now: number) => {
    const menu = await orderableProducts(scene.backend, String(restaurant.id));
    const dish = plainDish(menu);
    const lines = [lineOf(dish, menu, Math.ceil(120_000 / (dish.price ?? 1)))];
    const { quote, order: request } = await quoteAndOrder(scene.backend, deliveryFrom(restaurant, lines));
    const placed = await scene.backend.placeOrder(request, 'ru', customer.id, newKey(), now);
    if (!placed.ok) throw new Error(placed.problem.code);
    return { quote, order: placed.value.order };
  };
  const move = (id: string, status: OrderStatus, now: number) => scene.backend.staff.move(id, { status }, owner, now);

  it('promises an order what its quote said', async () => {
    const { quote, order: placed } = await order(noon);
    expect(placed.promised).toEqual(quote.expectedAt);
    expect(placed.expectedAt).toEqual(placed.promised);
    expect((await scene.backend.order(customer.id, placed.id, noon))?.promised).toEqual(placed.promised);
  });

  it('counts the orders in work, and no longer those that are ready', async () => {
    const usual = await minutesAt(noon);
    const ids: string[] = [];
    for (let count = 0; count < 9; count += 1) ids.push((await order(noon)).order.id);
    const busy = noon + 3_000;
    expect(await minutesAt(busy)).toBeGreaterThan(usual);
    for (const id of ids) for (const status of ['confirmed', 'cooking', 'ready'] as const) await move(id, status, busy);
    expect(await minutesAt(busy + 3_000)).toBe(usual);
  });

  it('does not wait for orders that nobody has accepted for 15 minutes', async () => {
    const usual = await minutesAt(noon);
    for (let count = 0; count < 2; count += 1) await order(noon);
    expect(await minutesAt(noon + 16 * minuteMs)).toBe(usual);
  });

  it('moves with each status for the customer and the board, while the promise stays', async () => {
    const { order: placed } = await order(noon);
    const late = noon + 50 * minuteMs;
    for (const status of ['confirmed', 'cooking'] as const) await move(placed.id, status, late);
    const customers = await scene.backend.order(customer.id, placed.id, late);
    const board = (await scene.backend.staff.orders(['cooking'], late)).find(({ id }) => id === placed.id);
    expect(Date.parse(customers?.expectedAt.to ?? '')).toBeGreaterThan(Date.parse(placed.promised.to));
    expect([board?.expectedAt, board?.promised]).toEqual([customers?.expectedAt, placed.promised]);
  });

  it('names the time of the first free slot', async () => {
    const slots = await scene.backend.slots(
      { restaurantId: String(restaurant.id), orderType: 0, coordinates: place.coordinates },
      'ru',
      noon,
    );
    if (!slots.ok) throw new Error(slots.problem.code);
    const { quote } = await order(noon);
    const withTime = slots.value.flatMap((day) => day.slots).filter(({ expectedAt }) => expectedAt !== undefined);
    expect(withTime.map(({ expectedAt }) => expectedAt)).toEqual([quote.expectedAt]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Product } from '#domain/menu/types.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import {
  deliveringRestaurant,
  deliveryFrom,
  lineOf,
  newKey,
  orderableProducts,
  orderOf,
  pickupOf,
  plainDish,
  quoteAndOrder,
} from '../support/builders/order-builders.ts';
import { noon, openScene, type Scene, scenes } from '../support/shop/backend-fixture.ts';

describe.each(scenes)('backend on $engine with the $name catalog: orders', ({ engine, file }) => {
  let scene: Scene;
  let customer: Customer;
  let menu: readonly Product[];
  const restaurant = deliveringRestaurant(file);
  const restaurantId = String(restaurant.id);

  const place = (order: OrderRequest, key = newKey(), by = customer) => scene.backend.placeOrder(order, 'uz', by.id, key, noon);
  const plain = (quantity = 1): CartLine => lineOf(plainDish(menu), menu, quantity);
  /** Enough of one dish for any zone's minimum, but less than the maximum. */
  const plenty = (): CartLine => plain(Math.ceil(120_000 / (plainDish(menu).price ?? 1)));
  const rejectedWith = (code: string) => expect.objectContaining({ ok: false, problem: expect.objectContaining({ code }) });

  beforeAll(async () => {
    scene = await openScene(engine);
  });
  afterAll(() => scene.close());
  beforeEach(async () => {
    await scene.load(file);
    await scene.database.connection.db.deleteFrom('slot_loads').execute();
    customer = await scene.newCustomer();
    menu = await orderableProducts(scene.backend, restaurantId);
  });

  it('places what was quoted, with names in three languages', async () => {
    const { quote, order } = await quoteAndOrder(scene.backend, deliveryFrom(restaurant, [plenty()]));
    const placed = await place(order);
    if (!placed.ok) throw new Error(placed.problem.code);
    const product = file.products.find(({ id }) => String(id) === plainDish(menu).id);
    expect(placed.value.isReplay).toBe(false);
    expect(placed.value.order).toMatchObject({
      orderTypeId: 0,
      restaurantId,
      total: quote.total,
      itemsTotal: quote.itemsTotal,
      deliveryFee: quote.deliveryFee,
      status: 'created',
      localeId: 1,
      payment: { method: 'cash', status: 'unpaid' },
      address: { longitude: restaurant.longitude, latitude: restaurant.latitude },
    });
    expect(placed.value.order.lines[0]?.name).toMatchObject({ ru: product?.name.ru, uz: product?.name.uz });
    expect(await scene.backend.order(customer.id, placed.value.order.id, noon)).toEqual(placed.value.order);
  });

  it.each([
    { of: 'a delivery', at: () => deliveryFrom(restaurant, [plenty()]), kept: { cutlery: 2, leaveAtDoor: true, dontRing: true } },
    { of: 'a pickup', at: () => pickupOf(restaurant, [plain()]), kept: { cutlery: 2 } },
  ] as const)('keeps the wishes of $of for the customer and the board', async ({ at, kept }) => {
    const { order } = await quoteAndOrder(scene.backend, at());
    const placed = await place({ ...order, wishes: { cutlery: 2, leaveAtDoor: true, dontRing: true } });
    if (!placed.ok) throw new Error(placed.problem.code);
    const { id } = placed.value.order;
    expect((await scene.backend.order(customer.id, id, noon))?.wishes).toEqual(kept);
    expect((await scene.backend.staff.orders(['created'], noon)).find((one) => one.id === id)?.wishes).toEqual(kept);
  });

  it('keeps the district around the point in three languages, the gazetteer’s where the shop has none (R-PLACE-8)', async () => {
    const name = { ru: 'Юнусабадский район', en: 'Yunusabad district', uz: 'Yunusobod tumani' };
    const near = {
      id: 'near',
      regionId: restaurant.regionId,
      name,
      latitude: restaurant.latitude + 0.001,
      longitude: restaurant.longitude,
    };
    await scene.load({ ...file, districts: [near] });
    const { order } = await quoteAndOrder(scene.backend, deliveryFrom(restaurant, [plenty()]));
    const placed = await place(order);
    if (!placed.ok) throw new Error(placed.problem.code);
    const known = (await scene.backend.districts('ru', noon)).length > 0;
    const { district, landmark } = placed.value.order.address ?? {};
    if (known) expect(district).toEqual(name);
    const area = await scene.backend.areaAt(restaurant, 'uz');
    expect([district?.uz ?? '', landmark?.uz ?? '']).toEqual([area.district, area.landmark]);
    expect((await scene.backend.order(customer.id, placed.value.order.id, noon))?.address).toEqual(placed.value.order.address);
  });

  it('prices options, combos and sets in the order as in the quote', async () => {
    const rich = menu.filter((product) => product.modifierGroups.length > 0 || product.isCombo || product.isSet).slice(-4);
    const { quote, order } = await quoteAndOrder(
      scene.backend,
      pickupOf(
        restaurant,
        rich.map((product) => lineOf(product, menu)),
      ),
    );
    const placed = await place(order);
    expect(quote.warnings).toEqual([]);
    expect(placed).toMatchObject({ ok: true, value: { order: { total: quote.total, deliveryFee: 0 } } });
    expect(placed.ok && placed.value.order.lines.map(({ total }) => total)).toEqual(quote.lines.map(({ total }) => total));
  });

  it('returns the same order for the same key and body, and rejects the key with another body', async () => {
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    const key = newKey();
    const first = await place(order, key);
    const second = await place(order, key);
    expect(second).toEqual({ ok: true, value: { order: first.ok && first.value.order, isReplay: true } });
    expect(await place({ ...order, comment: 'other' }, key)).toEqual(rejectedWith('IDEMPOTENCY_MISMATCH'));
    expect((await scene.backend.orders(customer.id, null, noon)).orders).toHaveLength(1);
  });

  it('replays before it validates the body, and separates keys by customer', async () => {
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    const key = newKey();
    await place(order, key);
    await scene.load({ ...file, products: file.products.map((product) => ({ ...product, isAvailable: false })) });
    expect(await place(order, key)).toMatchObject({ ok: true, value: { isReplay: true } });
    expect(await place(order, key, await scene.newCustomer())).toEqual(rejectedWith('UNKNOWN_PRODUCT'));
  });

  it('expires a key after 7 days', async () => {
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    const key = newKey();
    const day = 24 * 60 * 60 * 1000;
    const placedAfter = (days: number) => scene.backend.placeOrder(order, 'uz', customer.id, key, noon + days * day);
    expect(await placedAfter(0)).toMatchObject({ ok: true, value: { isReplay: false } });
    expect(await placedAfter(6)).toMatchObject({ ok: true, value: { isReplay: true } });
    expect(await placedAfter(8)).toMatchObject({ ok: true, value: { isReplay: false } });
  });

  it('releases the key of a rejected order', async () => {
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    const key = newKey();
    expect(await place({ ...order, expectedTotal: order.expectedTotal - 1 }, key)).toEqual(rejectedWith('PRICE_CHANGED'));
    expect(await place(order, key)).toMatchObject({ ok: true, value: { isReplay: false } });
  });

  it('checks in the order of the contract', async () => {
    const nowhere = { longitude: -30, latitude: -30 };
    const passed = { day: '2026-11-20', start: 600, end: 645 };
    const delivered = orderOf(deliveryFrom(restaurant, [plain()]), 0);
    const { address: _, ...homeless } = delivered;
    const wrongOption = { ...plain(), modifiers: [{ groupId: 'x', optionId: 'x', amount: 1 }] };
    expect(await place({ ...homeless, ...nowhere, lines: [{ ...plain(), productId: 'x' }] })).toEqual(rejectedWith('UNKNOWN_PRODUCT'));
    expect(await place({ ...homeless, ...nowhere, lines: [wrongOption] })).toEqual(rejectedWith('INVALID_OPTION'));
    expect(await place({ ...homeless, ...nowhere })).toEqual(rejectedWith('ADDRESS_MISSING'));
    expect(await place({ ...delivered, ...nowhere, slot: passed })).toEqual(rejectedWith('OUT_OF_ZONE'));
    expect(await place({ ...delivered, slot: passed })).toEqual(rejectedWith('SLOT_UNAVAILABLE'));
    expect(await place({ ...delivered, lines: [plenty()] })).toEqual(rejectedWith('PRICE_CHANGED'));
  });

  it('rejects an order to a restaurant whose pause leaves no slot before it checks the slot (R-PAUSE-3)', async () => {
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    const until = new Date(noon + 40 * 24 * 3_600_000).toISOString();
    await scene.load({ ...file, pauses: [{ restaurantId: restaurant.id, until }] });
    expect(await place({ ...order, slot: { day: '2026-11-20', start: 600, end: 620 } })).toEqual(rejectedWith('RESTAURANT_PAUSED'));
    const restaurants = await scene.backend.restaurants('ru', noon);
    expect(restaurants.find(({ id }) => id === restaurantId)?.closedUntil).toBe('2026-12-31T07:00:00.000Z');
    await scene.load(file);
    expect(await place(order)).toMatchObject({ ok: true });
  });

  it('rejects products that sold out in the meantime and names them', async () => {
    const dish = plainDish(menu);
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    await scene.load({ ...file, stopList: [{ restaurantId: restaurant.id, productId: dish.id }] });
    const rejected = await place(order);
    expect(rejected).toMatchObject({
      ok: false,
      problem: { code: 'ITEMS_UNAVAILABLE', details: { unavailable: [{ productId: dish.id }] } },
    });
  });

  it('rejects a sum above the maximum, but accepts an equal one', async () => {
    const { quote, order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plenty()]));
    const limitTo = (OrderMaxSum: number) => scene.load({ ...file, settings: { ...file.settings, OrderMaxSum } });
    await limitTo(quote.itemsTotal - 1);
    expect(await place(order)).toMatchObject({ problem: { code: 'ORDER_MAX_SUM', details: { orderMaxSum: quote.itemsTotal - 1 } } });
    await limitTo(quote.itemsTotal);
    expect(await place(order)).toMatchObject({ ok: true });
  });

  it('returns a new quote for a higher price and accepts a lower one (R-PRICE-7)', async () => {
    const dish = plainDish(menu);
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    const priced = (price: number) =>
      scene.load({ ...file, products: file.products.map((product) => (String(product.id) === dish.id ? { ...product, price } : product)) });
    await priced((dish.price ?? 0) + 1_000);
    const dearer = await place(order);
    expect(dearer).toMatchObject({
      ok: false,
      problem: { code: 'PRICE_CHANGED', details: { quote: { total: order.expectedTotal + 1_000 } } },
    });
    await priced(1_000);
    expect(await place(order)).toMatchObject({ ok: true, value: { order: { total: 1_000 } } });
  });

  it('reserves a named slot, or rejects it with the next free slots', async () => {
    const request = pickupOf(restaurant, [plain()]);
    const { quote } = await quoteAndOrder(scene.backend, request);
    if (quote.slot === null) throw new Error('no slot');
    const { day, start, end } = quote.slot;
    const { order } = await quoteAndOrder(scene.backend, { ...request, slot: { day, start, end } });
    expect(await place(order)).toMatchObject({ ok: true, value: { order: { slot: { day, start, end } } } });
    const passed = await place({ ...order, slot: { day: '2026-11-20', start, end } });
    expect(passed).toEqual(rejectedWith('SLOT_UNAVAILABLE'));
    expect(JSON.stringify(passed)).toContain('"slots":[{');
  });

  it('takes portions of dishes, parts and options until none is left', async () => {
    const dish = plainDish(menu);
    await scene.load({ ...file, stopList: [{ restaurantId: restaurant.id, productId: dish.id, portions: 3 }] });
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain(2)]));
    expect(await place(order)).toMatchObject({ ok: true });
    expect(await place(order)).toEqual(rejectedWith('ITEMS_UNAVAILABLE'));
    const one = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain(1)]));
    expect(await place(one.order)).toMatchObject({ ok: true });
    expect((await orderableProducts(scene.backend, restaurantId)).some(({ id }) => id === dish.id)).toBe(false);
  });

  it('counts the parts of a set', async () => {
    const set = menu.find((product) => product.isSet);
    const part = set?.setItems.find(({ quantity }) => quantity > 1);
    if (set === undefined || part === undefined) throw new Error('the menu has no set with a repeated part');
    const limit = (portions: number) => ({ ...file, stopList: [{ restaurantId: restaurant.id, productId: part.productId, portions }] });
    await scene.load(limit(part.quantity));
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [lineOf(set, menu)]));
    expect(await place(order)).toMatchObject({ ok: true });
    expect(await place(order)).toEqual(rejectedWith('ITEMS_UNAVAILABLE'));
  });

  it('lists the customer’s own orders newest first, page by page, and hides them from others', async () => {
    await scene.load({ ...file, restaurants: file.restaurants.map((record) => ({ ...record, slotCapacity: null })) });
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    for (let count = 0; count < 23; count += 1) await place(order);
    const first = await scene.backend.orders(customer.id, null, noon);
    const second = await scene.backend.orders(customer.id, first.nextCursor, noon);
    const numbers = [...first.orders, ...second.orders].map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
    expect([numbers.length, second.nextCursor]).toEqual([23, null]);
    expect((await scene.backend.orders(customer.id, 'garbage', noon)).orders).toEqual(first.orders);
    const unrecognized = await scene.newCustomer();
    expect((await scene.backend.orders(unrecognized.id, null, noon)).orders).toEqual([]);
    expect(await scene.backend.order(unrecognized.id, first.orders[0]?.id ?? '', noon)).toBeNull();
  });

  it('leaves old orders unchanged when the catalog is replaced', async () => {
    const { order } = await quoteAndOrder(scene.backend, pickupOf(restaurant, [plain()]));
    const placed = await place(order);
    await scene.load({ ...file, products: file.products.map((product) => ({ ...product, price: 1 })) });
    const orderId = placed.ok ? placed.value.order.id : '';
    expect(await scene.backend.order(customer.id, orderId, noon)).toEqual(placed.ok && placed.value.order);
  });
});

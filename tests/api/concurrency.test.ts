import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { PlacedOrder } from '#server/backend/backend.ts';
import { type ShopProcess, startProcesses } from '../support/processes.ts';
import { noon, openScene, ownScenes, type Scene } from '../support/scene.ts';
import { deliveringRestaurant, lineOf, newKey, orderableProducts, orderOf, pickupOf, plainDish } from '../support/table.ts';

type Answer = Result<PlacedOrder, Problem>;

describe.each(ownScenes)('backend on $engine with the $name catalogue: many at once, from two processes', ({ engine, file }) => {
  let scene: Scene;
  let customer: Customer;
  let processes: readonly ShopProcess[];
  const restaurant = deliveringRestaurant(file);
  const buyers = 40;

  /** Every process places all of its share at once. */
  const placeAll = async (count: number, order: (index: number) => OrderRequest, key?: string): Promise<Answer[]> => {
    const all = Array.from({ length: count }, (_, index) => ({ order: order(index), key: key ?? newKey() }));
    const shares = processes.map((_, own) => all.filter((_placing, index) => index % processes.length === own));
    const answers = processes.map((process, own) =>
      process.perform<Answer[]>({ kind: 'place', orders: shares[own] ?? [], customerId: customer.id, now: noon }),
    );
    return (await Promise.all(answers)).flat();
  };
  const codes = (answers: readonly Answer[]) => answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
  const accepted = (answers: readonly Answer[]) => answers.flatMap((answer) => (answer.ok ? [answer.value] : []));

  beforeAll(async () => {
    scene = await openScene(engine);
    processes = await startProcesses(2, scene.database.place);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end()));
    await scene.database.remove();
  });
  beforeEach(async () => {
    await scene.load(file);
    await scene.database.connection.db.deleteFrom('slot_loads').execute();
    customer = await scene.newCustomer();
  });

  it('makes one order of 100 equal placings', async () => {
    const menu = await orderableProducts(scene.backend, String(restaurant.id));
    const order = orderOf(pickupOf(restaurant, [lineOf(plainDish(menu), menu)]), 10_000_000);
    const answers = await placeAll(100, () => order, newKey());
    expect(codes(answers)).toEqual([]);
    expect(new Set(accepted(answers).map((placed) => placed.order.id)).size).toBe(1);
    expect(accepted(answers).filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect((await scene.backend.orders(customer.id, null, noon)).orders).toHaveLength(1);
  });

  it('sells the last portion once', async () => {
    const menu = await orderableProducts(scene.backend, String(restaurant.id));
    const dish = plainDish(menu);
    await scene.load({ ...file, stopList: [{ restaurantId: restaurant.id, productId: dish.id, portions: 1 }] });
    const order = orderOf(pickupOf(restaurant, [lineOf(dish, menu)]), 10_000_000);
    const answers = await placeAll(buyers, () => order);
    expect(accepted(answers)).toHaveLength(1);
    expect(new Set(codes(answers))).toEqual(new Set(['ITEMS_UNAVAILABLE']));
  });

  it('sells two dishes to buyers who name them in opposite order without a deadlock', async () => {
    const menu = await orderableProducts(scene.backend, String(restaurant.id));
    const [one, two] = menu.filter((product) => product.modifierGroups.length === 0 && !product.isSet && !product.isCombo);
    if (one === undefined || two === undefined) throw new Error('the menu has too few plain dishes');
    const portions = 10;
    const stopList = [one, two].map(({ id }) => ({ restaurantId: restaurant.id, productId: id, portions }));
    await scene.load({ ...file, stopList, restaurants: file.restaurants.map((record) => ({ ...record, slotCapacity: null })) });
    const lines = [lineOf(one, menu), lineOf(two, menu)];
    const answers = await placeAll(buyers, (index) =>
      orderOf(pickupOf(restaurant, index % 4 < 2 ? lines : lines.toReversed()), 10_000_000),
    );
    expect(accepted(answers)).toHaveLength(portions);
  });

  it('fills a named slot to its capacity and no further', async () => {
    const menu = await orderableProducts(scene.backend, String(restaurant.id));
    const request = pickupOf(restaurant, [lineOf(plainDish(menu), menu)]);
    const quote = await scene.backend.quote(request, 'ru', null, noon);
    if (!quote.ok || quote.value.slot === null) throw new Error('no slot');
    const { day, start, end } = quote.value.slot;
    const order = orderOf({ ...request, slot: { day, start, end } }, 10_000_000);
    const answers = await placeAll(buyers, () => order);
    expect(accepted(answers)).toHaveLength(restaurant.slotCapacity ?? buyers);
    expect(new Set(codes(answers))).toEqual(new Set(['SLOT_UNAVAILABLE']));
  });

  it('spreads orders for as soon as possible over the slots, none above its capacity', async () => {
    const menu = await orderableProducts(scene.backend, String(restaurant.id));
    const order = orderOf(pickupOf(restaurant, [lineOf(plainDish(menu), menu)]), 10_000_000);
    const answers = await placeAll(buyers, () => order);
    const loads = Map.groupBy(accepted(answers), (placed) => placed.order.slot.label);
    const fullest = Math.max(...[...loads.values()].map((placed) => placed.length));
    expect(accepted(answers)).toHaveLength(buyers);
    expect(fullest).toBe(restaurant.slotCapacity);
  });

  it('makes one customer of a phone that is created many times at once', async () => {
    const draft = { firstName: 'Anvar', phone1: '998000000777', birthDate: '1990-05-17' };
    const task = { kind: 'create-customer', draft, count: 10, now: noon } as const;
    const created = await Promise.all(processes.map((process) => process.perform<Customer[]>(task)));
    expect(new Set(created.flat().map(({ id }) => id)).size).toBe(1);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { OrderRequest, QuoteRequest } from '#domain/order/quote.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { PlacedOrder } from '#server/ports/backend.ts';
import {
  deliveringRestaurant,
  lineOf,
  newKey,
  orderableProducts,
  orderOf,
  pickupOf,
  plainDish,
  plainPickup,
} from '../support/builders/order-builders.ts';
import { noon, openScene, ownScenes, type Scene, scenes } from '../support/shop/backend-fixture.ts';
import type { BackEnd } from '../support/shop/backends.ts';
import { type ProcessTask, type ShopProcess, startProcesses } from '../support/shop/processes.ts';
import { upstreamMissing } from '../support/upstream/upstream-missing-calls.ts';

type HttpResponse = Result<PlacedOrder, Problem>;

const buyers = 40;

/** A shop with two processes, whose customer places many orders at the same time. */
function useTwoProcesses({ engine, file }: { readonly engine: BackEnd; readonly file: CatalogFile }) {
  let scene: Scene;
  let customer: Customer;
  let processes: readonly ShopProcess[];

  beforeAll(async () => {
    scene = await openScene(engine);
    processes = await startProcesses(2, scene.place);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end()));
    await scene.close();
  });
  beforeEach(async () => {
    await scene.load(file);
    await scene.database.connection.db.deleteFrom('slot_loads').execute();
    customer = await scene.newCustomer();
  });
  return {
    load: (next: CatalogFile) => scene.load(next),
    menu: (restaurant: { readonly id: string | number }) => orderableProducts(scene.backend, String(restaurant.id)),
    plainPickup: (restaurant: CatalogFile['restaurants'][number]) => plainPickup(scene.backend, restaurant),
    quote: (request: QuoteRequest) => scene.backend.quote(request, 'ru', null, noon),
    orders: () => scene.backend.orders(customer.id, null, noon),
    /** Runs the task in both processes at the same time. */
    inBoth: <Value>(task: ProcessTask) => Promise.all(processes.map((process) => process.perform<Value>(task))),
    /** Every process places all of its share at the same time. */
    async placeAll(count: number, order: (index: number) => OrderRequest, key?: string): Promise<HttpResponse[]> {
      const all = Array.from({ length: count }, (_, index) => ({ order: order(index), key: key ?? newKey() }));
      const shares = processes.map((_, own) => all.filter((_placing, index) => index % processes.length === own));
      const responses = processes.map((process, own) =>
        process.perform<HttpResponse[]>({ kind: 'place', orders: shares[own] ?? [], customerId: customer.id, now: noon }),
      );
      return (await Promise.all(responses)).flat();
    },
  };
}

const codes = (responses: readonly HttpResponse[]) => responses.flatMap((response) => (response.ok ? [] : [response.problem.code]));
const accepted = (responses: readonly HttpResponse[]) => responses.flatMap((response) => (response.ok ? [response.value] : []));

describe.each(scenes)('backend on $engine with the $name catalog: concurrent requests from two processes', ({ engine, file }) => {
  const shop = useTwoProcesses({ engine, file });
  const restaurant = deliveringRestaurant(file);

  it('creates one order from 100 equal requests', async () => {
    const order = orderOf(await shop.plainPickup(restaurant), 10_000_000);
    const responses = await shop.placeAll(100, () => order, newKey());
    expect(codes(responses)).toEqual([]);
    expect(new Set(accepted(responses).map((placed) => placed.order.id)).size).toBe(1);
    expect(accepted(responses).filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect((await shop.orders()).orders).toHaveLength(1);
  });

  it('sells the last portion once', async () => {
    const menu = await shop.menu(restaurant);
    const dish = plainDish(menu);
    await shop.load({ ...file, stopList: [{ restaurantId: restaurant.id, productId: dish.id, portions: 1 }] });
    const order = orderOf(pickupOf(restaurant, [lineOf(dish, menu)]), 10_000_000);
    const responses = await shop.placeAll(buyers, () => order);
    expect(accepted(responses)).toHaveLength(1);
    expect(new Set(codes(responses))).toEqual(new Set(['ITEMS_UNAVAILABLE']));
  });

  it('sells two dishes to buyers who order them in opposite order without a deadlock', async () => {
    const menu = await shop.menu(restaurant);
    const [one, two] = menu.filter((product) => product.modifierGroups.length === 0 && !product.isSet && !product.isCombo);
    if (one === undefined || two === undefined) throw new Error('the menu has too few plain dishes');
    const portions = 10;
    const stopList = [one, two].map(({ id }) => ({ restaurantId: restaurant.id, productId: id, portions }));
    await shop.load({ ...file, stopList, restaurants: file.restaurants.map((record) => ({ ...record, slotCapacity: null })) });
    const lines = [lineOf(one, menu), lineOf(two, menu)];
    const responses = await shop.placeAll(buyers, (index) =>
      orderOf(pickupOf(restaurant, index % 4 < 2 ? lines : lines.toReversed()), 10_000_000),
    );
    expect(accepted(responses)).toHaveLength(portions);
  });

  it('creates one customer when a phone is created many times concurrently', async () => {
    const draft = { firstName: 'Anvar', phone1: '998000000777', birthDate: '1990-05-17' };
    const task = { kind: 'create-customer', draft, count: 10, now: noon } as const;
    const created = await shop.inBoth<Customer[]>(task);
    expect(new Set(created.flat().map(({ id }) => id)).size).toBe(1);
  });
});

describe.each(ownScenes)(`backend on $engine with the $name catalog: ${upstreamMissing.races.title}`, ({ engine, file }) => {
  const shop = useTwoProcesses({ engine, file });
  const restaurant = deliveringRestaurant(file);

  it('fills a named slot up to its capacity only (R-SLOT-14)', async () => {
    const request = await shop.plainPickup(restaurant);
    const quote = await shop.quote(request);
    if (!quote.ok || quote.value.slot === null) throw new Error('no slot');
    const { day, start, end } = quote.value.slot;
    const order = orderOf({ ...request, slot: { day, start, end } }, 10_000_000);
    const responses = await shop.placeAll(buyers, () => order);
    expect(accepted(responses)).toHaveLength(restaurant.slotCapacity ?? buyers);
    expect(new Set(codes(responses))).toEqual(new Set(['SLOT_UNAVAILABLE']));
  });

  it('spreads orders for as soon as possible over the slots, none above its capacity', async () => {
    const order = orderOf(await shop.plainPickup(restaurant), 10_000_000);
    const responses = await shop.placeAll(buyers, () => order);
    const loads = Map.groupBy(accepted(responses), (placed) => placed.order.slot.label);
    const fullest = Math.max(...[...loads.values()].map((placed) => placed.length));
    expect(accepted(responses)).toHaveLength(buyers);
    expect(fullest).toBe(restaurant.slotCapacity);
  });
});

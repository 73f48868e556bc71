import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderRequest } from '#domain/order/quote.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import type { Backend } from '#server/ports/backend.ts';
import { deliveringRestaurant, newKey, orderOf, plainPickup } from '../support/builders/order-builders.ts';
import { demoFile as file, noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { engines } from '../support/shop/backends.ts';

const buyers = 60;
const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

describe.each(engines)('many requests for one slot, on %s', (engine) => {
  const restaurant = deliveringRestaurant(file);
  const capacity = restaurant.slotCapacity ?? buyers;
  let scene: Scene;
  let backend: Backend;
  let order: OrderRequest;
  const claimed = new Set<string>();

  beforeAll(async () => {
    scene = await openScene(engine);
    await scene.load(file);
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        const text = JSON.stringify(node);
        if (/InsertQueryNode.*idempotency_keys|insert into idempotency_keys/s.test(text))
          for (const key of text.match(uuids) ?? []) claimed.add(key);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { connection } = scene.database;
    backend = createEmbeddedBackend({ connection: { ...connection, db: connection.db.withPlugin(counting) }, filterModifiers: 'on' });
    const request = await plainPickup(scene.backend, restaurant);
    const quote = await scene.backend.quote(request, 'ru', null, noon);
    if (!quote.ok || quote.value.slot === null) throw new Error('no slot');
    const { day, start, end } = quote.value.slot;
    order = orderOf({ ...request, slot: { day, start, end } }, 10_000_000);
  });
  afterAll(() => scene.close());
  const placeAs = async (key: string) => {
    const { id } = await scene.newCustomer();
    return () => backend.placeOrder(order, 'ru', id, key, noon);
  };

  test('waiting orders are rejected when the slot fills, and claim no key', async () => {
    const keys = Array.from({ length: buyers }, newKey);
    const placings = await Promise.all(keys.map(placeAs));
    const responses = await Promise.all(placings.map((place) => place()));
    const codes = responses.map((response) => (response.ok ? 'placed' : response.problem.code));
    expect(codes.filter((code) => code === 'placed')).toHaveLength(capacity);
    expect(codes.filter((code) => code === 'SLOT_UNAVAILABLE')).toHaveLength(buyers - capacity);
    expect(keys.filter((key) => claimed.has(key))).toHaveLength(capacity);
  });

  test('the key of the order that took the last place still returns that order', async () => {
    await scene.database.connection.db.deleteFrom('slot_loads').execute();
    const places = await Promise.all(Array.from({ length: capacity }, () => placeAs(newKey())));
    const [last, ...others] = places;
    for (const place of others) expect(await place()).toMatchObject({ ok: true });
    const copies = await Promise.all(Array.from({ length: 20 }, () => last?.()));
    expect(new Set(copies.map((response) => (response?.ok ? response.value.order.id : response?.problem.code))).size).toBe(1);
    expect(await last?.()).toMatchObject({ ok: true, value: { isReplay: true } });
  });
});

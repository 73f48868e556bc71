import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireCatalogDraft, WireCatalogWorkspace } from '#contract/office/catalog.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, type OrderBody, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const path = '/api/v1/office/catalog';
const minute = 60_000;

type Dish = WireCatalogWorkspace['live']['products'][number];
type Problem = { readonly code: string; readonly details: { readonly conflicts: readonly { readonly paths: readonly string[] }[] } };

describe.each(engines)('the catalog in the back office, on %s', (engine) => {
  const tested = useApi(engine, { STAFF_TOKEN: 's'.repeat(32) });
  let anna: Visitor;
  let bobur: Visitor;
  let customer: Visitor;
  let cart: OrderBody;
  let dishId: string;

  const open = async (visitor = anna) => (await visitor.get<WireCatalogWorkspace>(path)).body;
  const liveDish = async () => (await open()).live.products.find(({ id }) => String(id) === dishId) as Dish;
  const put = (after: Dish | null, base: Dish, visitor = anna) =>
    visitor.send<WireCatalogDraft & Problem>('PUT', `${path}/records`, {
      body: { records: [{ section: 'products', id: dishId, base, value: after }] },
    });
  const publish = () => anna.post<Problem>('/api/v1/office/publishing/publish', {});
  const shownPrice = async (visitor: Visitor) => {
    const { body } = await visitor.get<{ products: { id: string; price: number }[] }>(
      `/api/restaurantmenu?RestaurantId=${String(cart['restaurantId'])}`,
    );
    return body.products.find(({ id }) => id === dishId)?.price;
  };

  beforeAll(async () => {
    anna = (await memberOf(tested, { name: 'Anna', role: 'owner' })).browser;
    tested.now += 2 * minute;
    bobur = (await memberOf(tested, { name: 'Bobur', role: 'manager' })).browser;
    customer = tested.visitor();
    tested.now += 2 * minute;
    await signUp(tested, customer);
    cart = await fillCart(customer);
    dishId = String((cart.lines as readonly { productId: string }[])[0]?.productId);
  });
  beforeEach(async () => {
    await anna.post('/api/v1/office/publishing/discard', {});
  });

  test('a published price counts from the next request on every process, and open carts are asked', async () => {
    const other = await tested.otherProcess();
    const order = await orderOf(customer, cart);
    const dish = await liveDish();
    const dearer = { ...dish, price: dish.price + 3000 };
    expect((await put(dearer, dish)).status).toBe(200);
    expect(await shownPrice(customer)).toBe(dish.price);
    expect((await publish()).status).toBe(200);
    expect([await shownPrice(customer), await shownPrice(other.visitor())]).toEqual([dearer.price, dearer.price]);
    expect((await place(customer, order)).body.code).toBe('PRICE_CHANGED');
  });

  test('a dish in open orders can be deleted, and the orders keep it', async () => {
    const placed = await place(customer, await orderOf(customer, cart));
    expect(placed.status).toBe(201);
    const dish = await liveDish();
    await put(null, dish);
    expect((await publish()).status).toBe(200);
    const { body } = await customer.get<{ lines: { productId: string }[] }>(`/api/v1/orders/${placed.body.id}`);
    expect(body.lines[0]?.productId).toBe(dishId);
    const { body: versions } = await anna.get<{ versions: { id: number; by: string }[] }>('/api/v1/office/publishing/versions');
    expect(versions.versions[0]?.by).toBe('Anna');
    const earlier = `/api/v1/office/publishing/versions/${versions.versions[1]?.id ?? 0}`;
    const { changes } = (await anna.get<{ changes: object[] }>(earlier)).body;
    expect(changes[0]).toEqual({ section: 'products', id: dishId, before: null, after: dish });
    // it returns to its place
    expect(changes.slice(1)).toMatchObject([{ section: 'order', id: 'products' }]);
    expect((await anna.post(`${earlier}/restore`, {})).status).toBe(200);
    expect(await liveDish()).toEqual(dish);
  });

  test('two managers on one dish lose nothing, and each conflict names its values', async () => {
    const dish = await liveDish();
    await put({ ...dish, price: 11_000 }, dish);
    expect((await put({ ...dish, tags: ['new'] }, dish, bobur)).status).toBe(200);
    const { status, body } = await put({ ...dish, price: 12_000 }, dish, bobur);
    expect([status, body.code, body.details.conflicts[0]?.paths]).toEqual([412, 'RECORD_CHANGED', ['price']]);
    const { changes } = await open(bobur);
    expect(changes).toMatchObject([{ id: dishId, by: 'Bobur', after: { price: 11_000, tags: ['new'] } }]);
  });

  test('an invalid record is rejected with the field, and nothing is saved', async () => {
    const dish = await liveDish();
    const { status, body } = await put({ ...dish, price: -1 }, dish);
    expect([status, body.code]).toEqual([400, 'INVALID_BODY']);
    const other = await anna.send<Problem>('PUT', `${path}/records`, {
      body: { records: [{ section: 'products', id: 'another', base: null, value: dish }] },
    });
    expect([other.status, (await open()).changes]).toEqual([400, []]);
  });

  test('each published record is in the log with who, when, before and after', async () => {
    const dish = await liveDish();
    await put({ ...dish, price: dish.price + 500 }, dish);
    await publish();
    const { body } = await anna.get<{ entries: object[] }>('/api/v1/office/log?kind=recordPublished');
    expect(body.entries[0]).toMatchObject({
      by: 'Anna',
      subject: `products/${dish.id} ${dish.name.ru}`,
      detail: JSON.stringify(dish.name),
      before: { price: `${dish.price}` },
      after: { price: `${dish.price + 500}` },
    });
  });

  test('the preview links of a person end with their access, those of others stay', async () => {
    const leaver = await memberOf(tested, { name: 'Diyor', role: 'manager' });
    const { members, previewLinks } = tested.services;
    const linkOf = async (browser: Visitor) => {
      const { body } = await browser.post<{ url: string }>('/api/v1/office/publishing/preview-links', {});
      return /catalog-[\w-]{43}/.exec(body.url)?.[0] ?? '';
    };
    const [theirs, other] = [await linkOf(leaver.browser), await linkOf(anna)];
    const areValid = () => Promise.all([theirs, other].map((token) => previewLinks.isValid(token, tested.now)));
    expect(await areValid()).toEqual([true, true]);
    expect(await members.remove(leaver.id, { name: 'Anna', role: 'owner', restaurantIds: [], now: tested.now })).toMatchObject({
      ok: true,
    });
    expect(await areValid()).toEqual([false, true]);
  });

  test('neither the kitchen, an editor, a token of the staff nor a customer reads or changes the catalog', async () => {
    const kitchen = await memberOf(tested, { role: 'kitchen', restaurantIds: ['1'] });
    tested.now += 2 * minute;
    const editor = await memberOf(tested, { role: 'editor' });
    const dish = await liveDish();
    for (const { browser } of [kitchen, editor]) {
      expect([(await browser.get(path)).status, (await put(dish, dish, browser)).status]).toEqual([403, 403]);
    }
    const token = { authorization: `Bearer ${'s'.repeat(32)}` };
    expect((await tested.visitor().get(path, token)).status).toBe(401);
    expect((await customer.get(path)).status).toBe(401);
  });
});

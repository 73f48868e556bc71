import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { WireCatalogWorkspace } from '#contract/office/catalog.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import { cardPrice, productsById } from '#domain/menu/product.ts';
import { exportCatalog } from '#server/modules/catalog/export-catalog.ts';
import { deliveryFrom, lineOf, newKey, orderableProducts, orderOf, pickupOf, quoteAndOrder } from '../support/builders/order-builders.ts';
import { demoFile, noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

type Dish = CatalogFile['products'][number];

/** The restaurant that its region's menu names, and another one of the region. */
const [named, other] = demoFile.restaurants.filter(({ id }) => id === 1 || id === 2) as [Restaurant, Restaurant];
type Restaurant = CatalogFile['restaurants'][number];
/** Neither in a set nor in a combo, and without options. */
const plain = demoFile.products.find(({ id }) => id === 1031) as Dish;
const dishId = String(plain.id);
const [inNamed, inOther] = [plain.price + 1_000, plain.price + 5_000];
const prices = [
  { restaurantId: named.id, price: inNamed },
  { restaurantId: other.id, price: inOther },
];

const fileWith = (values: Partial<Dish>): CatalogFile => ({
  ...demoFile,
  products: demoFile.products.map((dish) => (dish === plain ? { ...dish, ...values } : dish)),
});

const menuAt = ({ id }: Restaurant): MenuSource => ({ call: 'restaurantmenu', restaurantId: String(id) });
const regionMenu: MenuSource = { call: 'regionmenu', regionId: String(named.regionId) };
const menuFor = ({ longitude, latitude }: Pick<Restaurant, 'longitude' | 'latitude'>): MenuSource => ({
  call: 'menu',
  restaurantId: null,
  regionId: String(named.regionId),
  orderType: 0,
  coordinates: { longitude, latitude },
});

describe.each(engines)('prices of restaurants, on %s', (engine) => {
  let scene: Scene;
  let customer: Customer;
  const listed = async (source: MenuSource, id = dishId) => {
    const menu = await scene.backend.menu(source, 'ru', noon);
    if (!menu.ok) throw new Error(menu.problem.code);
    const product = menu.value.products.find((each) => each.id === id);
    return product && { price: product.price, oldPrice: product.oldPrice, isAvailable: product.isAvailable };
  };
  const priceIn = async (source: MenuSource) => (await listed(source))?.price;
  const linesOf = async (restaurant: Restaurant, quantity = 1) => {
    const menu = await orderableProducts(scene.backend, String(restaurant.id));
    return [
      lineOf(
        menu.find(({ id }) => id === dishId) ?? ({ ...menu[0], id: dishId, comboGroups: [], modifierGroups: [] } as never),
        menu,
        quantity,
      ),
    ];
  };
  const place = (order: ReturnType<typeof orderOf>) => scene.backend.placeOrder(order, 'uz', customer.id, newKey(), noon);

  beforeAll(async () => {
    scene = await openScene(engine);
  });
  afterAll(() => scene.close());
  beforeEach(async () => {
    await scene.load(fileWith({ restaurantPrices: prices }));
    customer = await scene.newCustomer();
  });

  test('each menu has the price of its restaurant, and where there is none the price of the dish (R-DISH-7)', async () => {
    const third = demoFile.restaurants.find(({ id }) => id === 3) as Restaurant;
    expect(await Promise.all([named, other, third].map((restaurant) => priceIn(menuAt(restaurant))))).toEqual([
      inNamed,
      inOther,
      plain.price,
    ]);
    expect(await Promise.all([named, other].map((restaurant) => priceIn(menuFor(restaurant))))).toEqual([inNamed, inOther]);
  });

  test('a region’s menu has the prices of the restaurant that it names, also outside all zones', async () => {
    const menu = await scene.backend.menu(regionMenu, 'ru', noon);
    expect(menu.ok && menu.value.restaurantId).toBe(String(named.id));
    expect([await priceIn(regionMenu), await priceIn(menuFor({ longitude: 65.37, latitude: 40.1 }))]).toEqual([inNamed, inNamed]);
  });

  test('a dish that the named restaurant does not sell has the price of the first one that sells it', async () => {
    await scene.load(fileWith({ restaurantPrices: prices, restaurantIds: [other.id, 3] }));
    expect([await listed(menuAt(named)), await priceIn(menuAt(other)), await priceIn(regionMenu)]).toEqual([undefined, inOther, inOther]);
  });

  test('beside the price of a restaurant no old price is struck through', async () => {
    const oldPrice = plain.price + 50_000;
    await scene.load(fileWith({ oldPrice, restaurantPrices: prices.slice(1) }));
    expect([(await listed(menuAt(named)))?.oldPrice, (await listed(menuAt(other)))?.oldPrice]).toEqual([oldPrice, null]);
  });

  test('the stop list of a restaurant does not change its price', async () => {
    const file = fileWith({ restaurantPrices: prices });
    await scene.load({ ...file, stopList: [{ restaurantId: other.id, productId: plain.id }] });
    expect(await listed(menuAt(other))).toMatchObject({ price: inOther, isAvailable: false });
    expect(await listed(menuAt(named))).toMatchObject({ price: inNamed, isAvailable: true });
  });

  test('a combo with a price of its own costs it where it is asked, whatever its dishes cost there', async () => {
    const combo = demoFile.products.find(({ isCombo }) => isCombo) as Dish;
    const withPrice = (dish: Dish): Dish => ({ ...dish, restaurantPrices: [{ restaurantId: other.id, price: dish.price + 9_000 }] });
    await scene.load({ ...demoFile, products: demoFile.products.map((dish) => (dish.isSet ? dish : withPrice(dish))) });
    const shown = async (restaurant: Restaurant) => {
      const menu = productsById(await orderableProducts(scene.backend, String(restaurant.id)));
      const product = menu.get(String(combo.id));
      return product ? cardPrice(product, menu) : null;
    };
    expect(await shown(other)).toBe(((await shown(named)) ?? 0) + 9_000);
  });

  test('a cart is priced where it is cooked, and outside all zones as the region’s menu shows it', async () => {
    const lines = await linesOf(named, 2);
    const total = async (request: ReturnType<typeof pickupOf>) => {
      const quoted = await scene.backend.quote(request, 'ru', null, noon);
      return quoted.ok ? [quoted.value.restaurantId, quoted.value.itemsTotal] : quoted.problem;
    };
    expect(await total(pickupOf(named, lines))).toEqual([String(named.id), 2 * inNamed]);
    expect(await total(pickupOf(other, lines))).toEqual([String(other.id), 2 * inOther]);
    expect(await total(deliveryFrom(other, lines))).toEqual([String(other.id), 2 * inOther]);
    expect(await total({ ...deliveryFrom(other, lines), longitude: 65.37, latitude: 40.1 })).toEqual([null, 2 * inNamed]);
  });

  test('an order with the price of another restaurant is answered with the new price, and the accepted one is stored', async () => {
    const lines = await linesOf(named);
    const cheaper = orderOf(pickupOf(other, lines), inNamed);
    expect(await place(cheaper)).toMatchObject({ problem: { code: 'PRICE_CHANGED', details: { quote: { itemsTotal: inOther } } } });
    const { order } = await quoteAndOrder(scene.backend, pickupOf(other, lines));
    const placed = await place(order);
    if (!placed.ok) throw new Error(placed.problem.code);
    await scene.load(demoFile);
    const { id } = placed.value.order;
    expect((await scene.backend.order(customer.id, id, noon))?.lines).toMatchObject([{ unitPrice: inOther, total: inOther }]);
    await scene.load(fileWith({ restaurantPrices: [{ restaurantId: other.id, price: inOther + 700 }] }));
    const again = await scene.backend.reorder(customer.id, id, 'ru', noon);
    expect(again).toMatchObject({ lines: [{ unitPrice: inOther + 700 }], changed: [{ was: inOther, now: inOther + 700 }] });
  });

  test('a dish that the restaurant does not sell is unavailable in its carts, and can’t be ordered', async () => {
    const lines = await linesOf(named);
    await scene.load(fileWith({ restaurantIds: [named.id] }));
    const { quote, order } = await quoteAndOrder(scene.backend, pickupOf(other, lines));
    expect(quote).toMatchObject({ warnings: ['ITEMS_UNAVAILABLE'], unavailable: [{ productId: dishId }] });
    expect(await place(order)).toMatchObject({ problem: { code: 'ITEMS_UNAVAILABLE' } });
    expect(await place((await quoteAndOrder(scene.backend, pickupOf(named, lines))).order)).toMatchObject({ ok: true });
  });

  test('an export has the entries as they were imported, and without entries it is what it was', async () => {
    const exported = async () => JSON.stringify((await exportCatalog(scene.database.connection)).products);
    expect(await exported()).toBe(JSON.stringify(fileWith({ restaurantPrices: prices }).products));
    await scene.load(demoFile);
    expect(await exported()).toBe(JSON.stringify(demoFile.products));
  });
});

const path = '/api/v1/office/catalog';
type Catalog = WireCatalogWorkspace['live'];
interface Rejection {
  readonly code: string;
  readonly details: { readonly issues: readonly { readonly where: string; readonly rule: string; readonly found: string }[] };
}

describe.each(engines)('prices of restaurants in the office, on %s', (engine) => {
  const tested = useApi(engine);
  let manager: Visitor;
  const exported = async () => (await manager.get<Catalog>(`${path}/file`)).body;
  const put = async (values: object) => {
    const base = (await exported()).products.find(({ id }) => String(id) === dishId);
    return manager.send<Rejection>('PUT', `${path}/records`, {
      body: { records: [{ section: 'products', id: dishId, base, value: { ...base, ...values } }] },
    });
  };

  beforeAll(async () => {
    manager = (await memberOf(tested, { name: 'Bobur', role: 'manager' })).browser;
  });

  test.each([
    [{ restaurantPrices: [{ restaurantId: 99, price: 5_000 }] }, 'restaurantPrices[99].restaurantId', 'noRestaurant', '99'],
    [{ restaurantPrices: [{ restaurantId: 1, price: 0 }] }, 'restaurantPrices[1].price', 'restaurantPrice', '0'],
    [{ restaurantPrices: [{ restaurantId: 1, price: -500 }] }, 'restaurantPrices[1].price', 'restaurantPrice', '-500'],
    [{ restaurantPrices: [...prices, { restaurantId: 1, price: 7_000 }] }, 'restaurantPrices[1]', 'repeated', ''],
    [{ restaurantIds: [] }, 'restaurantIds', 'soldNowhere', ''],
    [{ restaurantIds: [1, 77] }, 'restaurantIds[1]', 'noRestaurant', '77'],
  ])('a contradiction is not saved: %#', async (values, where, rule, found) => {
    const { status, body } = await put(values);
    expect([status, body.code]).toEqual([422, 'CATALOG_INVALID']);
    expect(body.details.issues).toEqual([{ where: `products[${dishId}].${where}`, rule, found }]);
  });

  test('what is published reaches the menus, the log has before and after of each restaurant, and no response has the entries', async () => {
    expect((await put({ restaurantPrices: prices, restaurantIds: [1, 2, 3] })).status).toBe(200);
    expect((await manager.post('/api/v1/office/publishing/publish', {})).status).toBe(200);
    expect((await put({ restaurantPrices: [{ restaurantId: 1, price: 9_500 }] })).status).toBe(200);
    expect((await manager.post('/api/v1/office/publishing/publish', {})).status).toBe(200);
    const { body } = await manager.get<{ entries: { kind: string; by: string; before: unknown; after: unknown }[] }>('/api/v1/office/log');
    expect(body.entries[0]).toMatchObject({
      kind: 'recordPublished',
      by: 'Bobur',
      before: { 'restaurantPrices.1': `${inNamed}`, 'restaurantPrices.2': `${inOther}` },
      after: { 'restaurantPrices.1': '9500', 'restaurantPrices.2': '' },
    });
    const customer = tested.visitor();
    const responses = await Promise.all(
      ['restaurantmenu?RestaurantId=1', 'restaurantmenu?RestaurantId=2', 'restaurantmenu?RestaurantId=4', 'regionmenu?RegionId=1'].map(
        async (menu) => (await customer.get<{ products: { id: string; price: number }[] }>(`/api/${menu}`)).body,
      ),
    );
    expect(responses.map(({ products }) => products.find(({ id }) => id === dishId)?.price)).toEqual([
      9_500,
      plain.price,
      undefined,
      9_500,
    ]);
    expect(JSON.stringify(responses)).not.toMatch(/restaurantPrices|restaurantIds/);
  });

  test('an import of the export changes nothing', async () => {
    const file = await exported();
    const { body } = await manager.send<{ changes: object[] }>('PUT', `${path}/file`, { body: file });
    expect(body.changes).toEqual([]);
    expect(JSON.stringify(await exported())).toBe(JSON.stringify(file));
  });
});

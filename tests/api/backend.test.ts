import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { compareIds } from '#domain/id.ts';
import { locales } from '#domain/locale.ts';
import { deliveringRestaurant, deliveryFrom, lineOf, orderableProducts, pickupOf, plainDish } from '../support/builders/order-builders.ts';
import { noon, openScene, type Scene, scenes } from '../support/shop/backend-fixture.ts';

describe.each(scenes)('backend on $engine with the $name catalog: places and menus', ({ engine, file }) => {
  let scene: Scene;
  const restaurant = deliveringRestaurant(file);
  const restaurantId = String(restaurant.id);
  const regionId = String(restaurant.regionId);
  const active = file.restaurants.filter(({ isActive }) => isActive);
  const here = { longitude: restaurant.longitude, latitude: restaurant.latitude };
  const nowhere = { longitude: -30, latitude: -30 };
  const orderable = () => orderableProducts(scene.backend, restaurantId);

  beforeAll(async () => {
    scene = await openScene(engine);
    await scene.load(file);
  });
  afterAll(() => scene.close());

  it('returns the settings as they were imported', async () => {
    const settings = await scene.backend.siteSettings('ru');
    expect(settings.callCenterPhone).toBe(file.settings.callCanterPhone);
    expect(settings.orderMaxSum).toBe(file.settings.OrderMaxSum);
    expect(settings.isDarkMode).toBe(file.settings.SiteSettings?.Colors?.IsDarkMode === 'true');
  });

  it('lists regions and active restaurants in three languages, with ids as strings', async () => {
    for (const locale of locales) {
      expect((await scene.backend.regions(locale)).map(({ id, name }) => [id, name])).toEqual(
        file.regions.map(({ id, name }) => [String(id), name[locale]]),
      );
      const restaurants = await scene.backend.restaurants(locale, noon);
      expect(restaurants.map(({ id }) => id)).toEqual(active.map(({ id }) => String(id)).sort(compareIds));
      expect(restaurants.find(({ id }) => id === restaurantId)?.name).toBe(restaurant.name[locale]);
    }
  });

  it('returns a region menu with the restaurant of the lowest id and the lowest fee', async () => {
    const menu = await scene.backend.menu({ call: 'regionmenu', regionId }, 'ru', noon);
    const ids = active.filter((other) => String(other.regionId) === regionId).map(({ id }) => String(id));
    const fees = file.zones.filter((zone) => ids.includes(String(zone.restaurantId))).map(({ deliveryFee }) => deliveryFee);
    expect(menu).toMatchObject({ ok: true, value: { restaurantId: ids.sort(compareIds)[0], deliveryFee: Math.min(...fees), error: null } });
    expect(menu.ok && menu.value.categories).toHaveLength(file.categories.length);
  });

  it('returns the menu of a region without a restaurant for browsing only', async () => {
    const empty = file.regions.find(({ id }) => !active.some((other) => String(other.regionId) === String(id)));
    const menu = await scene.backend.menu({ call: 'regionmenu', regionId: String(empty?.id) }, 'uz', noon);
    expect(menu).toMatchObject({ ok: true, value: { restaurantId: null, deliveryFee: null, deliveryDurationMinutes: 30 } });
    expect(menu.ok && menu.value.products.length).toBe(file.products.length);
  });

  it('chooses the first region that has an active restaurant when none is chosen', async () => {
    const menu = await scene.backend.menu({ call: 'regionmenu', regionId: null }, 'ru', noon);
    expect(menu.ok && menu.value.restaurantId).not.toBeNull();
  });

  it('applies the stop-list to the given restaurant, and lists the products that it serves', async () => {
    const stop = file.stopList.find(({ productId, portions }) => productId !== undefined && (portions ?? 0) === 0);
    const stopped = await scene.backend.menu({ call: 'restaurantmenu', restaurantId: String(stop?.restaurantId) }, 'ru', noon);
    expect(stopped.ok && stopped.value.products.find(({ id }) => id === String(stop?.productId))?.isAvailable).toBe(false);
    for (const { id, restaurantIds } of file.products) {
      const isServed = restaurantIds?.map(String).includes(restaurantId) ?? true;
      const menu = await scene.backend.menu({ call: 'restaurantmenu', restaurantId }, 'ru', noon);
      expect(menu.ok && menu.value.products.some((product) => product.id === String(id))).toBe(isServed);
    }
  });

  it('counts a product as available in a region when one of its restaurants has it', async () => {
    const dish = plainDish(await orderable());
    const others = active.filter((other) => String(other.regionId) === regionId);
    const availableIn = async (restaurants: typeof others) => {
      await scene.load({ ...file, stopList: restaurants.map(({ id }) => ({ restaurantId: id, productId: dish.id })) });
      const menu = await scene.backend.menu({ call: 'regionmenu', regionId }, 'ru', noon);
      return menu.ok && menu.value.products.find(({ id }) => id === dish.id)?.isAvailable;
    };
    expect(await availableIn(others.slice(1))).toBe(true);
    expect(await availableIn(others)).toBe(false);
    await scene.load(file);
  });

  it('ends a stop automatically', async () => {
    const dish = plainDish(await orderable());
    const until = '2026-11-21T13:00:00+05:00';
    await scene.load({ ...file, stopList: [{ restaurantId: restaurant.id, productId: dish.id, until }] });
    const isAvailableAt = async (now: number) => {
      const menu = await scene.backend.menu({ call: 'restaurantmenu', restaurantId }, 'ru', now);
      return menu.ok && menu.value.products.find(({ id }) => id === dish.id)?.isAvailable;
    };
    expect(await isAvailableAt(noon)).toBe(false);
    expect(await isAvailableAt(Date.parse(until))).toBe(true);
    expect(await isAvailableAt(noon)).toBe(false);
    await scene.load(file);
  });

  it('returns the custom menu of the zone that contains the address', async () => {
    const source = { call: 'menu', restaurantId, regionId, coordinates: here, orderType: delivery } as const;
    const menu = await scene.backend.menu(source, 'en', noon);
    const fees = file.zones.filter((zone) => String(zone.restaurantId) === restaurantId).map(({ deliveryFee }) => deliveryFee);
    expect(menu).toMatchObject({ ok: true, value: { restaurantId } });
    expect(fees).toContain(menu.ok && menu.value.deliveryFee);
  });

  it('returns a menu for browsing, without restaurant and fee, for an address outside all zones', async () => {
    const source = { call: 'menu', restaurantId: null, regionId, coordinates: nowhere, orderType: delivery } as const;
    const menu = await scene.backend.menu(source, 'ru', noon);
    expect(menu).toMatchObject({ ok: true, value: { restaurantId: null, deliveryFee: null, error: null } });
    expect(menu.ok && menu.value.products.length).toBeGreaterThan(0);
  });

  it('returns the menu of a chosen restaurant when there is no address', async () => {
    const source = { call: 'menu', restaurantId, regionId, coordinates: null, orderType: delivery } as const;
    expect(await scene.backend.menu(source, 'ru', noon)).toMatchObject({ ok: true, value: { restaurantId } });
  });

  it('rejects unknown regions and restaurants', async () => {
    const rejection = { ok: false, problem: { code: 'NOT_FOUND' } };
    const inactive = String(file.restaurants.find(({ isActive }) => !isActive)?.id);
    expect(await scene.backend.menu({ call: 'regionmenu', regionId: 'no such' }, 'ru', noon)).toMatchObject(rejection);
    expect(await scene.backend.menu({ call: 'restaurantmenu', restaurantId: inactive }, 'ru', noon)).toMatchObject(rejection);
    expect(await scene.backend.slots({ restaurantId: 'no such', orderType: pickup, coordinates: null }, 'ru', noon)).toMatchObject(
      rejection,
    );
  });

  it('lists the slots of every preorder day', async () => {
    const slots = await scene.backend.slots({ restaurantId, orderType: delivery, coordinates: here }, 'ru', noon);
    expect(slots.ok && slots.value).toHaveLength(file.settings.PreorderDays ?? 1);
    expect(slots.ok && slots.value[0]?.slots[0]).toMatchObject({ day: '2026-11-21', isAvailable: true });
  });

  it('quotes a pickup: lines in the language of the request, correct sums, no delivery fee', async () => {
    const menu = await orderable();
    const lines = menu
      .filter((product) => !product.isSet)
      .map((product) => lineOf(product, menu))
      .slice(0, 5);
    const quote = await scene.backend.quote(pickupOf(restaurant, lines), 'uz', null, noon);
    if (!quote.ok) throw new Error(quote.problem.code);
    const { itemsTotal, total, deliveryFee, warnings } = quote.value;
    expect(itemsTotal).toBe(quote.value.lines.reduce((sum, line) => sum + line.total, 0));
    expect({ total, deliveryFee, warnings }).toEqual({ total: itemsTotal, deliveryFee: 0, warnings: [] });
    const first = file.products.find(({ id }) => String(id) === lines[0]?.productId);
    expect(quote.value.lines[0]?.name).toBe(first?.name.uz);
    expect(quote.value.slot).not.toBeNull();
  });

  it('quotes a delivery with the fee of its zone', async () => {
    const menu = await orderable();
    const quote = await scene.backend.quote(deliveryFrom(restaurant, [lineOf(plainDish(menu), menu)]), 'ru', null, noon);
    if (!quote.ok) throw new Error(quote.problem.code);
    const zone = file.zones.find(
      ({ restaurantId: owner, deliveryFee }) => String(owner) === restaurantId && deliveryFee === quote.value.deliveryFee,
    );
    expect(quote.value.total).toBe(quote.value.itemsTotal + (zone?.deliveryFee ?? Number.NaN));
  });

  it('warns of an address outside all zones and charges no fee without an address', async () => {
    const menu = await orderable();
    const lines = [lineOf(plainDish(menu), menu)];
    const outside = await scene.backend.quote({ orderTypeId: delivery, regionId, ...nowhere, lines }, 'ru', null, noon);
    expect(outside).toMatchObject({ ok: true, value: { restaurantId: null, deliveryFee: null, warnings: ['OUT_OF_ZONE'] } });
    const browsing = await scene.backend.quote({ orderTypeId: delivery, regionId, restaurantId, lines }, 'ru', null, noon);
    expect(browsing).toMatchObject({ ok: true, value: { restaurantId, deliveryFee: null, warnings: [] } });
  });

  it('rejects products and options that are not in the menu', async () => {
    const menu = await orderable();
    const line = lineOf(plainDish(menu), menu);
    const unknown = await scene.backend.quote(pickupOf(restaurant, [{ ...line, productId: 'no such' }]), 'ru', null, noon);
    expect(unknown).toMatchObject({ ok: false, problem: { code: 'UNKNOWN_PRODUCT' } });
    const option = { groupId: 'no such', optionId: 'no such', amount: 1 };
    const foreign = await scene.backend.quote(pickupOf(restaurant, [{ ...line, modifiers: [option] }]), 'ru', null, noon);
    expect(foreign).toMatchObject({ ok: false, problem: { code: 'INVALID_OPTION' } });
  });

  it('reports an unknown code as unknown and takes no points without a customer', async () => {
    const menu = await orderable();
    const request = { ...pickupOf(restaurant, [lineOf(plainDish(menu), menu)]), promoCode: 'NOSUCH', pointsToSpend: 1000 };
    const quote = await scene.backend.quote(request, 'ru', null, noon);
    expect(quote).toMatchObject({ ok: true, value: { discount: 0, points: 0, promo: { valid: false, reason: 'unknown', discount: 0 } } });
  });
});

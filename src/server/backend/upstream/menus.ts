import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { chooseMenuSource, type MenuSource } from '#domain/menu/menu-source.ts';
import { productsById } from '#domain/menu/product.ts';
import type { ProductsById } from '#domain/menu/types.ts';
import { regionFor, servesRegion } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { areaAround, areaIn } from '#domain/place/search/area-around.ts';
import { problem } from '#domain/problem.ts';
import { err, ok } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import { closedUntil, readStock, type Stock } from '../../modules/catalog/stock.ts';
import { productsAt } from '../../modules/menu/availability.ts';
import type { KitchenWorkReader } from '../../modules/restaurants/kitchen-work.ts';
import { slotGrid, withExpectedTime } from '../../modules/restaurants/slots.ts';
import type { CatalogCalls } from '../../ports/backend.ts';
import { catalogResponse, restaurantResponse, zoneResponse } from './catalog-response.ts';
import { reasonOf } from './menu-error.ts';
import { createMenusByLocale } from './menus-by-locale.ts';
import { resultOf } from './parse-response.ts';
import { withTheirPauses } from './pauses.ts';
import type { UpstreamSources } from './sources.ts';

type MenuCalls = Omit<CatalogCalls, 'deliveryTerms'>;

/** Places and menus of an upstream, with the app's own stop-list and pauses (R-UPSTREAM-1). */
export function createUpstreamMenus({ db }: Connection, sources: UpstreamSources, readWork: KitchenWorkReader): MenuCalls {
  const menusByLocale = createMenusByLocale(sources);
  return {
    siteSettings: (locale) => sources.settings(locale),
    regions: (locale) => sources.regions(locale),
    districts: async () => [],
    areaAt: async (point, locale) => areaIn(areaAround(point, []), locale),
    termsAbout: async () => null,
    async restaurants(locale, now) {
      const restaurants = await sources.restaurants(locale);
      const stock = withTheirPauses(await readStock(db), restaurants);
      return restaurants.map((restaurant) => ({ ...restaurant, closedUntil: closedUntil(stock, restaurant.id, now) }));
    },
    async menu(source, locale, now) {
      const requested = await withRegion(source, sources, locale);
      if (requested === null) return ok(emptyMenu);
      const received = await resultOf(() => sources.menu(requested, locale));
      if (!received.ok) return received;
      const [restaurants, stock] = await Promise.all([sources.restaurants(locale), readStock(db)]);
      const ids = restaurantsOf(requested, received.value, restaurants);
      return ok({ ...received.value, products: [...stocked(received.value, ids, stock, locale, now).values()] });
    },
    menusByLocale: async (menu, locale) => menusByLocale(menu, locale),
    // an upstream has no call for them (R-UPSTREAM-4)
    recommendations: async () => [],
    isFirstOrderCode: async () => false,
    firstOrderOffer: async () => null,
    isPublicCode: async () => false,
    zones: async () => ok([]),
    async slots({ restaurantId, orderType, coordinates }, locale, now) {
      const [restaurants, settings, stock] = await Promise.all([sources.restaurants(locale), sources.settings(locale), readStock(db)]);
      const restaurant = restaurants.find(({ id }) => id === restaurantId);
      if (restaurant === undefined) return err(problem('NOT_FOUND'));
      const source = chooseMenuSource({ orderType, coordinates, restaurantId, regionId: restaurant.regionId });
      const received = await resultOf(() => sources.menu(source, locale));
      if (!received.ok) return received;
      const menu = received.value;
      const reason = reasonOf(menu);
      if (reason) return err(problem('MENU_ERROR', { reason }));
      const catalog = catalogResponse({ locale, menu, settings });
      const staff = restaurantResponse(restaurant, menu.deliveryDurationMinutes);
      const snapshot = { catalog, stock: withTheirPauses(stock, restaurants) };
      const zone = zoneResponse(menu, orderType);
      const query = { orderType, zone, work: await readWork(now), snapshot, now };
      return ok(withExpectedTime(staff, slotGrid(staff, orderType, zone, snapshot, now), query));
    },
  };
}

const emptyMenu: Menu = {
  categories: [],
  products: [],
  deliveryFee: null,
  restaurantId: null,
  deliveryDurationMinutes: 30,
  error: null,
};

/** Without a region, the first one with an active restaurant (R-MENU-7); null: there is none. */
async function withRegion(source: MenuSource, sources: UpstreamSources, locale: Locale): Promise<MenuSource | null> {
  if (source.call !== 'regionmenu' || source.regionId !== null) return source;
  const [regions, restaurants] = await Promise.all([sources.regions(locale), sources.restaurants(locale)]);
  const served = regionFor(null, regions, restaurants);
  return served && { call: 'regionmenu', regionId: served.id };
}

/** The restaurants whose stop-lists apply: that of the response, or all of a region, where it is enough that one of them has a product. */
function restaurantsOf(source: MenuSource, { restaurantId }: Menu, restaurants: readonly Restaurant[]): readonly string[] {
  const own = restaurantId === null ? [] : [restaurantId];
  const isOfRegion = source.call === 'regionmenu' || (source.call === 'menu' && restaurantId === null && source.orderType === delivery);
  if (!isOfRegion || source.regionId === null) return own;
  const { regionId } = source;
  const ofRegion = restaurants.filter((restaurant) => servesRegion(restaurant, regionId)).map(({ id }) => id);
  return ofRegion.length === 0 ? own : ofRegion;
}

function stocked(menu: Menu, restaurantIds: readonly string[], stock: Stock, locale: Locale, now: number): ProductsById {
  if (stock.restaurants.size === 0) return productsById(menu.products);
  return productsAt(locale, { catalog: catalogResponse({ locale, menu }), stock }, restaurantIds, now);
}

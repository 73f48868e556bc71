import { type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { type Locale, type LocalizedText, locales } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { productsById } from '#domain/menu/product.ts';
import type { ProductsById } from '#domain/menu/types.ts';
import { type PromoCode, promoKey } from '#domain/order/promo.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { emptySettings, type SiteSettings } from '#domain/site-settings.ts';
import type { Catalog, CatalogRestaurant } from '../../modules/catalog/catalog.ts';

const noMenus: Catalog['menus'] = {
  ru: { categories: [], products: new Map() },
  en: { categories: [], products: new Map() },
  uz: { categories: [], products: new Map() },
};

/** The catalog of a shop without its own: no zones, points, recommendations or limits (R-UPSTREAM-4). */
export const emptyCatalog: Catalog = {
  settings: emptySettings,
  regions: [],
  districts: [],
  restaurants: [],
  menus: noMenus,
  servedOnlyBy: new Map(),
  ownPrices: new Map(),
  recommendations: new Map(),
  promoCodes: new Map(),
  automaticDiscounts: [],
  loyalty: null,
};

interface Answers {
  readonly locale: Locale;
  readonly menu: Menu;
  readonly settings?: SiteSettings | undefined;
  readonly restaurants?: readonly CatalogRestaurant[] | undefined;
  readonly promo?: PromoCode | null | undefined;
  /** the names of the same products in the other languages, as far as they are known (R-UPSTREAM-5) */
  readonly namesIn?: ((locale: Locale) => ProductsById) | undefined;
}

/** A catalog made of an upstream's responses for one call: a name that is missing in a language is the one of the response. */
export function catalogResponse({ locale, menu, settings, restaurants, promo, namesIn }: Answers): Catalog {
  const { categories, products } = menu;
  const own = productsById(products);
  const menuIn = (other: Locale) => ({
    categories,
    products: other === locale || namesIn === undefined ? own : new Map([...own, ...namesIn(other)]),
  });
  return {
    ...emptyCatalog,
    ...(settings === undefined ? {} : { settings }),
    ...(restaurants === undefined ? {} : { restaurants }),
    ...(promo == null ? {} : { promoCodes: new Map([[promoKey(promo.code), promo]]) }),
    menus: Object.fromEntries(locales.map((other) => [other, menuIn(other)])) as unknown as Catalog['menus'],
  };
}

/** A restaurant with its name repeated in every language and no limit of orders. @param durationMinutes from the restaurant's menu */
export function restaurantResponse(restaurant: Restaurant, durationMinutes?: number): CatalogRestaurant {
  const { closedUntil: _closed, ...rest } = restaurant;
  return {
    ...rest,
    name: repeated(restaurant.name),
    address: repeated(restaurant.address),
    regionId: restaurant.regionId ?? '',
    deliveryDurationMinutes: durationMinutes ?? restaurant.deliveryDurationMinutes,
    pickupDurationMinutes: durationMinutes ?? restaurant.pickupDurationMinutes,
    slotCapacity: null,
    zones: [],
  };
}

/** The delivery terms of the response: no minimum, no sum above which delivery is free (R-UPSTREAM-4). */
export function zoneResponse({ deliveryFee, restaurantId, deliveryDurationMinutes }: Menu, orderType: OrderType): DeliveryZone | null {
  if (orderType === pickup || restaurantId === null) return null;
  return {
    id: restaurantId,
    restaurantId,
    priority: 0,
    polygon: [],
    deliveryFee: deliveryFee ?? 0,
    minOrderSum: 0,
    freeDeliveryFrom: null,
    deliveryDurationMinutes,
  };
}

function repeated(text: string): LocalizedText {
  return { ru: text, en: text, uz: text };
}

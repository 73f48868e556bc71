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

/** The catalogue of a shop that has none of its own: no zones, points, recommendations or limits (contract §8). */
export const emptyCatalog: Catalog = {
  settings: emptySettings,
  regions: [],
  districts: [],
  restaurants: [],
  menus: noMenus,
  servedOnlyBy: new Map(),
  recommendations: new Map(),
  promoCodes: new Map(),
  loyalty: null,
};

interface Answers {
  readonly locale: Locale;
  readonly menu: Menu;
  readonly settings?: SiteSettings | undefined;
  readonly restaurants?: readonly CatalogRestaurant[] | undefined;
  readonly promo?: PromoCode | null | undefined;
  /** what the other languages call the same products, as far as that is known */
  readonly namesIn?: ((locale: Locale) => ProductsById) | undefined;
}

/** A catalogue of what an upstream has answered for one call: where a language lacks a name, it repeats the answer's own. */
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

/** A restaurant with its name repeated in every language and no limit of orders. @param durationMinutes of the menu that it answered */
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

/** The terms of a delivery as the answer tells them: no minimum, never free by its sum (contract §8). */
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

import { compareIds, type Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Category } from '#domain/menu/category.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { menuQuery, type UpstreamCalls } from './calls.ts';
import { createOvernightHours } from './overnight-hours.ts';
import { cacheResponses } from './response-cache.ts';
import { createTimeoutBudget } from './timeout-budget.ts';
import type { UpstreamLog } from './upstream-log.ts';

/** The shop data of an upstream, from its last good responses while it is unavailable (R-UPSTREAM-11). */
export interface UpstreamSources {
  settings(locale: Locale): Promise<SiteSettings>;
  regions(locale: Locale): Promise<readonly Region[]>;
  /** Only active ones, the lowest id first. */
  restaurants(locale: Locale): Promise<readonly Restaurant[]>;
  menu(source: MenuSource, locale: Locale): Promise<Menu>;
  /** Never a cached one: quotes and orders are priced by it. */
  freshMenu(source: MenuSource, locale: Locale): Promise<Menu>;
  /** The product names in a language, from all cached menus; those of the given restaurant have priority. */
  namesIn(locale: Locale, restaurantId: Id | null): ProductsById;
  /** The same for categories. */
  categoriesIn(locale: Locale, restaurantId: Id | null): readonly Category[];
}

/** @param timeoutMs how long a read waits while a good response is cached; absent: as long as a page waits */
export function createSources(calls: UpstreamCalls, log: UpstreamLog, timeoutMs?: number): UpstreamSources {
  const budget = createTimeoutBudget(timeoutMs);
  const withOvernightHours = createOvernightHours(log);
  const settings = cacheResponses<SiteSettings>({ log, budget });
  const regions = cacheResponses<readonly Region[]>({ log, budget });
  const restaurants = cacheResponses<readonly Restaurant[]>({ log, budget });
  const menus = cacheResponses<Menu>({ log, budget, isGood: ({ error }) => error === null });
  /** The last one has priority. */
  const cachedMenus = (locale: Locale, restaurantId: Id | null) => {
    const cached = menus.entries().filter(({ key }) => key.startsWith(`${locale}/`));
    const ranked = cached.sort((a, b) => Number(a.value.restaurantId === restaurantId) - Number(b.value.restaurantId === restaurantId));
    return ranked.map(({ value }) => value);
  };
  return {
    settings: (locale) => settings.read(`settings/${locale}`, () => calls.settings(locale)),
    regions: (locale) => regions.read(`regions/${locale}`, () => calls.regions(locale)),
    async restaurants(locale) {
      const all = await restaurants.read(`restaurants/${locale}`, () => calls.restaurants(locale));
      const active = all.filter(({ isActive }) => isActive);
      return active.map(withOvernightHours).sort((a, b) => compareIds(a.id, b.id));
    },
    menu: (source, locale) => menus.read(keyOf(source, locale), () => calls.menu(source, locale)),
    freshMenu: async (source, locale) => (await calls.menu(source, locale)).value,
    namesIn(locale, restaurantId) {
      const known = cachedMenus(locale, restaurantId);
      return new Map(known.flatMap(({ products }) => products.map((product): [Id, Product] => [product.id, product])));
    },
    categoriesIn(locale, restaurantId) {
      const known = cachedMenus(locale, restaurantId);
      return [...new Map(known.flatMap(({ categories }) => categories.map((category) => [category.id, category]))).values()];
    },
  };
}

function keyOf(source: MenuSource, locale: Locale): string {
  return `${locale}/${source.call}?${new URLSearchParams(menuQuery(source))}`;
}

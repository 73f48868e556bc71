import { calls } from '#contract/calls.ts';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { toWireMenu } from '#contract/shop/menu-wire.ts';
import { toWireRegion, toWireRestaurant } from '#contract/shop/places-wire.ts';
import { toWirePromo, unknownPromo } from '#contract/shop/promo.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import type { Locale } from '#domain/locale.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import { type PromoCode, promoKey, rejectionWithoutCart } from '#domain/order/promo.ts';
import { toCatalog } from '#server/modules/catalog/catalog.ts';
import { fromFileSettings } from '#server/modules/catalog/site-settings.ts';
import { menuOf } from '#server/modules/menu/menu.ts';
import { toRestaurant } from '#server/modules/restaurants/restaurants.ts';

/** The response of a restaurant's own system. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface UpstreamRequest {
  readonly method: string;
  /** without a trailing slash */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly body: Record<string, unknown>;
}

/** The calls of R-CALL-1 over a catalog file and separate customers; ids of customers are integers. */
export function upstreamResponses(file: CatalogFile, customers: KnownCustomers, now: () => number): (requested: UpstreamRequest) => Reply {
  const catalog = toCatalog({ ...file, settings: fromFileSettings(file.settings) }, 'on');
  const snapshot = { catalog, stock: { restaurants: new Map(), pausedUntil: new Map() } };
  const menu = (source: MenuSource, locale: Locale): Reply => {
    const response = menuOf(source, { snapshot, work: new Map(), locale, now: now() });
    return response.ok ? { status: 200, body: toWireMenu(response.value) } : { status: 404, body: { error: { message: 'no such place' } } };
  };
  const promo = (code: PromoCode, locale: Locale) =>
    toWirePromo(code, rejectionWithoutCart(code, { total: 0, byCustomer: 0, hasOrdered: false }, now()), locale);
  const responses: Readonly<Record<string, (requested: UpstreamRequest) => Reply>> = {
    [keyOf(calls.system)]: () => ({ status: 200, body: toWireSiteSettings(catalog.settings) }),
    [keyOf(calls.regionsList)]: ({ locale }) => ({
      status: 200,
      body: catalog.regions.map((region) => toWireRegion({ ...region, name: region.name[locale] })),
    }),
    [keyOf(calls.restaurantsList)]: ({ locale }) => ({
      status: 200,
      body: catalog.restaurants.map((restaurant) => toWireRestaurant(toRestaurant(restaurant, snapshot, locale, now()))),
    }),
    [keyOf(calls.regionMenu)]: ({ query, locale }) => menu({ call: 'regionmenu', regionId: query.get('RegionId') }, locale),
    [keyOf(calls.restaurantMenu)]: ({ query, locale }) =>
      menu({ call: 'restaurantmenu', restaurantId: query.get('RestaurantId') ?? '' }, locale),
    [keyOf(calls.customMenu)]: ({ query, locale }) => menu(calls.customMenu.query.schema.parse(Object.fromEntries(query)), locale),
    [keyOf(calls.promoByName)]: ({ query, locale }) => {
      const code = catalog.promoCodes.get(promoKey(query.get('Name') ?? ''));
      return { status: 200, body: code === undefined ? unknownPromo(query.get('Name') ?? '') : promo(code, locale) };
    },
    [keyOf(calls.promoByPhone)]: ({ locale }) => ({
      status: 200,
      body: [...catalog.promoCodes.values()].map((code) => promo(code, locale)).filter(({ valid }) => valid),
    }),
    [keyOf(calls.customersGet)]: ({ query }) => customers.get(query.get('Id') ?? ''),
    [keyOf(calls.customersCreate)]: ({ body }) => customers.create(body),
    [keyOf(calls.customersUpdate)]: ({ body }) => customers.update(body),
  };
  return (requested) => responses[keyOf(requested)]?.(requested) ?? { status: 404, body: { error: 'no such call' } };
}

export function keyOf({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path.replace(/\/$/, '')}`;
}

const firstCustomer = 70_001;
const cardBalance = 12_500;

export type KnownCustomers = ReturnType<typeof createCustomers>;

/** One customer per phone, with points that only this system awards. */
export function createCustomers() {
  const records = new Map<number, Record<string, unknown>>();
  const unknown: Reply = { status: 404, body: { error: 'no such customer' } };
  return {
    get(id: string): Reply {
      const record = records.get(Number(id));
      return record === undefined ? unknown : { status: 200, body: record };
    },
    create(body: Record<string, unknown>): Reply {
      const known = [...records.values()].find(({ phone1 }) => phone1 === body['phone1']);
      const id = known === undefined ? firstCustomer + records.size : Number(known['id']);
      if (known === undefined) records.set(id, { ...body, id, cardBalance, cardNumber: 2_000_000_000_000 + id });
      return { status: 200, body: { customerId: id } };
    },
    update(body: Record<string, unknown>): Reply {
      const id = body['id'];
      if (typeof id !== 'number' || !records.has(id)) return unknown;
      records.set(id, body);
      return { status: 200, body: { success: true } };
    },
  };
}

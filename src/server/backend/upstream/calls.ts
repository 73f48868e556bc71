import { type AnsweredCustomer, answeredCustomer } from '#contract/account/customer.ts';
import { answeredCustomerId } from '#contract/account/customers-create.ts';
import { answeredSuccess } from '#contract/account/customers-update.ts';
import { answeredPromos } from '#contract/account/promo-by-phone.ts';
import { calls } from '#contract/calls.ts';
import { answeredMenu } from '#contract/shop/menu-response-schema.ts';
import { fromWireRegion } from '#contract/shop/places-wire.ts';
import { answeredPromo } from '#contract/shop/promo.ts';

import { answeredSiteSettings } from '#contract/shop/settings-schema.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { PromoOffer } from '../../ports/account.ts';
import type { Answered, AskUpstream } from './client.ts';
import { fromAnsweredMenu, fromAnsweredRestaurant, type MenuReading } from './menu-response.ts';
import { fromAnsweredPromo } from './promo-response.ts';
import { fromAnsweredSettings } from './settings-response.ts';

/** The body of `customers/Create` and `customers/Update` as it leaves for an upstream. */
interface SentCustomer {
  /** as the upstream itself spells it; '' for a new one */
  readonly id: string | number;
  readonly firstName: string;
  readonly phone1: string;
  readonly birthDate: string;
  readonly cardBalance: number;
  readonly cardNumber: number;
}

/** The calls of specification §7, one function each; all reject with `UpstreamFailure`. */
export interface UpstreamCalls {
  settings(locale: Locale): Promise<Answered<SiteSettings>>;
  regions(locale: Locale): Promise<Answered<readonly Region[]>>;
  /** Also those that are not active. */
  restaurants(locale: Locale): Promise<Answered<readonly Restaurant[]>>;
  menu(source: MenuSource, locale: Locale): Promise<Answered<Menu>>;
  customer(id: Id, locale: Locale): Promise<AnsweredCustomer>;
  createCustomer(customer: SentCustomer, locale: Locale): Promise<Id>;
  updateCustomer(customer: SentCustomer, locale: Locale): Promise<void>;
  /** null: it can't be applied */
  promoByName(name: string, locale: Locale): Promise<PromoOffer | null>;
  promosByPhone(phone1: string, locale: Locale): Promise<readonly PromoOffer[]>;
}

export function createUpstreamCalls(ask: AskUpstream, reading: MenuReading): UpstreamCalls {
  return {
    async settings(locale) {
      const { value, bytes } = await ask(calls.system, answeredSiteSettings, locale);
      return { value: fromAnsweredSettings(value, reading.resolve), bytes };
    },
    async regions(locale) {
      const { value, bytes } = await ask(calls.regionsList, calls.regionsList.responses[200].json, locale);
      return { value: value.map(fromWireRegion), bytes };
    },
    async restaurants(locale) {
      const { value, bytes } = await ask(calls.restaurantsList, calls.restaurantsList.responses[200].json, locale);
      return { value: value.map(fromAnsweredRestaurant), bytes };
    },
    async menu(source, locale) {
      const { value, bytes } = await ask({ ...menuCalls[source.call], query: menuQuery(source) }, answeredMenu, locale);
      return { value: fromAnsweredMenu(value, reading), bytes };
    },
    async customer(id, locale) {
      return (await ask({ ...calls.customersGet, query: { Id: id } }, answeredCustomer, locale)).value;
    },
    async createCustomer(body, locale) {
      return String((await ask({ ...calls.customersCreate, body }, answeredCustomerId, locale)).value.customerId);
    },
    async updateCustomer(body, locale) {
      await ask({ ...calls.customersUpdate, body }, answeredSuccess, locale);
    },
    async promoByName(name, locale) {
      return fromAnsweredPromo((await ask({ ...calls.promoByName, query: { Name: name } }, answeredPromo, locale)).value);
    },
    async promosByPhone(phone1, locale) {
      const { value } = await ask({ ...calls.promoByPhone, query: { Phone: phone1 } }, answeredPromos, locale);
      return value.flatMap((promo) => fromAnsweredPromo(promo) ?? []);
    },
  };
}

const menuCalls = { regionmenu: calls.regionMenu, restaurantmenu: calls.restaurantMenu, menu: calls.customMenu } as const;

/** What is not chosen is left out (specification §7). */
export function menuQuery(source: MenuSource): Record<string, string> {
  if (source.call === 'regionmenu') return source.regionId === null ? {} : { RegionId: source.regionId };
  if (source.call === 'restaurantmenu') return { RestaurantId: source.restaurantId };
  const { restaurantId, regionId, coordinates, orderType } = source;
  return {
    ...(restaurantId === null ? {} : { RestaurantId: restaurantId }),
    ...(regionId === null ? {} : { RegionId: regionId }),
    ...(coordinates === null ? {} : { Longitude: String(coordinates.longitude), Latitude: String(coordinates.latitude) }),
    OrderTypeId: String(orderType),
  };
}

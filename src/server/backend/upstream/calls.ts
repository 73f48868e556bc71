import { type CustomerResponse, customerResponse } from '#contract/account/customer.ts';
import { customerIdResponse } from '#contract/account/customers-create.ts';
import { successResponse } from '#contract/account/customers-update.ts';
import { promosResponse } from '#contract/account/promo-by-phone.ts';
import { calls } from '#contract/calls.ts';
import { menuResponse } from '#contract/shop/menu-response-schema.ts';
import { fromWireRegion } from '#contract/shop/places-wire.ts';
import { promoResponse } from '#contract/shop/promo.ts';

import { answeredSiteSettings } from '#contract/shop/settings-schema.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { PromoOffer } from '../../ports/account.ts';
import type { RequestUpstream, UpstreamResponse } from './client.ts';
import { fromMenuResponse, fromRestaurantResponse, type MenuReading } from './menu-response.ts';
import { fromPromoResponse } from './promo-response.ts';
import { fromAnsweredSettings } from './settings-response.ts';

/** The body of `customers/Create` and `customers/Update` as sent to an upstream. */
interface SentCustomer {
  /** in the upstream's own form; '' for a new one */
  readonly id: string | number;
  readonly firstName: string;
  readonly phone1: string;
  readonly birthDate: string;
  readonly cardBalance: number;
  readonly cardNumber: number;
}

/** The calls of specification §7, one function each; all reject with `UpstreamFailure`. */
export interface UpstreamCalls {
  settings(locale: Locale): Promise<UpstreamResponse<SiteSettings>>;
  regions(locale: Locale): Promise<UpstreamResponse<readonly Region[]>>;
  /** Includes those that are not active. */
  restaurants(locale: Locale): Promise<UpstreamResponse<readonly Restaurant[]>>;
  menu(source: MenuSource, locale: Locale): Promise<UpstreamResponse<Menu>>;
  customer(id: Id, locale: Locale): Promise<CustomerResponse>;
  createCustomer(customer: SentCustomer, locale: Locale): Promise<Id>;
  updateCustomer(customer: SentCustomer, locale: Locale): Promise<void>;
  /** null: it can't be applied */
  promoByName(name: string, locale: Locale): Promise<PromoOffer | null>;
  promosByPhone(phone: string, locale: Locale): Promise<readonly PromoOffer[]>;
}

export function createUpstreamCalls(sendRequest: RequestUpstream, reading: MenuReading): UpstreamCalls {
  return {
    async settings(locale) {
      const { value, bytes } = await sendRequest(calls.system, answeredSiteSettings, locale);
      return { value: fromAnsweredSettings(value, reading.resolve), bytes };
    },
    async regions(locale) {
      const { value, bytes } = await sendRequest(calls.regionsList, calls.regionsList.responses[200].json, locale);
      return { value: value.map(fromWireRegion), bytes };
    },
    async restaurants(locale) {
      const { value, bytes } = await sendRequest(calls.restaurantsList, calls.restaurantsList.responses[200].json, locale);
      return { value: value.map(fromRestaurantResponse), bytes };
    },
    async menu(source, locale) {
      const { value, bytes } = await sendRequest({ ...menuCalls[source.call], query: menuQuery(source) }, menuResponse, locale);
      return { value: fromMenuResponse(value, reading), bytes };
    },
    async customer(id, locale) {
      return (await sendRequest({ ...calls.customersGet, query: { Id: id } }, customerResponse, locale)).value;
    },
    async createCustomer(body, locale) {
      return String((await sendRequest({ ...calls.customersCreate, body }, customerIdResponse, locale)).value.customerId);
    },
    async updateCustomer(body, locale) {
      await sendRequest({ ...calls.customersUpdate, body }, successResponse, locale);
    },
    async promoByName(name, locale) {
      return fromPromoResponse((await sendRequest({ ...calls.promoByName, query: { Name: name } }, promoResponse, locale)).value);
    },
    async promosByPhone(phone, locale) {
      const { value } = await sendRequest({ ...calls.promoByPhone, query: { Phone: phone } }, promosResponse, locale);
      return value.flatMap((promo) => fromPromoResponse(promo) ?? []);
    },
  };
}

const menuCalls = { regionmenu: calls.regionMenu, restaurantmenu: calls.restaurantMenu, menu: calls.customMenu } as const;

/** Options that are not chosen are omitted (specification §7). */
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

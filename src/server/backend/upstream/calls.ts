import { calls } from '#contract/calls.ts';
import { readCustomer, readCustomerId, readSuccess, saysWhy, type UpstreamCustomer } from '#contract/upstream/customer.ts';
import { readMenu } from '#contract/upstream/menu.ts';
import type { MissingNames } from '#contract/upstream/missing-names.ts';
import { readRegions, readRestaurants } from '#contract/upstream/places.ts';
import { readPromo, readPromos } from '#contract/upstream/promo.ts';
import { readSettings } from '#contract/upstream/settings.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { Region } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { PromoOffer } from '../../ports/account.ts';
import { type RequestUpstream, rejection, type UpstreamResponse } from './client.ts';
import { limitMenu, limitRestaurant, type MenuReading } from './menu-response.ts';
import { fromAnsweredSettings } from './settings-response.ts';

/** The body of `customers/Create` and `customers/Update` as sent to an upstream. */
interface SentCustomer {
  /** in the upstream's own form; '' for a new one */
  readonly id: unknown;
  readonly firstName: string;
  readonly phone1: string;
  readonly birthDate: unknown;
  /** as the upstream sent them; 0 for a new one */
  readonly cardBalance: unknown;
  readonly cardNumber: unknown;
}

/** The calls of R-CALL-1, one function each; all reject with `UpstreamFailure`. */
export interface UpstreamCalls {
  settings(locale: Locale): Promise<UpstreamResponse<SiteSettings>>;
  regions(locale: Locale): Promise<UpstreamResponse<readonly Region[]>>;
  /** Includes those that are not active. */
  restaurants(locale: Locale): Promise<UpstreamResponse<readonly Restaurant[]>>;
  menu(source: MenuSource, locale: Locale): Promise<UpstreamResponse<Menu>>;
  customer(id: Id, locale: Locale): Promise<UpstreamCustomer>;
  createCustomer(customer: SentCustomer, locale: Locale): Promise<Id>;
  updateCustomer(customer: SentCustomer, locale: Locale): Promise<void>;
  /** null: it can't be applied */
  promoByName(name: string, locale: Locale): Promise<PromoOffer | null>;
  promosByPhone(phone: string, locale: Locale): Promise<readonly PromoOffer[]>;
}

export function createUpstreamCalls(
  sendRequest: RequestUpstream,
  reading: MenuReading,
  namesIn: (locale: Locale) => MissingNames,
): UpstreamCalls {
  return {
    async settings(locale) {
      const { value, bytes } = await sendRequest(calls.system, readSettings, locale);
      return { value: fromAnsweredSettings(value, reading.resolve), bytes };
    },
    regions: (locale) => sendRequest(calls.regionsList, (response, leaveOut) => readRegions(response, namesIn(locale), leaveOut), locale),
    async restaurants(locale) {
      const { value, bytes } = await sendRequest(calls.restaurantsList, readRestaurants, locale);
      return { value: value.map(limitRestaurant), bytes };
    },
    async menu(source, locale) {
      const call = { ...menuCalls[source.call], query: menuQuery(source) };
      const { value, bytes } = await sendRequest(call, (response, leaveOut) => readMenu(response, namesIn(locale), leaveOut), locale);
      return { value: limitMenu(value, reading), bytes };
    },
    async customer(id, locale) {
      return (await sendRequest({ ...calls.customersGet, query: { Id: id } }, readCustomer, locale)).value;
    },
    async createCustomer(body, locale) {
      const { value } = await sendRequest({ ...calls.customersCreate, body }, orRefused(readCustomerId), locale);
      if ('refused' in value) throw rejection(value.refused);
      return value.done;
    },
    async updateCustomer(body, locale) {
      const { value } = await sendRequest(
        { ...calls.customersUpdate, body },
        orRefused((response) => readSuccess(response) || null),
        locale,
      );
      if ('refused' in value) throw rejection(value.refused);
    },
    async promoByName(name, locale) {
      const { value } = await sendRequest(
        { ...calls.promoByName, query: { Name: name } },
        (response) => ({ read: readPromo(response) }),
        locale,
      );
      return value.read;
    },
    async promosByPhone(phone, locale) {
      return (await sendRequest({ ...calls.promoByPhone, query: { Phone: phone } }, readPromos, locale)).value;
    },
  };
}

/** The response to a change: what was done, or the whole response where it says that and why nothing was. */
function orRefused<Value>(read: (response: unknown) => Value | null) {
  return (response: unknown): { readonly done: Value } | { readonly refused: unknown } | null => {
    const done = read(response);
    if (done !== null) return { done };
    return readSuccess(response) === false || saysWhy(response) ? { refused: response } : null;
  };
}

const menuCalls = { regionmenu: calls.regionMenu, restaurantmenu: calls.restaurantMenu, menu: calls.customMenu } as const;

/** Options that are not chosen are omitted (R-PLACE-3). */
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

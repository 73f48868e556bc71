import type { BodyOf, ValueOf } from '#contract/calls.ts';
import type { WireCaller } from '#contract/office/hand-orders.ts';
import type { WireFoundPlace } from '#contract/shop/maps.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { productsById } from '#domain/menu/product.ts';
import { searchDocuments } from '#domain/menu/search-documents.ts';
import { createSearchIndex, type SearchIndex } from '#domain/menu/search-index.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import { type ApiResult, api, pageLocale } from '../lib/api.ts';
import { loadStaffMenu } from '../staff/availability.ts';

export type HandQuote = ValueOf<'POST /api/v1/office/quote'>;
export type HandCart = BodyOf<'POST /api/v1/office/quote'>;
export type HandOrder = BodyOf<'POST /api/v1/office/orders'>;
export type PlacedByHand = ValueOf<'POST /api/v1/office/orders'>;
export type SlotDays = ValueOf<'GET /api/v1/slots'>;

export async function findCaller(phone1: string): Promise<WireCaller | null> {
  const result = await api('POST /api/v1/office/callers', { body: { phone1 } });
  return result.ok ? result.value : null;
}

/** Places for a text of two letters or more; empty when the search failed. */
export async function findPlaces(text: string): Promise<readonly WireFoundPlace[]> {
  const result = await api('GET /api/v1/geocode', { query: { q: text.trim() }, silent: true });
  return result.ok ? result.value.places : [];
}

export function quoteByHand(cart: HandCart, signal: AbortSignal): Promise<ApiResult<HandQuote>> {
  return api('POST /api/v1/office/quote', { body: cart, silent: true, signal });
}

/** @param key of this order: sent again it is the first one */
export function placeByHand(order: HandOrder, key: string): Promise<ApiResult<PlacedByHand>> {
  return api('POST /api/v1/office/orders', { body: order, headers: { 'Idempotency-Key': key } });
}

/** The menu of a restaurant in the page's language, with an index of its texts in all of them. */
export interface HandMenu {
  readonly products: readonly Product[];
  readonly byId: ProductsById;
  readonly index: SearchIndex;
}

/** null when it could not be loaded, which a toast shows. */
export async function loadMenu(restaurantId: string): Promise<HandMenu | null> {
  const load = (locale: Locale) => loadStaffMenu(restaurantId, locale);
  const [ru, en, uz] = await Promise.all([load('ru'), load('en'), load('uz')]);
  if (ru === null || en === null || uz === null) return null;
  const { products } = { ru, en, uz }[pageLocale()];
  const documents = searchDocuments({ ru: searched(ru), en: searched(en), uz: searched(uz) }, () => ({}));
  return { products, byId: productsById(products), index: createSearchIndex(documents) };
}

function searched({ categories, products }: Menu) {
  return { categories, products: productsById(products) };
}

/** Empty when they could not be loaded. */
export async function loadSlots(cart: Pick<HandCart, 'orderTypeId' | 'longitude' | 'latitude'>, restaurantId: string): Promise<SlotDays> {
  const { longitude, latitude } = cart;
  const point: { Longitude?: string; Latitude?: string } =
    longitude === undefined || latitude === undefined ? {} : { Longitude: String(longitude), Latitude: String(latitude) };
  const query = { RestaurantId: restaurantId, OrderTypeId: cart.orderTypeId === 0 ? '0' : '200', ...point } as const;
  const result = await api('GET /api/v1/slots', { query, silent: true });
  return result.ok ? result.value : [];
}

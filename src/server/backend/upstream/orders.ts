import { readPromo } from '#contract/upstream/promo.ts';
import { type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { chooseMenuSource, type MenuChoices } from '#domain/menu/menu-source.ts';
import { productsById } from '#domain/menu/product.ts';
import type { ProductsById } from '#domain/menu/types.ts';
import type { OrderLimits } from '#domain/order/order-limits.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { QuoteRequest } from '#domain/order/quote.ts';
import { placeAgain, reorderLines } from '#domain/order/reorder.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { ok } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { CatalogReader, Snapshot } from '../../modules/catalog/catalog-reader.ts';
import { readStock, type Stock } from '../../modules/catalog/stock.ts';
import { productsAt } from '../../modules/menu/availability.ts';
import { buildQuote } from '../../modules/orders/build-quote.ts';
import { readCounts } from '../../modules/orders/cart-counts.ts';
import { termsInArea, toPlaceRequest } from '../../modules/orders/delivery-terms.ts';
import { placedWith, readKeyUses } from '../../modules/orders/idempotency.ts';
import { findOrder } from '../../modules/orders/order-rows.ts';
import { pointOf } from '../../modules/orders/place.ts';
import { createPlaceOrder } from '../../modules/orders/place-orders.ts';
import type { KitchenWorkReader } from '../../modules/restaurants/kitchen-work.ts';
import type { Backend } from '../../ports/backend.ts';
import { UpstreamFailure } from '../../ports/upstream-failure.ts';
import type { UpstreamCalls } from './calls.ts';
import { catalogResponse, restaurantResponse, zoneResponse } from './catalog-response.ts';
import { reasonOf } from './menu-error.ts';
import { resultOf } from './parse-response.ts';
import { withTheirPauses } from './pauses.ts';
import { promoNamed } from './promo-named.ts';
import type { UpstreamSources } from './sources.ts';

type OrderCalls = Pick<Backend, 'quote' | 'deliveryTerms' | 'placeOrder' | 'reorder'>;
/** An upstream's responses for one cart; the app's own stock is read when it is needed. */
interface UpstreamResponse extends Omit<Snapshot, 'stock'> {
  readonly listed: readonly Restaurant[];
}

/**
 * Carts are priced by an upstream's fresh menu and stored in the app's database (R-UPSTREAM-3). @param onChange called after an order is
 * placed
 */
export function createUpstreamOrders(
  connection: Connection,
  { sources, calls, limits, readWork }: UpstreamSource & { readonly limits: OrderLimits; readonly readWork: KitchenWorkReader },
  onChange: () => void,
): OrderCalls {
  const { db } = connection;
  const place = createPlaceOrder(connection, { limits }, readWork);
  const responsesFor = (request: QuoteRequest, locale: Locale) => requestFor(request, locale, { sources, calls });
  return {
    async quote(request, locale, _customerId, now) {
      const received = await resultOf(() => responsesFor(request, locale));
      if (!received.ok) return received;
      const snapshot = snapshotOf(received.value, await readStock(db));
      const counts = await readCounts(db, [{ request, snapshot, customerId: null, now }], await readWork(now));
      const built = buildQuote(request, { snapshot, counts, locale, now, buyer: null });
      return built.ok ? ok(built.value.quote) : built;
    },

    async deliveryTerms(query, locale, now) {
      const request = { ...toPlaceRequest(query), lines: [] };
      const received = await resultOf(() => responsesFor(request, locale));
      if (!received.ok) return received;
      const snapshot = snapshotOf(received.value, await readStock(db));
      return termsInArea(query, { snapshot, work: await readWork(now), now }, locale);
    },

    /** All requests are sent before the order waits in the queue; a replay sends none. */
    async placeOrder(request, locale, customerId, key, now, by) {
      const orderKey = { customerId, key, now };
      const isReplay = placedWith(await readKeyUses(db, [orderKey]), orderKey) !== undefined;
      const received = isReplay ? null : await resultOf(() => responsesFor(request, locale));
      if (received?.ok === false) return received;
      const placed = await place({ request, locale, ...orderKey, ...(by !== undefined && { by }) }, readerOf(received?.value ?? null));
      if (placed.ok) onChange();
      return placed;
    },

    async reorder(customerId, id, locale, now) {
      const order = await findOrder(db, customerId, id);
      if (order === null) return null;
      const [menu, restaurants] = await Promise.all([
        resultOf(() => sources.menu({ call: 'restaurantmenu', restaurantId: order.restaurantId }, locale)),
        sources.restaurants(locale),
      ]);
      const place = placeAgain(order, restaurants.find((restaurant) => restaurant.id === order.restaurantId) ?? null);
      if (!menu.ok) return { ...reorderLines(order.lines, productsById([]), locale), place };
      const snapshot = { catalog: catalogResponse({ locale, menu: menu.value }), stock: await readStock(db) };
      return { ...reorderLines(order.lines, productsAt(locale, snapshot, [order.restaurantId], now), locale), place };
    },
  };
}

function readerOf(received: UpstreamResponse | null): CatalogReader {
  return async (transaction?: Executor) => {
    if (received === null || transaction === undefined) throw new Error('a replayed order is not checked');
    return snapshotOf(received, await readStock(transaction));
  };
}

function snapshotOf({ listed, ...received }: UpstreamResponse, stock: Stock): Snapshot {
  return { ...received, stock: withTheirPauses(stock, listed) };
}

export interface UpstreamSource {
  readonly sources: UpstreamSources;
  readonly calls: UpstreamCalls;
}

/** The fresh menu for the cart's choices decides prices, restaurant, fee and duration; with its error nothing can be ordered. */
async function requestFor(request: QuoteRequest, locale: Locale, { sources, calls }: UpstreamSource): Promise<UpstreamResponse> {
  const { orderTypeId: orderType, regionId, restaurantId = null } = request;
  const [menu, restaurants, settings, promo] = await Promise.all([
    pricingMenu({ orderType, coordinates: pointOf(request), restaurantId, regionId }, locale, sources),
    sources.restaurants(locale),
    sources.settings(locale),
    promoOf(request, calls, locale),
  ]);
  const cook = menu.error === null ? restaurants.find(({ id }) => id === menu.restaurantId) : undefined;
  const restaurant = cook === undefined ? null : restaurantResponse(cook, menu.deliveryDurationMinutes);
  const namesIn = (other: Locale) => sources.namesIn(other, menu.restaurantId);
  return {
    catalog: catalogResponse({
      locale,
      menu: withKnownProducts(menu, sources.namesIn(locale, menu.restaurantId)),
      settings,
      promo,
      namesIn,
    }),
    listed: restaurants,
    decided: { restaurant, menuError: reasonOf(menu), zone: hasDestination(request, orderType) ? zoneResponse(menu, orderType) : null },
  };
}

/** For a menu with an error, the cart's products come from the last good menus: they can't be delivered, but they are not unknown. */
function withKnownProducts(menu: Menu, known: ProductsById): Menu {
  if (menu.error === null) return menu;
  return { ...menu, products: [...new Map([...known, ...productsById(menu.products)]).values()] };
}

/** A pickup without a restaurant uses the menu of the region's restaurant: its duration is the step of the slots. */
async function pricingMenu(choices: MenuChoices, locale: Locale, sources: UpstreamSources): Promise<Menu> {
  const menu = await sources.freshMenu(chooseMenuSource(choices), locale);
  const { restaurantId } = menu;
  const isSettled = choices.orderType !== pickup || choices.restaurantId !== null || restaurantId === null || menu.error !== null;
  return isSettled ? menu : sources.freshMenu({ call: 'restaurantmenu', restaurantId }, locale);
}

function hasDestination(request: QuoteRequest, orderType: OrderType): boolean {
  return orderType !== pickup && pointOf(request) !== null;
}

/** A code that can't be checked does not stop the order: it is not applied, and the cart says why. */
async function promoOf({ promoCode }: QuoteRequest, calls: UpstreamCalls, locale: Locale): Promise<PromoCode | null> {
  const name = promoCode?.trim() ?? '';
  if (name === '') return null;
  try {
    return (await promoNamed(calls, name, locale))?.promo ?? null;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return readPromo({ code: name, type: 'fixed', value: 0, valid: false, reason: 'unavailable' })?.promo ?? null;
  }
}

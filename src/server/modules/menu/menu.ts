import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import { delivery, type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { Som } from '#domain/money.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { firstAvailable, slotStartInstant } from '#domain/schedule/time-slot.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { findZone } from '../restaurants/delivery-zone.ts';
import type { KitchenWork } from '../restaurants/kitchen-work.ts';
import { defaultRegion, findRestaurant, restaurantsOf } from '../restaurants/restaurants.ts';
import { minutesNow, slotGrid } from '../restaurants/slots.ts';
import { listedAt } from './availability.ts';

type MenuResult = Result<Menu, Problem>;

interface MenuRequest {
  readonly snapshot: Snapshot;
  readonly work: KitchenWork;
  readonly locale: Locale;
  readonly now: number;
  /** the start of the slot that the visitor chose; null: as soon as possible */
  readonly slotStart?: number | null | undefined;
}

/** The menu of one of the three menu calls (R-MENU-1); an unknown region or restaurant is `NOT_FOUND`. */
export function menuOf(source: MenuSource, request: MenuRequest): MenuResult {
  if (source.call === 'regionmenu') return regionMenu(source.regionId, request);
  if (source.call === 'restaurantmenu') return restaurantMenu(source.restaurantId, pickup, request);
  return customMenu(source, request);
}

/** The restaurant is the one with the region's lowest id (R-MENU-3); the fee is the lowest, shown as "from" (R-MENU-5). */
function regionMenu(regionId: Id | null, request: MenuRequest): MenuResult {
  const { catalog } = request.snapshot;
  const region = regionId ?? defaultRegion(catalog);
  const found = region === null ? ok([]) : restaurantsOf(catalog, region);
  if (!found.ok) return found;
  const first = found.value[0];
  return ok(
    fill(found.value, momentOf(request, first, delivery, null), request, {
      restaurantId: first?.id ?? null,
      deliveryFee: lowestFee(found.value),
      deliveryDurationMinutes: first === undefined ? defaultDurationMinutes : minutesAt(first, delivery, null, request),
    }),
  );
}

function restaurantMenu(restaurantId: Id, orderType: OrderType, request: MenuRequest): MenuResult {
  const restaurant = findRestaurant(request.snapshot.catalog, restaurantId);
  if (restaurant === null) return err(problem('NOT_FOUND'));
  return ok(
    fill([restaurant], momentOf(request, restaurant, orderType, null), request, {
      restaurantId,
      deliveryFee: lowestFee([restaurant]),
      deliveryDurationMinutes: minutesAt(restaurant, orderType, null, request),
    }),
  );
}

/** With coordinates the menu of the zone's restaurant; outside all zones the region's menu, without restaurant and fee. */
function customMenu(source: Extract<MenuSource, { call: 'menu' }>, request: MenuRequest): MenuResult {
  const { coordinates, orderType, regionId, restaurantId } = source;
  const { snapshot, now } = request;
  if (restaurantId !== null && findRestaurant(snapshot.catalog, restaurantId) === null) return err(problem('NOT_FOUND'));
  if (regionId !== null && !restaurantsOf(snapshot.catalog, regionId).ok) return err(problem('NOT_FOUND'));
  if (orderType === delivery && coordinates !== null) {
    const found = findZone({ point: coordinates, restaurantId, slot: null }, snapshot, now);
    return found === null ? outOfZoneMenu(regionId, request) : ok(zoneMenu(found.restaurant, found.zone, request));
  }
  return restaurantId === null ? regionMenu(regionId, request) : restaurantMenu(restaurantId, orderType, request);
}

function zoneMenu(restaurant: CatalogRestaurant, zone: DeliveryZone, request: MenuRequest): Menu {
  const deliveryDurationMinutes = minutesAt(restaurant, delivery, zone, request);
  const terms = { restaurantId: restaurant.id, deliveryFee: zone.deliveryFee, deliveryDurationMinutes };
  return fill([restaurant], momentOf(request, restaurant, delivery, zone), request, terms);
}

function outOfZoneMenu(regionId: Id | null, request: MenuRequest): MenuResult {
  const menu = regionMenu(regionId, request);
  return menu.ok ? ok({ ...menu.value, restaurantId: null, deliveryFee: null }) : menu;
}

/** The moment for which dishes with serving times are judged: the start of the chosen slot, else of the first one, as an order would be. */
function momentOf(
  { snapshot, locale, now, slotStart }: MenuRequest,
  restaurant: CatalogRestaurant | undefined,
  orderType: OrderType,
  zone: DeliveryZone | null,
): number {
  if (slotStart != null) return slotStart;
  const hasTimes = (snapshot.catalog.menus[locale].servings ?? []).length > 0;
  const first = hasTimes && restaurant !== undefined ? firstAvailable(slotGrid(restaurant, orderType, zone, snapshot, now)) : null;
  return first === null ? now : slotStartInstant(first);
}

function fill(
  restaurants: readonly CatalogRestaurant[],
  at: number,
  { snapshot, locale, now }: MenuRequest,
  terms: Pick<Menu, 'restaurantId' | 'deliveryFee' | 'deliveryDurationMinutes'>,
): Menu {
  const { categories } = snapshot.catalog.menus[locale];
  const ids = restaurants.map(({ id }) => id);
  return { categories, products: listedAt(locale, snapshot, ids, now, at), ...terms, error: null };
}

function minutesAt(restaurant: CatalogRestaurant, orderType: OrderType, zone: DeliveryZone | null, { work }: MenuRequest): number {
  return minutesNow(restaurant, orderType, zone, work.get(restaurant.id) ?? 0);
}

function lowestFee(restaurants: readonly CatalogRestaurant[]): Som | null {
  const fees = restaurants
    .filter(({ supportsDelivery }) => supportsDelivery)
    .flatMap(({ zones }) => zones.map(({ deliveryFee }) => deliveryFee));
  return fees.length === 0 ? null : Math.min(...fees);
}

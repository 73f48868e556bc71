import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import { delivery, type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { Som } from '#domain/money.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { CatalogueRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { findZone } from '../restaurants/delivery-zone.ts';
import { defaultRegion, findRestaurant, restaurantsOf } from '../restaurants/restaurants.ts';
import { durationFor } from '../restaurants/slots.ts';
import { listedAt } from './availability.ts';

type MenuAnswer = Result<Menu, Problem>;

interface MenuRequest {
  readonly snapshot: Snapshot;
  readonly locale: Locale;
  readonly now: number;
}

/** Answers one of the three menu calls (contract §2); an unknown region or restaurant is `NOT_FOUND`. */
export function menuOf(source: MenuSource, request: MenuRequest): MenuAnswer {
  if (source.call === 'regionmenu') return regionMenu(source.regionId, request);
  if (source.call === 'restaurantmenu') return restaurantMenu(source.restaurantId, pickup, request);
  return customMenu(source, request);
}

/** The restaurant is the region's lowest id; the fee the lowest, shown as "from". */
function regionMenu(regionId: Id | null, request: MenuRequest): MenuAnswer {
  const { catalogue } = request.snapshot;
  const region = regionId ?? defaultRegion(catalogue);
  const found = region === null ? accept([]) : restaurantsOf(catalogue, region);
  if (!found.ok) return found;
  const first = found.value[0];
  return accept(
    fill(found.value, request, {
      restaurantId: first?.id ?? null,
      deliveryFee: lowestFee(found.value),
      deliveryDurationMinutes: first === undefined ? defaultDurationMinutes : durationFor(first, delivery, null),
    }),
  );
}

function restaurantMenu(restaurantId: Id, orderType: OrderType, request: MenuRequest): MenuAnswer {
  const restaurant = findRestaurant(request.snapshot.catalogue, restaurantId);
  if (restaurant === null) return refuse(problem('NOT_FOUND'));
  return accept(
    fill([restaurant], request, {
      restaurantId,
      deliveryFee: lowestFee([restaurant]),
      deliveryDurationMinutes: durationFor(restaurant, orderType, null),
    }),
  );
}

/** With coordinates the zone's restaurant; outside all zones the region's menu to browse, without restaurant and fee. */
function customMenu(source: Extract<MenuSource, { call: 'menu' }>, request: MenuRequest): MenuAnswer {
  const { coordinates, orderType, regionId, restaurantId } = source;
  const { snapshot, now } = request;
  if (restaurantId !== null && findRestaurant(snapshot.catalogue, restaurantId) === null) return refuse(problem('NOT_FOUND'));
  if (regionId !== null && !restaurantsOf(snapshot.catalogue, regionId).ok) return refuse(problem('NOT_FOUND'));
  if (orderType === delivery && coordinates !== null) {
    const found = findZone({ point: coordinates, restaurantId, slot: null }, snapshot, now);
    return found === null ? outOfZoneMenu(regionId, request) : accept(zoneMenu(found.restaurant, found.zone, request));
  }
  return restaurantId === null ? regionMenu(regionId, request) : restaurantMenu(restaurantId, orderType, request);
}

function zoneMenu(restaurant: CatalogueRestaurant, zone: DeliveryZone, request: MenuRequest): Menu {
  const deliveryDurationMinutes = durationFor(restaurant, delivery, zone);
  return fill([restaurant], request, { restaurantId: restaurant.id, deliveryFee: zone.deliveryFee, deliveryDurationMinutes });
}

function outOfZoneMenu(regionId: Id | null, request: MenuRequest): MenuAnswer {
  const menu = regionMenu(regionId, request);
  return menu.ok ? accept({ ...menu.value, restaurantId: null, deliveryFee: null }) : menu;
}

function fill(
  restaurants: readonly CatalogueRestaurant[],
  { snapshot, locale, now }: MenuRequest,
  terms: Pick<Menu, 'restaurantId' | 'deliveryFee' | 'deliveryDurationMinutes'>,
): Menu {
  const { categories } = snapshot.catalogue.menus[locale];
  const ids = restaurants.map(({ id }) => id);
  return { categories, products: listedAt(locale, snapshot, ids, now), ...terms, error: null };
}

function lowestFee(restaurants: readonly CatalogueRestaurant[]): Som | null {
  const fees = restaurants
    .filter(({ supportsDelivery }) => supportsDelivery)
    .flatMap(({ zones }) => zones.map(({ deliveryFee }) => deliveryFee));
  return fees.length === 0 ? null : Math.min(...fees);
}

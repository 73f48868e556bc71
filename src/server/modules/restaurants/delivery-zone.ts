import { delivery } from '#domain/fulfillment/order-type.ts';
import { chooseZone, type DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { findSlot, type SlotChoice } from '#domain/schedule/time-slot.ts';
import { isOpenAt } from '#domain/schedule/working-hours.ts';
import type { CatalogueRestaurant } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/catalogue-reader.ts';
import { pauseOf } from '../catalogue/stock.ts';
import { activeRestaurants } from './restaurants.ts';
import { slotGrid } from './slots.ts';

export interface FoundZone {
  readonly restaurant: CatalogueRestaurant;
  readonly zone: DeliveryZone;
}

interface ZoneQuery {
  readonly point: Coordinates;
  readonly restaurantId: Id | null;
  /** null: as soon as possible */
  readonly slot: SlotChoice | null;
}

/** Who delivers to a point, also when paused or without the slot; null outside all zones (contract §3, "Zone"). */
export function findZone({ point, restaurantId, slot }: ZoneQuery, snapshot: Snapshot, now: number): FoundZone | null {
  const active = activeRestaurants(snapshot.catalogue);
  const restaurants = new Map(active.map((restaurant) => [restaurant.id, restaurant]));
  const test = (rule: (zone: DeliveryZone, restaurant: CatalogueRestaurant) => boolean) => (zone: DeliveryZone) => {
    const restaurant = restaurants.get(zone.restaurantId);
    return restaurant !== undefined && rule(zone, restaurant);
  };
  const zone = chooseZone({
    point,
    restaurantId,
    zones: active.flatMap(({ zones }) => zones),
    restaurants: active.map((restaurant) => ({ ...restaurant, isPaused: pauseOf(snapshot.stock, restaurant.id, now) !== null })),
    hasSlot: test((candidate, restaurant) => {
      const days = slotGrid(restaurant, delivery, candidate, snapshot, now);
      return slot === null ? days.some(({ slots }) => slots.length > 0) : findSlot(days, slot) !== null;
    }),
    isOpenNow: slot === null ? test((_, restaurant) => isOpenAt(restaurant.hours, now)) : undefined,
  });
  const restaurant = zone === null ? undefined : restaurants.get(zone.restaurantId);
  return zone === null || restaurant === undefined ? null : { zone, restaurant };
}

/** One restaurant's own zone at a point, whatever its slots; null outside them. */
export function zoneOf(restaurant: CatalogueRestaurant, point: Coordinates): DeliveryZone | null {
  const always = { ...restaurant, isActive: true, isPaused: false, supportsDelivery: true };
  return chooseZone({ point, zones: restaurant.zones, restaurants: [always], hasSlot: () => true });
}

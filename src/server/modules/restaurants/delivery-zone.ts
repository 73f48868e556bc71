import { delivery } from '#domain/fulfillment/order-type.ts';
import { chooseZone, type DeliveryZone } from '#domain/fulfillment/zone.ts';
import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { isInside } from '#domain/place/inside-polygon.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { findSlot, type SlotChoice, slotStartInstant } from '#domain/schedule/time-slot.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { openingHoursOf } from './opening-hours.ts';
import { findRestaurant, zonesAround } from './restaurants.ts';
import { slotGrid } from './slots.ts';

export interface FoundZone {
  readonly restaurant: CatalogRestaurant;
  readonly zone: DeliveryZone;
}

interface ZoneQuery {
  readonly point: Coordinates;
  readonly restaurantId: Id | null;
  /** null: as soon as possible */
  readonly slot: SlotChoice | null;
}

/**
 * The restaurant that delivers to a point, also when it is paused or the slot is unavailable; null outside all zones (R-ZONE-2).
 */
export function findZone({ point, restaurantId, slot }: ZoneQuery, snapshot: Snapshot, now: number): FoundZone | null {
  const zones = zonesAround(snapshot.catalog, point).filter(({ polygon }) => isInside(point, polygon));
  const holding = zones.flatMap((zone) => findRestaurant(snapshot.catalog, zone.restaurantId) ?? []);
  const restaurants = new Map(holding.map((restaurant) => [restaurant.id, restaurant]));
  const test = (rule: (zone: DeliveryZone, restaurant: CatalogRestaurant) => boolean) => (zone: DeliveryZone) => {
    const restaurant = restaurants.get(zone.restaurantId);
    return restaurant !== undefined && rule(zone, restaurant);
  };
  const openingOf = (restaurant: CatalogRestaurant, at: number) => openingAt(openingHoursOf(restaurant, snapshot, now), at);
  const slotsIn = (restaurant: CatalogRestaurant, zone: DeliveryZone) => slotGrid(restaurant, delivery, zone, snapshot, now);
  /** Paused at the chosen slot; for "as soon as possible": at every slot of the preorder days (R-PAUSE-4). */
  const isPaused = (restaurant: CatalogRestaurant) => {
    if (openingOf(restaurant, slot === null ? now : slotStartInstant(slot)).state !== 'paused') return false;
    return slot !== null || restaurant.zones.every((one) => slotsIn(restaurant, one).every(({ slots }) => slots.length === 0));
  };
  const zone = chooseZone({
    point,
    restaurantId,
    zones,
    restaurants: Array.from(restaurants.values(), (restaurant) => ({ ...restaurant, isPaused: isPaused(restaurant) })),
    hasSlot: test((candidate, restaurant) => {
      const days = slotsIn(restaurant, candidate);
      return slot === null ? days.some(({ slots }) => slots.length > 0) : findSlot(days, slot) !== null;
    }),
    isOpenNow: slot === null ? test((_, restaurant) => openingOf(restaurant, now).state === 'open') : undefined,
  });
  const restaurant = zone === null ? undefined : restaurants.get(zone.restaurantId);
  return zone === null || restaurant === undefined ? null : { zone, restaurant };
}

/** The zone of one restaurant at a point, whatever its slots; null outside its zones. */
export function zoneOf(restaurant: CatalogRestaurant, point: Coordinates): DeliveryZone | null {
  const always = { ...restaurant, isActive: true, isPaused: false, supportsDelivery: true };
  return chooseZone({ point, zones: restaurant.zones, restaurants: [always], hasSlot: () => true });
}

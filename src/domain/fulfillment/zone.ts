import { compareIds, type Id } from '../id.ts';
import type { Som } from '../money.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { distanceMeters } from '../place/distance.ts';
import { isInside } from '../place/inside-polygon.ts';

export interface DeliveryZone {
  readonly id: Id;
  readonly restaurantId: Id;
  readonly priority: number;
  /** One ring of [longitude, latitude], closed or not; the edge is inside. */
  readonly polygon: readonly (readonly [number, number])[];
  readonly deliveryFee: Som;
  readonly minOrderSum: Som;
  /** null: delivery is never free here. */
  readonly freeDeliveryFrom: Som | null;
  readonly deliveryDurationMinutes: number;
}

/** The restaurant data that the choice of a zone needs. */
interface ZoneRestaurant extends Coordinates {
  readonly id: Id;
  readonly isActive: boolean;
  readonly supportsDelivery: boolean;
  readonly isPaused: boolean;
}

export interface ZoneQuery {
  readonly point: Coordinates;
  readonly zones: readonly DeliveryZone[];
  readonly restaurants: readonly ZoneRestaurant[];
  /** Sent by the client: used when one of its zones contains the point, else ignored. */
  readonly restaurantId?: Id | null | undefined;
  /** Whether the zone's restaurant has the chosen slot, or any slot when none is chosen. */
  readonly hasSlot: (zone: DeliveryZone) => boolean;
  /** Absent when a slot is chosen, because then current opening does not matter. */
  readonly isOpenNow?: ((zone: DeliveryZone) => boolean) | undefined;
}

/**
 * The zone that delivers to a point (R-ZONE-2, R-ZONE-3), null outside all zones of active, delivering restaurants (`OUT_OF_ZONE`).
 *
 * Unpaused restaurants that have the slot come first, open ones before closed ones; then by lowest priority, fee, distance. If only
 * zones of paused restaurants or without the slot contain the point, the best of them is returned: the order is then rejected with
 * `RESTAURANT_PAUSED` or `SLOT_UNAVAILABLE`.
 */
export function chooseZone(query: ZoneQuery): DeliveryZone | null {
  const restaurants = new Map(query.restaurants.map((restaurant) => [restaurant.id, restaurant]));
  const holding = query.zones.filter((zone) => {
    const restaurant = restaurants.get(zone.restaurantId);
    return restaurant?.isActive && restaurant.supportsDelivery && isInside(query.point, zone.polygon);
  });
  const requested = holding.filter((zone) => zone.restaurantId === query.restaurantId);
  const ranked = (requested.length > 0 ? requested : holding).map((zone) => ({
    zone,
    rank: rankOf(zone, query, restaurants.get(zone.restaurantId)),
  }));
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank) || compareIds(a.zone.id, b.zone.id))[0]?.zone ?? null;
}

/** The sort keys of a zone, most important first; lower values come first. */
function rankOf(zone: DeliveryZone, query: ZoneQuery, restaurant: ZoneRestaurant | undefined): number[] {
  return [
    restaurant?.isPaused ? 1 : 0,
    query.hasSlot(zone) ? 0 : 1,
    query.isOpenNow === undefined || query.isOpenNow(zone) ? 0 : 1,
    zone.priority,
    zone.deliveryFee,
    restaurant === undefined ? 0 : distanceMeters(query.point, restaurant),
  ];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const decisive = a.findIndex((value, index) => value !== b[index]);
  return decisive === -1 ? 0 : (a[decisive] ?? 0) - (b[decisive] ?? 0);
}

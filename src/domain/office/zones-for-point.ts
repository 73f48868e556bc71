import { chooseZone, type DeliveryZone } from '../fulfillment/zone.ts';
import type { Id } from '../id.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { isInside } from '../place/inside-polygon.ts';

interface DeliveringRestaurant extends Coordinates {
  readonly id: Id;
  readonly isActive: boolean;
  readonly supportsDelivery: boolean;
}

/** The zones around a point in the order in which the rules choose them while every restaurant is open; the first one delivers. */
export function zonesFor(point: Coordinates, zones: readonly DeliveryZone[], restaurants: readonly DeliveringRestaurant[]): DeliveryZone[] {
  const open = restaurants.map((restaurant) => ({ ...restaurant, isPaused: false }));
  const left = zones.filter(({ polygon }) => polygon.length > 2 && isInside(point, polygon));
  const found: DeliveryZone[] = [];
  for (;;) {
    const next = chooseZone({ point, zones: left.filter((zone) => !found.includes(zone)), restaurants: open, hasSlot: () => true });
    if (next === null) return found;
    found.push(next);
  }
}

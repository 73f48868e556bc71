import type { Coordinates } from './coordinates.ts';
import { distanceMeters } from './distance.ts';
import type { Restaurant } from './restaurant.ts';

/** The maximum distance of a restaurant that is offered for pickup in place of a delivery. */
export const pickupReachMeters = 20_000;

/** Whether an order can be picked up near a point. */
export function canPickUpNear(point: Coordinates, restaurants: readonly Restaurant[]): boolean {
  return restaurants.some((one) => one.isActive && one.supportsPickup && distanceMeters(point, one) <= pickupReachMeters);
}

import { openingAt } from '../schedule/opening.ts';
import type { Coordinates } from './coordinates.ts';
import { distanceMeters } from './distance.ts';
import { sortByDistance } from './nearby.ts';
import { pickupReachMeters } from './pickup-reach.ts';
import type { Restaurant } from './restaurant.ts';

/** Whether an order can be fetched now. */
function isOpenForPickup(restaurant: Restaurant, now: number): boolean {
  return restaurant.isActive && restaurant.supportsPickup && openingAt(restaurant, now).state === 'open';
}

/** Where an order can be fetched now, within reach of a restaurant and without it, the nearest first. */
export function openPickupsNear(own: Restaurant, restaurants: readonly Restaurant[], now: number): readonly Restaurant[] {
  const isNear = (place: Coordinates) => distanceMeters(own, place) <= pickupReachMeters;
  const others = restaurants.filter((one) => one.id !== own.id && isNear(one) && isOpenForPickup(one, now));
  return sortByDistance(others, own);
}

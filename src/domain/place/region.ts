import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import type { Coordinates } from './coordinates.ts';
import type { Restaurant } from './restaurant.ts';

export interface Region {
  readonly id: Id;
  readonly name: string;
  /** the center; both null: another system does not tell it */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export type PlacedRegion = Region & Coordinates;

export function hasCenter(region: Region): region is PlacedRegion {
  return region.latitude !== null && region.longitude !== null;
}

/** A restaurant whose region is not told serves every region. */
export function servesRegion(restaurant: Pick<Restaurant, 'regionId'>, regionId: Id | undefined): boolean {
  return restaurant.regionId === null || restaurant.regionId === regionId;
}

/** A part of a region; its center is used in place of an address until a pin is set. */
export interface District extends Coordinates, PlaceTerms {
  readonly id: Id;
  readonly regionId: Id;
  readonly name: string;
}

/** What is known of a delivery to about a place, such as the center of a district. */
export interface PlaceTerms {
  /** A restaurant delivers to its point. */
  readonly hasDelivery: boolean;
  /** To its point, as soon as possible; null: without delivery, or not known. */
  readonly deliveryFee: Som | null;
  /** A delivery to another point near it may have a higher fee. */
  readonly mayCostMore: boolean;
  /** As `deliveryFee`. */
  readonly durationMinutes: number | null;
}

/**
 * The chosen region; without one, or with an unknown id, the first of the list that has an active restaurant (R-MENU-7).
 * If no region has one, the first; null for an empty list.
 */
export function regionFor(
  id: Id | null,
  regions: readonly Region[],
  restaurants: readonly Pick<Restaurant, 'regionId' | 'isActive'>[],
): Region | null {
  const isServed = (region: Region) => restaurants.some((restaurant) => restaurant.isActive && servesRegion(restaurant, region.id));
  return regions.find((region) => region.id === id) ?? regions.find(isServed) ?? regions[0] ?? null;
}

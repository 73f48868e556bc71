import type { Id } from '#domain/id.ts';
import { type Region, regionFor } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { TimeoutError, within } from '../../async/within.ts';
import { lookupIn } from './restaurant-lookup.ts';

/** A page waits as long for the settings (R-UPSTREAM-11). */
const timeoutMs = 200;

interface PlaceRequest {
  readonly regions: () => Promise<readonly Region[]>;
  readonly restaurants: () => Promise<readonly Restaurant[]>;
}

interface Chosen {
  readonly regionId: Id | null;
  readonly restaurantId: Id | null;
}

/** Cookies whose region or restaurant is not in the lists (R-PLACE-7). */
type GonePlaces = readonly ('region' | 'restaurantId')[];

interface PlaceLog {
  warn(line: object, message: string): void;
}

/** Empty when the lists can't be read in time, because no page fails or waits for them. */
export async function gonePlaces(sendRequest: PlaceRequest, chosen: Chosen, log: PlaceLog): Promise<GonePlaces> {
  try {
    return await within(learn(sendRequest, chosen), timeoutMs);
  } catch (error) {
    if (!(error instanceof TimeoutError)) log.warn({ err: error }, 'the visitor’s place is not known');
    return [];
  }
}

/** The regions are requested only when something depends on them; an empty list does not remove a choice. */
async function learn(sendRequest: PlaceRequest, { regionId, restaurantId }: Chosen): Promise<GonePlaces> {
  const restaurants = await sendRequest.restaurants();
  const regions = regionId === null ? [] : await sendRequest.regions();
  const isRegionGone = regions.length > 0 && regionFor(regionId, regions, restaurants)?.id !== regionId;
  const isRestaurantGone = restaurantId !== null && restaurants.length > 0 && !lookupIn(restaurants).has(restaurantId);
  return [...(isRegionGone ? (['region'] as const) : []), ...(isRestaurantGone ? (['restaurantId'] as const) : [])];
}

import type { Id } from '#domain/id.ts';
import { type Region, regionFor, servesRegion } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { pauseAt } from '#domain/schedule/opening.ts';
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

export interface VisitorPlace {
  /** the chosen restaurant while it is paused; without a choice those of the visitor's region while all of them are (R-PAUSE-5) */
  readonly paused: readonly Restaurant[];
  /** cookies whose region or restaurant is not in the lists */
  readonly gone: readonly ('region' | 'restaurantId')[];
}

interface PlaceLog {
  warn(line: object, message: string): void;
}

const unknown: VisitorPlace = { paused: [], gone: [] };

/** The visitor's place, which every page needs; empty when it can't be read in time, because no page fails or waits for it. */
export async function visitorPlace(sendRequest: PlaceRequest, chosen: Chosen, now: number, log: PlaceLog): Promise<VisitorPlace> {
  try {
    return await within(learn(sendRequest, chosen, now), timeoutMs);
  } catch (error) {
    if (!(error instanceof TimeoutError)) log.warn({ err: error }, 'the visitor’s place is not known');
    return unknown;
  }
}

/** The regions are requested only when something depends on them. */
async function learn(sendRequest: PlaceRequest, { regionId, restaurantId }: Chosen, now: number): Promise<VisitorPlace> {
  const restaurants = await sendRequest.restaurants();
  const { byId, closed } = lookupIn(restaurants);
  const own = byId.get(restaurantId);
  const allPaused = closed.filter((restaurant) => pauseAt(restaurant, now) !== null);
  const regions = regionId !== null || (allPaused.length > 0 && own === undefined) ? await sendRequest.regions() : [];
  const region = regionFor(regionId, regions, restaurants);
  const isOurs = (restaurant: Restaurant) => (own ? restaurant === own : restaurant.isActive && servesRegion(restaurant, region?.id));
  // most of the time none is paused: then the list is not gone through
  const isPaused = allPaused.some(isOurs) && (own !== undefined || restaurants.every((one) => !isOurs(one) || allPaused.includes(one)));
  // an empty list does not remove a choice
  return {
    paused: isPaused ? allPaused.filter(isOurs) : [],
    gone: [
      ...(regionId !== null && regions.length > 0 && region?.id !== regionId ? (['region'] as const) : []),
      ...(restaurantId !== null && own === undefined && restaurants.length > 0 ? (['restaurantId'] as const) : []),
    ],
  };
}

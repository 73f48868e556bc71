import type { Id } from '#domain/id.ts';
import { type Region, regionFor } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { pauseAt } from '#domain/schedule/opening.ts';
import { TimeoutError, within } from '../lib/within.ts';

/** A page waits as long for the settings (contract §8). */
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
  /** the paused restaurants of the visitor's region, or only the chosen one */
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
  const own = restaurants.find(({ id }) => id === restaurantId);
  const allPaused = restaurants.filter((restaurant) => pauseAt(restaurant, now) !== null);
  const regions = regionId !== null || (allPaused.length > 0 && own === undefined) ? await sendRequest.regions() : [];
  const region = regionFor(regionId, regions, restaurants);
  return {
    paused: allPaused.filter((restaurant) => (own === undefined ? restaurant.regionId === region?.id : restaurant === own)),
    gone: [
      ...(regionId !== null && isMissing(regionId, regions) ? (['region'] as const) : []),
      ...(restaurantId !== null && isMissing(restaurantId, restaurants) ? (['restaurantId'] as const) : []),
    ],
  };
}

/** An empty list does not remove a choice. */
function isMissing(id: Id, list: readonly { readonly id: Id }[]): boolean {
  return list.length > 0 && !list.some((one) => one.id === id);
}

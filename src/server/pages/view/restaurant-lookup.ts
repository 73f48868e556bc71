import type { Id } from '#domain/id.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { onceFor } from '../../caching/once-for.ts';

/** The restaurants of a list by their ids, made once for each list: every page looks something up in it, and there may be thousands. */
export const lookupIn = onceFor(
  (restaurants: readonly Restaurant[]): ReadonlyMap<Id | null, Restaurant> =>
    new Map(restaurants.map((restaurant) => [restaurant.id, restaurant])),
);

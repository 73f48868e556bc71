import type { Id } from '#domain/id.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { onceFor } from '../../caching/once-for.ts';

/** What every page looks up in a list of restaurants, of which there may be thousands. */
interface RestaurantLookup {
  readonly byId: ReadonlyMap<Id | null, Restaurant>;
  /** those with a pause, which may have ended meanwhile */
  readonly closed: readonly Restaurant[];
}

/** Made once for each list. */
export const lookupIn = onceFor(
  (restaurants: readonly Restaurant[]): RestaurantLookup => ({
    byId: new Map<Id | null, Restaurant>(restaurants.map((restaurant) => [restaurant.id, restaurant])),
    closed: restaurants.filter(({ closedUntil }) => closedUntil !== null),
  }),
);

import type { Id } from '#domain/id.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { pauseAt } from '#domain/schedule/opening.ts';
import type { CommonView, ViewSource } from './common.ts';
import { type MenuPlace, menuPlace } from './menu-place.ts';
import { lookupIn } from './restaurant-lookup.ts';

export interface DishView extends CommonView, MenuPlace {
  readonly kind: 'dish';
  /** null: no dish can be at this address */
  readonly id: Id | null;
  /** the pause of the restaurant that the visitor has chosen or that delivers to the address (R-PAUSE-5); null: it has none */
  readonly closure: Closure | null;
}

interface Closure extends Pick<Restaurant, 'name'> {
  /** ISO 8601; null: nobody knows */
  readonly opensAt: string | null;
}

export async function dishView(source: ViewSource, common: CommonView): Promise<DishView> {
  const { preferences, id } = source.request;
  const { view, restaurants } = await menuPlace(source);
  const isOwn = preferences.restaurantId === view.restaurantId || preferences.coordinates !== null;
  const restaurant = isOwn ? lookupIn(restaurants).get(view.restaurantId) : undefined;
  return { ...common, ...view, kind: 'dish', id, closure: restaurant === undefined ? null : closureOf(restaurant, source.now) };
}

function closureOf(restaurant: Restaurant, now: number): Closure | null {
  const pause = pauseAt(restaurant, now);
  return pause && { name: restaurant.name, opensAt: pause.opensAt };
}

import type { Id } from '#domain/id.ts';
import { hasServingTimes } from '#domain/menu/off-hours.ts';
import type { CommonView, ViewSource } from './common.ts';
import { slotStartOf, visibleMenu } from './visible-menu.ts';

/** Its own menu is the same for everybody, but for the dishes that are served at the chosen time. */
export interface RestaurantView extends CommonView {
  readonly kind: 'restaurant';
  /** null: no restaurant can be at this address */
  readonly id: Id | null;
  /** the visitor has chosen it */
  readonly isChosen: boolean;
  /** the visitor's menu is its menu */
  readonly isServing: boolean;
  /** of the slot that the visitor has chosen, where dishes of its menu are served at times */
  readonly slotStart: number | null;
}

export async function restaurantView({ request, backend, now }: ViewSource, common: CommonView): Promise<RestaurantView> {
  const { id, locale, preferences } = request;
  const { menu } = await visibleMenu({ backend, locale, now, preferences });
  const isServing = id !== null && menu?.restaurantId === id;
  const slotStart = isServing && hasServingTimes(menu.products) ? slotStartOf(preferences, now) : null;
  return { ...common, kind: 'restaurant', id, isChosen: id !== null && preferences.restaurantId === id, isServing, slotStart };
}

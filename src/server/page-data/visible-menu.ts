import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { chooseMenuSource } from '#domain/menu/menu-source.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { type Region, regionFor } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { problemText } from '../lib/problem-text.ts';
import type { Backend } from '../ports/backend.ts';
import { UpstreamFailure } from '../ports/upstream-failure.ts';

/** Who looks, in which language, and what the five cookies say. */
export interface Visitor {
  readonly backend: Backend;
  readonly locale: Locale;
  readonly now: number;
  readonly preferences: {
    readonly orderType: OrderType;
    readonly coordinates: Coordinates | null;
    readonly regionId: Id | null;
    readonly restaurantId: Id | null;
  };
}

export interface VisibleMenu {
  /** null: the menu failed and is not filled (specification §8) */
  readonly menu: Menu | null;
  /** why it failed, in the visitor's language, where that is known */
  readonly problem: string | null;
  readonly region: Region | null;
  /** the active restaurants */
  readonly restaurants: readonly Restaurant[];
  /** the one the visitor chose */
  readonly chosen: Restaurant | null;
  /** the one that cooks for this visitor: chosen, or selected by the answer */
  readonly restaurant: Restaurant | null;
}

/** The menu that this visitor's preferences ask for (specification §4, contract §6). */
export async function visibleMenu(visitor: Visitor): Promise<VisibleMenu> {
  try {
    return await chosenMenu(visitor);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return {
      menu: null,
      problem: problemText(error.problem, visitor.locale),
      region: null,
      restaurants: [],
      chosen: null,
      restaurant: null,
    };
  }
}

async function chosenMenu({ backend, locale, now, preferences }: Visitor): Promise<VisibleMenu> {
  const [regions, restaurants] = await Promise.all([backend.regions(locale), backend.restaurants(locale, now)]);
  const region = regionFor(preferences.regionId, regions, restaurants);
  const chosen = restaurants.find(({ id }) => id === preferences.restaurantId) ?? null;
  const source = chooseMenuSource({ ...preferences, restaurantId: chosen?.id ?? null, regionId: region?.id ?? null });
  const response = await backend.menu(source, locale, now);
  const place = { region, restaurants, chosen };
  if (!response.ok) return { ...place, menu: null, problem: problemText(response.problem, locale), restaurant: chosen };
  const { error, restaurantId } = response.value;
  if (error !== null)
    return { ...place, menu: null, problem: (typeof error === 'string' ? error : error[locale]) || null, restaurant: chosen };
  const serving = restaurants.find(({ id }) => id === restaurantId) ?? chosen;
  return { ...place, menu: response.value, problem: null, restaurant: serving };
}

import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { chooseMenuSource } from '#domain/menu/menu-source.ts';
import { type Region, regionFor } from '#domain/place/region.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { slotStartInstant } from '#domain/schedule/time-slot.ts';
import type { Backend } from '../../ports/backend.ts';
import { UpstreamFailure } from '../../ports/upstream-failure.ts';
import { problemText } from '../../problems/problem-text.ts';
import type { Preferences } from './preferences.ts';
import { lookupIn } from './restaurant-lookup.ts';

/** The language of a visitor and the preferences from the cookies. */
export interface Visitor {
  readonly backend: Backend;
  readonly locale: Locale;
  readonly now: number;
  readonly preferences: Preferences;
}

export interface VisibleMenu {
  /** null: the menu failed to load (R-MENU-2) */
  readonly menu: Menu | null;
  /** the reason for the failure in the visitor's language, when it is known */
  readonly problem: string | null;
  readonly region: Region | null;
  /** the active restaurants */
  readonly restaurants: readonly Restaurant[];
  /** the restaurant that the visitor chose */
  readonly chosen: Restaurant | null;
  /** the restaurant for this visitor: the chosen one, or the one selected by the response */
  readonly restaurant: Restaurant | null;
}

/** The start of the chosen slot; null: none is chosen, or it has begun. */
export function slotStartOf({ slot }: Pick<Preferences, 'slot'>, now: number): number | null {
  const start = slot === null ? Number.NaN : slotStartInstant(slot);
  return start > now ? start : null;
}

/** The menu for this visitor's preferences (R-MENU-6). */
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
  const byId = lookupIn(restaurants);
  const region = regionFor(preferences.regionId, regions, restaurants);
  const chosen = byId.get(preferences.restaurantId) ?? null;
  const source = chooseMenuSource({ ...preferences, restaurantId: chosen?.id ?? null, regionId: region?.id ?? null });
  const response = await backend.menu(source, locale, now, slotStartOf(preferences, now));
  const place = { region, restaurants, chosen };
  if (!response.ok) return { ...place, menu: null, problem: problemText(response.problem, locale), restaurant: chosen };
  const { error, restaurantId } = response.value;
  if (error !== null)
    return { ...place, menu: null, problem: (typeof error === 'string' ? error : error[locale]) || null, restaurant: chosen };
  const serving = byId.get(restaurantId) ?? chosen;
  return { ...place, menu: response.value, problem: null, restaurant: serving };
}

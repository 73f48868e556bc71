import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceMeters } from '#domain/place/distance.ts';
import { distanceLabel } from '#domain/place/distance-label.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { Translate } from '#domain/words.ts';
import { cardOf, restaurantOf } from './page-list.ts';

/** The page's list from where the visitor is: a distance in each card, the nearest first within its region. */
export function useNearestFirst(
  here: Coordinates | null,
  restaurants: readonly Restaurant[],
  locale: Locale,
  t: Translate<'restaurant-map'>,
): void {
  useEffect(() => {
    if (here === null) return;
    const meters = new Map(restaurants.map((restaurant) => [restaurant.id, distanceMeters(here, restaurant)]));
    const least = Math.min(...meters.values());
    const lists = new Set<HTMLElement>();
    for (const [id, distance] of meters) {
      const card = cardOf(id);
      if (card?.parentElement) lists.add(card.parentElement);
      const note = noteIn(card);
      note?.replaceChildren(distanceLabel(distance, locale, t));
      if (distance === least) note?.append(' ', badge(t('nearest')));
    }
    const distanceOf = (card: Element) => meters.get(restaurantOf(card) ?? '') ?? 0;
    for (const list of lists) list.append(...Array.from(list.children).toSorted((a, b) => distanceOf(a) - distanceOf(b)));
  }, [here, restaurants, locale, t]);
}

/** The place of the distance beside the name; the server has filled it for a visitor with an address. */
function noteIn(card: HTMLElement | null): HTMLElement | null {
  const heading = card?.querySelector('h3');
  if (!heading) return null;
  const known = heading.querySelector('small');
  if (known) return known;
  const note = document.createElement('small');
  heading.insertBefore(note, heading.querySelector('svg'));
  return note;
}

function badge(text: string): HTMLElement {
  const element = document.createElement('b');
  element.textContent = text;
  return element;
}

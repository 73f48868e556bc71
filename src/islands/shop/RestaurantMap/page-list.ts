import type { Id } from '#domain/id.ts';
import { marked, markOf } from '#domain/page-marks.ts';

/** The page's list beside the map: the button of each card that shows its restaurant on the map has the restaurant's id. */

/** The card of a restaurant; null when the page does not list it. */
export function cardOf(id: Id): HTMLElement | null {
  return document.querySelector(marked('data-show-on-map', CSS.escape(id)))?.closest('li') ?? null;
}

/** The restaurant of a card. */
export function restaurantOf(card: Element | null | undefined): Id | null {
  return markOf(card?.querySelector(marked('data-show-on-map')), 'data-show-on-map');
}

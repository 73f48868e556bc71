import { useEffect, useState } from 'react';
import type { Id } from '#domain/id.ts';
import { marked, markOf } from '#domain/page-marks.ts';
import { cardOf, restaurantOf } from './page-list.ts';

/** The map is beside the list and stays in view while it scrolls. */
const besideList = '(min-width: 1024px)';
const calm = '(prefers-reduced-motion: reduce)';

/**
 * Ties the page's list to the map: a link `[data-show-on-map]` of a card selects its restaurant, a pointer over a card or focus in it
 * highlights it, and the card of the selected one is the current one.
 * @returns the restaurant to highlight
 */
export function useList(selected: Id | null, select: (id: Id) => void): Id | null {
  const [highlighted, setHighlighted] = useState<Id | null>(null);
  useEffect(() => {
    // a link pressed before hydration has set the hash to `#map-ID`, an anchor at the map
    const requested = /^#map-(.+)$/.exec(location.hash)?.[1];
    if (requested !== undefined) select(decodeURIComponent(requested));
    const press = ({ target }: Event) => {
      const id = markOf(target instanceof Element ? target.closest(marked('data-show-on-map')) : null, 'data-show-on-map');
      if (id !== null) select(id);
    };
    const point = ({ target }: Event) => setHighlighted(restaurantAt(target));
    const listened = { click: press, pointerover: point, focusin: point };
    for (const [type, listener] of Object.entries(listened)) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listened)) document.removeEventListener(type, listener);
    };
  }, [select]);
  useEffect(() => {
    const card = selected === null ? null : cardOf(selected);
    if (!card) return;
    card.setAttribute('aria-current', 'true');
    if (window.matchMedia?.(besideList).matches)
      card.scrollIntoView({ block: 'nearest', behavior: matchMedia(calm).matches ? 'auto' : 'smooth' });
    return () => card.removeAttribute('aria-current');
  }, [selected]);
  return highlighted;
}

/** Tells the page's styles how high the header is, below which the map stays: in a narrow window its links are in rows. */
export function useHeaderHeight(): void {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('body > header');
    if (header) document.documentElement.style.setProperty('--header', `${header.offsetHeight}px`);
  }, []);
}

/** The restaurant of the list's card that contains an element. */
function restaurantAt(target: EventTarget | null): Id | null {
  return restaurantOf(target instanceof Element ? target.closest('li') : null);
}

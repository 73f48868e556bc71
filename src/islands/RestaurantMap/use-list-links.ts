import { useEffect } from 'react';
import type { Id } from '#domain/id.ts';

/**
 * The list's links `[data-show-on-map]` select their restaurant on the map. A link pressed before hydration has set the URL's hash to
 * `#map-ID`, an anchor at the map.
 */
export function useListLinks(select: (id: Id) => void): void {
  useEffect(() => {
    const requested = /^#map-(.+)$/.exec(location.hash)?.[1];
    if (requested !== undefined) select(decodeURIComponent(requested));
    const press = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-show-on-map]') : null;
      const id = link?.dataset['showOnMap'];
      if (id !== undefined) select(id);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [select]);
}

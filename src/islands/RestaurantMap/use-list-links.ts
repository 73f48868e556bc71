import { useEffect } from 'react';
import type { Id } from '#domain/id.ts';

/** The list's links `[data-show-on-map]` select their restaurant here; where a link leads is the map's own anchor. */
export function useListLinks(select: (id: Id) => void): void {
  useEffect(() => {
    const press = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-show-on-map]') : null;
      const id = link?.dataset['showOnMap'];
      if (id !== undefined) select(id);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [select]);
}

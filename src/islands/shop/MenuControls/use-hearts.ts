import { useEffect } from 'react';
import { marked } from '#domain/page-marks.ts';
import { fill } from '#domain/words.ts';
import { $favorites, syncFavorites, toggleFavorite } from '#stores/shop/favorites.ts';
import { menuSwapped } from '#stores/shop/menu-fragment.ts';
import { readDishName, readProductId } from './card.ts';

/**
 * Makes the hearts of the server's cards work: a press saves or removes a favorite, and saved ones are filled.
 * @param template the heart's name with `{{name}}`; absent while the words are loading
 */
export function useHearts(template: string | undefined): void {
  useEffect(() => {
    const toggle = ({ target }: Event) => {
      const heart = target instanceof Element ? target.closest(marked('data-heart')) : null;
      if (heart) void toggleFavorite(readProductId(heart));
    };
    const paint = () => {
      const favorites = new Set($favorites.get());
      for (const heart of findHearts()) heart.setAttribute('aria-pressed', String(favorites.has(readProductId(heart))));
    };
    document.addEventListener('click', toggle);
    let end = () => {};
    // hearts of a whole menu must not delay the paint of a dish that was pressed while the page hydrated
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        end = $favorites.subscribe(paint);
        document.addEventListener(menuSwapped, paint);
        void syncFavorites();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      end();
      document.removeEventListener('click', toggle);
      document.removeEventListener(menuSwapped, paint);
    };
  }, []);

  useEffect(() => {
    if (!template) return;
    const name = () => {
      for (const heart of findHearts()) heart.setAttribute('aria-label', fill(template, { name: readDishName(heart) }));
    };
    name();
    document.addEventListener(menuSwapped, name);
    return () => document.removeEventListener(menuSwapped, name);
  }, [template]);
}

function findHearts(): NodeListOf<Element> {
  return document.querySelectorAll(`${marked('data-card')} ${marked('data-heart')}`);
}

import { useEffect } from 'react';
import { $favorites, syncFavorites, toggleFavorite } from '#stores/favorites.ts';
import { menuSwapped } from '#stores/menu-fragment.ts';

/** Keeps the hearts `[data-favorite]` of the server's cards pressed or not, and takes their presses. */
export function useHearts(): void {
  useEffect(() => {
    const paint = () => {
      const favorites = new Set($favorites.get());
      for (const heart of document.querySelectorAll<HTMLElement>('[data-favorite]')) {
        heart.setAttribute('aria-pressed', String(favorites.has(heart.dataset['favorite'] ?? '')));
      }
    };
    const press = (event: Event) => {
      const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-favorite]') : null;
      if (heart?.dataset['favorite']) void toggleFavorite(heart.dataset['favorite']);
    };
    const end = $favorites.subscribe(paint);
    void syncFavorites();
    document.addEventListener(menuSwapped, paint);
    document.addEventListener('click', press);
    return () => {
      end();
      document.removeEventListener(menuSwapped, paint);
      document.removeEventListener('click', press);
    };
  }, []);
}

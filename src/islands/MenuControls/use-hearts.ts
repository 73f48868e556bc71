import { useEffect } from 'react';
import { fill } from '#domain/words.ts';
import { $favorites, syncFavorites, toggleFavorite } from '#stores/shop/favorites.ts';
import { menuSwapped } from '#stores/shop/menu-fragment.ts';
import { readDishName, readProductId } from './card.ts';
import styles from './MenuControls.module.css';

/**
 * Adds a heart to every card of the page and handles its presses; without a script no favorite can be saved, so the server renders
 * none. A card may mark the place of its heart by `[data-heart]`.
 * @param template the heart's name with `{{name}}`; absent while the words are loading
 */
export function useHearts(template: string | undefined): void {
  useEffect(() => {
    if (template === undefined) return;
    const paint = () => {
      const favorites = new Set($favorites.get());
      for (const card of document.querySelectorAll('[data-card]')) {
        const heart = card.querySelector('[aria-pressed]') ?? drawHeart(card, template);
        heart.setAttribute('aria-pressed', String(favorites.has(readProductId(card))));
      }
    };
    const end = $favorites.subscribe(paint);
    document.addEventListener(menuSwapped, paint);
    void syncFavorites();
    return () => {
      end();
      document.removeEventListener(menuSwapped, paint);
    };
  }, [template]);
}

function drawHeart(card: Element, template: string): Element {
  const heart = document.createElement('button');
  heart.type = 'button';
  heart.className = styles['heart'] ?? '';
  heart.setAttribute('aria-label', fill(template, { name: readDishName(card) }));
  heart.addEventListener('click', () => void toggleFavorite(readProductId(card)));
  (card.querySelector('[data-heart]') ?? card).append(heart);
  return heart;
}

import { marked } from '#domain/page-marks.ts';
import { $favorites } from '#stores/shop/favorites.ts';
import { readProductId } from './read-card.ts';

/** Fills the hearts of the favorite dishes. */
export function paintHearts(): void {
  const favorites = new Set($favorites.get());
  for (const heart of document.querySelectorAll(`${marked('data-card')} ${marked('data-heart')}`)) {
    heart.setAttribute('aria-pressed', String(favorites.has(readProductId(heart))));
  }
}

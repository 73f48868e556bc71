import type { Id } from '#domain/id.ts';
import { parsePicture, pictureAddress } from '#domain/menu/dish-picture.ts';
import { marked, markOf } from '#domain/page-marks.ts';
import type { CardDish } from '#stores/shop/opened.ts';

/** The dish of the card around a node; null outside a card, and for a dish without a price. */
export function readCard(node: Element): CardDish | null {
  const card = node.closest<HTMLElement>(marked('data-card'));
  const productId = readProductId(node);
  const name = readDishName(node);
  const price = markOf(card, 'data-price');
  if (!card || !productId || !name || !price) return null;
  return { productId, name, price: Number(price), image: imageOf(card), hasChoices: card.querySelector(marked('data-choices')) !== null };
}

/** The address of the picture, which is shown in several sizes; a picture that failed to load counts as none. */
function imageOf(card: HTMLElement): string | null {
  const src = card.querySelector('img')?.getAttribute('src') ?? null;
  if (!src || src.startsWith('data:')) return null;
  const picture = parsePicture(src);
  return picture ? pictureAddress(picture.name) + picture.fragment : src;
}

/** The product ID of the card around a node; '' without a card. */
export function readProductId(node: Element): Id {
  return markOf(node.closest(marked('data-card')), 'data-card') ?? '';
}

/** The name of a card's dish; '' without a card. */
export function readDishName(node: Element): string {
  return node.closest(marked('data-card'))?.querySelector('h1, h3')?.textContent.trim() ?? '';
}

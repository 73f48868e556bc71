import type { Id } from '#domain/id.ts';
import { parsePicture, pictureAddress } from '#domain/menu/dish-picture.ts';
import type { Som } from '#domain/money.ts';
import { marked, markOf } from '#domain/page-marks.ts';

/** A product's data, read from its card. */
export interface Card {
  readonly productId: Id;
  readonly name: string;
  readonly price: Som;
  readonly image: string | null;
  /** true: the option sheet opens before the dish is added. */
  readonly hasChoices: boolean;
}

/** The product of the card around a node: id and price from its attributes. null outside a card, and for a product without a price. */
export function readCard(node: Element): Card | null {
  const card = node.closest<HTMLElement>(marked('data-card'));
  const productId = readProductId(node);
  const name = readDishName(node);
  const price = markOf(card, 'data-price');
  if (!card || !productId || !name || !price) return null;
  return {
    productId,
    name,
    price: Number(price),
    image: imageOf(card),
    hasChoices: card.querySelector(marked('data-choices')) !== null,
  };
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

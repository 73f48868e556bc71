import { readPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';

/** What a card of the page says of its product. */
export interface Card {
  readonly productId: Id;
  readonly name: string;
  readonly price: Som;
  readonly image: string | null;
  /** true: the option sheet comes before the cart. */
  readonly hasChoices: boolean;
}

/**
 * The card around one of its nodes, read from what it shows, so that the page says nothing twice: heading, price, picture, and its id
 * in `data-card` or else in its link. null where there is none or it lacks a price.
 */
export function readCard(node: Element): Card | null {
  const card = node.closest<HTMLElement>('[data-card]');
  const productId = readProductId(node);
  const name = readDishName(node);
  const price = readPrice(card?.querySelector('[data-price]')?.textContent ?? '');
  if (card === null || !productId || !name || price === null) return null;
  return {
    productId,
    name,
    price,
    image: card.querySelector('img')?.getAttribute('src') ?? null,
    hasChoices: card.querySelector('[data-add][data-choices]') !== null,
  };
}

/** Whose card a node stands in; '' where there is none. */
export function readProductId(node: Element): Id {
  const card = node.closest<HTMLElement>('[data-card]');
  return card?.dataset['card'] || idInLink(card?.querySelector('a')?.getAttribute('href'));
}

/** The name of a card's dish; '' where there is none. */
export function readDishName(node: Element): string {
  return node.closest('[data-card]')?.querySelector('h1, h3')?.textContent.trim() ?? '';
}

function idInLink(path: string | null = ''): Id {
  return path === null ? '' : decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

import { readPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';

/** A product's data, read from its card. */
export interface Card {
  readonly productId: Id;
  readonly name: string;
  readonly price: Som;
  readonly image: string | null;
  /** true: the option sheet opens before the dish is added. */
  readonly hasChoices: boolean;
}

/**
 * The card around a node, read from its visible heading, price and picture, so that the page repeats no data; the id is read from
 * `data-card`, otherwise from the link. null without a card or without a price.
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

/** The product ID of the card around a node; '' without a card. */
export function readProductId(node: Element): Id {
  const card = node.closest<HTMLElement>('[data-card]');
  return card?.dataset['card'] || idInLink(card?.querySelector('a')?.getAttribute('href'));
}

/** The name of a card's dish; '' without a card. */
export function readDishName(node: Element): string {
  return node.closest('[data-card]')?.querySelector('h1, h3')?.textContent.trim() ?? '';
}

function idInLink(path: string | null = ''): Id {
  return path === null ? '' : decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

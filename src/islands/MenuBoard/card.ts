import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';

/** What a card of the page says of its product in data attributes. */
export interface Card {
  readonly productId: Id;
  readonly name: string;
  readonly price: Som;
  readonly image: string | null;
  /** true: the option sheet comes before the cart. */
  readonly hasChoices: boolean;
}

/** The card around one of its nodes; null where there is none or it lacks a price. */
export function readCard(node: Element): Card | null {
  const card = node.closest<HTMLElement>('[data-card]');
  const { card: productId, name, price, image } = card?.dataset ?? {};
  if (card == null || !productId || !name || price === undefined || !/^\d+$/.test(price)) return null;
  return {
    productId,
    name,
    price: Number(price),
    image: image || null,
    hasChoices: card.querySelector('[data-add][data-choices]') !== null,
  };
}

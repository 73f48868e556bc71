import { atom } from 'nanostores';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';

/** A dish as its card shows it. */
export interface CardDish {
  readonly productId: Id;
  readonly name: string;
  readonly price: Som;
  readonly image: string | null;
  /** its options are chosen before it is added */
  readonly hasChoices: boolean;
}

/** The dish whose options are being chosen, in the sheet of the menu's island; null: none. */
export const $openedDish = atom<CardDish | null>(null);

/** Whether the sheet with the cart is open. */
export const $cartOpened = atom(false);

import type { PopularDish } from '../menu/popular.ts';
import type { Som } from '../money.ts';

/** What an empty cart offers to begin with (R-CART-8). */
export interface EmptyCart {
  /** a code for the first order; null: none, or this visitor has signed in before */
  readonly offer: FirstOrderOffer | null;
  /** when an order of now would be there; null: the kitchen is closed or not known */
  readonly expected: { readonly minutes: number; readonly time: string } | null;
  /** popular dishes that one press puts into the cart */
  readonly hits: readonly PopularDish[];
}

export interface FirstOrderOffer {
  readonly code: string;
  readonly title: string;
  readonly minOrderSum: Som;
}

import type { CartLine } from '../cart/cart-line.ts';
import type { Id } from '../id.ts';
import type { Som } from '../money.ts';

/** A displayed choice of a line: the option's or dish's name and its price per unit. */
export interface PricedChoice {
  readonly name: string;
  readonly amount: number;
  readonly price: Som;
}

export interface PricedLine extends CartLine {
  readonly name: string;
  readonly image: string | null;
  /** Price of one unit with its choices, never below 0. */
  readonly unitPrice: Som;
  readonly total: Som;
  readonly choices: readonly PricedChoice[];
}

/** One quote's sums; `deliveryFee` is null while there are no coordinates. */
export interface Totals {
  readonly itemsTotal: Som;
  readonly discount: Som;
  readonly points: Som;
  readonly deliveryFee: Som | null;
  readonly total: Som;
  /** The amount missing to the zone's minimum; 0 when reached or for pickup. */
  readonly minOrderLeft: Som;
  /** The amount missing for free delivery; null where delivery is never free or not offered. */
  readonly freeDeliveryLeft: Som | null;
  readonly maxSumExceeded: boolean;
}

/**
 * `removed`: the menu does not have it; `changed`: the dish does not offer what was chosen; `elsewhere`: the menu of the restaurant does not
 * have it, but that of another one does.
 */
export type UnavailableReason = 'removed' | 'changed' | 'elsewhere';

/** An unavailable part of a line: `productId` is the line's product, `optionId` its modifier option or combo dish, `name` its name. */
export interface UnavailableItem {
  readonly productId: Id;
  readonly optionId?: Id;
  readonly name: string;
  /** The key of the only line that it concerns, with choices that the dish does not offer any more. */
  readonly line?: string;
  /** Why it is unavailable, if it is neither sold out nor `served` at another time. */
  readonly reason?: UnavailableReason;
  /** Dishes of its category that can be had in its place, the nearest in price first. */
  readonly replacements?: readonly Id[];
  /** When a dish is served that is not at the slot's start, as a text: `Завтрак: 08:00–11:00`; absent: it is sold out or was removed. */
  readonly served?: string;
}

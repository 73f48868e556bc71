import type { Som } from '../money.ts';
import { changedPrice, type PriceChange } from './price-change.ts';
import type { Product } from './types.ts';

/** What a dish costs in one restaurant, in place of its own price. */
export interface RestaurantPrice {
  /** as in the catalog file */
  readonly restaurantId: string | number;
  readonly price: Som;
}

/**
 * A dish as a restaurant sells it. The old price belongs to the price of the dish: beside another one nothing is struck through.
 * @param price undefined: the restaurant has no price of its own
 */
export function atRestaurantPrice(product: Product, price: Som | undefined): Product {
  return price === undefined || price === product.price ? product : { ...product, price, oldPrice: null };
}

/** Whether a restaurant may ask this price: whole som, more than 0. */
export function isRestaurantPrice(price: number): boolean {
  return Number.isSafeInteger(price) && price > 0;
}

/** The prices of restaurants after a change of many prices; none falls below one step of the rounding. */
export function changedRestaurantPrices<Own extends RestaurantPrice>(prices: readonly Own[], change: PriceChange): Own[] {
  return prices.map((own) => ({ ...own, price: Math.max(change.roundTo, changedPrice(own.price, change)) }));
}

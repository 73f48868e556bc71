import { isOrderable } from './product.ts';
import { isServedAt, type Serving } from './serving-times.ts';
import type { Product } from './types.ts';

/** The dish as the menu for this moment shows it. */
export function atMoment(product: Product, at: number): Product {
  return product.serving === undefined || isServedAt(product.serving, at) ? product : { ...product, isOffHours: true };
}

/** When a dish is served that could be ordered for another time; null: it can be ordered now, or at no time. */
export function otherTimes(product: Product): Serving | null {
  return product.isOffHours && product.serving !== undefined && isOrderable(product) ? product.serving : null;
}

/** Whether a menu can differ by the time of day. */
export function hasServingTimes(products: readonly Product[]): boolean {
  return products.some(({ serving }) => serving !== undefined);
}

import type { Id } from '../id.ts';
import { isOffered } from './product.ts';
import type { Product } from './types.ts';

export interface RelatedDishes {
  /** `instead`: in place of a dish that is sold out or not served now; `goesWith`: recommended with it; `more`: others of its category */
  readonly reason: 'instead' | 'goesWith' | 'more';
  readonly dishes: readonly Product[];
}

/**
 * What a dish's page offers besides the dish: in place of such a dish those of its category whose price is closest, else what is
 * recommended with it, else others of its category. Only dishes that can be ordered.
 */
export function relatedDishes(product: Product, recommended: readonly Id[], products: readonly Product[], count: number): RelatedDishes {
  const offered = products.filter((dish) => dish.id !== product.id && isOffered(dish));
  const siblings = offered.filter(({ categoryId }) => categoryId === product.categoryId);
  if (!product.isAvailable || product.isOffHours) {
    const distance = ({ price }: Product) => Math.abs((price ?? 0) - (product.price ?? 0));
    return { reason: 'instead', dishes: siblings.toSorted((a, b) => distance(a) - distance(b)).slice(0, count) };
  }
  const found = recommended.flatMap((id) => offered.find((dish) => dish.id === id) ?? []);
  if (found.length > 0) return { reason: 'goesWith', dishes: found.slice(0, count) };
  return { reason: 'more', dishes: siblings.slice(0, count) };
}

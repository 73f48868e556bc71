import { hitTag } from './popular.ts';
import { isOffered } from './product.ts';
import type { Product } from './types.ts';

/** What home shows before its first category (R-MENU-13). */
export interface FirstDishes {
  /** sold out only where there is more of it today; null: the owner chose none, or it can't be ordered now */
  readonly today: Product | null;
  readonly hits: readonly Product[];
}

/** Two rows of a desktop. */
const maxHits = 8;

/** The dish of the day and the hits of a menu that can be ordered at its moment, in menu order; what comes again today is better than none. */
export function firstDishes(products: readonly Product[]): FirstDishes {
  const offered = products.filter(isOffered);
  const isToday = ({ tags }: Product) => tags.includes('today');
  const today = offered.find(isToday) ?? products.find((dish) => isToday(dish) && dish.moreAt !== undefined && !dish.isOffHours) ?? null;
  const hits = offered.filter((dish) => dish !== today && dish.tags.includes(hitTag)).slice(0, maxHits);
  return { today, hits };
}

/** Dishes that can be ordered now come first (R-MENU-13). */
export function offeredFirst(products: readonly Product[]): readonly Product[] {
  return [...products.filter(isOffered), ...products.filter((dish) => !isOffered(dish))];
}

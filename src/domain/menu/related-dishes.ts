import type { Id } from '../id.ts';
import type { Category } from './category.ts';
import type { Menu } from './menu.ts';
import { isOffered } from './product.ts';
import type { Product } from './types.ts';

export interface RelatedDishes {
  /** `instead`: in place of a dish that is sold out or not served now; `goesWith`: recommended with it; `more`: others of its category */
  readonly reason: 'instead' | 'goesWith' | 'more';
  readonly dishes: readonly Product[];
}

/**
 * What a dish's page offers besides the dish: in place of such a dish those of its category whose price is closest, and after them those of
 * the categories beside it; else what is recommended with it, else others of its category. Only dishes that can be ordered.
 */
export function relatedDishes(
  product: Product,
  recommended: readonly Id[],
  { products, categories }: Pick<Menu, 'products' | 'categories'>,
  count: number,
): RelatedDishes {
  const offered = products.filter((dish) => dish.id !== product.id && isOffered(dish));
  const siblings = offered.filter(({ categoryId }) => categoryId === product.categoryId);
  if (!product.isAvailable || product.isOffHours) {
    const distance = ({ price }: Product) => Math.abs((price ?? 0) - (product.price ?? 0));
    const byPrice = (dishes: readonly Product[]) => dishes.toSorted((a, b) => distance(a) - distance(b));
    const beside = categoriesBeside(categories, product.categoryId);
    const others = offered.filter(({ categoryId }) => beside.has(categoryId));
    return { reason: 'instead', dishes: [...byPrice(siblings), ...byPrice(others)].slice(0, count) };
  }
  const found = recommended.flatMap((id) => offered.find((dish) => dish.id === id) ?? []);
  if (found.length > 0) return { reason: 'goesWith', dishes: found.slice(0, count) };
  return { reason: 'more', dishes: siblings.slice(0, count) };
}

/** The other categories with the same parent. */
function categoriesBeside(categories: readonly Category[], id: Id): ReadonlySet<Id> {
  const parent = categories.find((category) => category.id === id)?.parentId ?? null;
  const beside = categories.filter((category) => parent !== null && category.parentId === parent && category.id !== id);
  return new Set(beside.map((category) => category.id));
}

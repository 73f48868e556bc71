import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import { isOffered } from './product.ts';
import type { Product } from './types.ts';

/** A dish offered where a page has nothing else; `price` with the default options. */
export interface PopularDish {
  readonly id: Id;
  readonly name: string;
  readonly image: string | null;
  readonly price: Som | null;
}

/** The tag of a popular dish. */
export const hitTag = 'hit';

/** The popular dishes that can be ordered, in menu order; a menu that marks too few adds the first dishes of its other categories. */
export function popularProducts(products: readonly Product[], count: number): readonly Product[] {
  const orderable = products.filter(isOffered);
  const marked = orderable.filter(({ tags }) => tags.includes(hitTag)).slice(0, count);
  const categories = new Set<Id>(marked.map(({ categoryId }) => categoryId));
  const added = orderable.filter(({ categoryId }) => {
    const isFirst = !categories.has(categoryId);
    categories.add(categoryId);
    return isFirst;
  });
  return [...marked, ...added].slice(0, count);
}

/** How many popular dishes a search without results shows. */
export const popularInPlace = 8;
/** A search that finds at most this many dishes shows popular ones below. */
const fewFound = 3;
/** How many of them: a row of a desktop. */
const popularBelow = 4;

/** The popular dishes below what a search finds; none below more than a few. */
export function popularBesides(found: readonly Product[], products: readonly Product[]): readonly Product[] {
  if (found.length > fewFound) return [];
  return popularProducts(products, popularInPlace)
    .filter((dish) => !found.includes(dish))
    .slice(0, popularBelow);
}

import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import { defaultChoices } from './default-choices.ts';
import { cardPrice, hasChoices, isOrderable } from './product.ts';
import type { Product, ProductsById } from './types.ts';

/**
 * A cheap dish to add with one tap when this sum is missing: without choices, not in the cart, and served then: the
 * cheapest that is enough alone; undefined when there is none.
 */
export function cheapDish(
  products: Iterable<Product>,
  missing: Som,
  inCart: readonly Id[],
  isServed: (dish: Product) => boolean,
): Product | undefined {
  return dishesByPrice(products, inCart, isServed).find((dish) => priceOf(dish) >= missing);
}

/** How many dishes are offered that are enough for the minimum order. */
const forMinimum = 3;

/**
 * As `cheapDish`, for a sum without which nothing can be ordered: the cheapest dish of each category that is enough alone, the cheapest
 * first; when no dish is enough, the most expensive ones. At most three.
 */
export function dishesForMinimum(
  products: Iterable<Product>,
  missing: Som,
  inCart: readonly Id[],
  isServed: (dish: Product) => boolean,
): Product[] {
  const dishes = dishesByPrice(products, inCart, isServed);
  const enough = dishes.filter((dish) => priceOf(dish) >= missing);
  const offered = enough.length > 0 ? enough : dishes.toReversed();
  return offered.filter(({ categoryId }, at) => offered.findIndex((dish) => dish.categoryId === categoryId) === at).slice(0, forMinimum);
}

/** How many dishes are offered in place of one. */
const forOne = 2;

/**
 * The dishes that replace another one with one tap: of its category, the nearest in price first. One with choices has its defaults then, if
 * they are enough.
 */
export function replacements(
  products: ProductsById,
  replaced: Pick<Product, 'categoryId' | 'price'>,
  inCart: readonly Id[],
  isServed: (dish: Product) => boolean,
): Product[] {
  const wanted = replaced.price ?? 0;
  const distance = (dish: Product) => Math.abs((cardPrice(dish, products) ?? 0) - wanted);
  const isAlike = (dish: Product) =>
    dish.categoryId === replaced.categoryId && !inCart.includes(dish.id) && isServed(dish) && defaultChoices(dish, products) !== null;
  return [...products.values()]
    .filter(isAlike)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, forOne);
}

/** What can be added with one tap, the cheapest first. */
function dishesByPrice(products: Iterable<Product>, inCart: readonly Id[], isServed: (dish: Product) => boolean): Product[] {
  const canBeAdded = (dish: Product) =>
    isOrderable(dish) && !hasChoices(dish) && !dish.isSet && !inCart.includes(dish.id) && isServed(dish);
  return [...products].filter(canBeAdded).sort((a, b) => priceOf(a) - priceOf(b));
}

function priceOf({ price }: Product): Som {
  return price ?? 0;
}

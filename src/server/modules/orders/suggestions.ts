import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import { dishesForMinimum, replacements } from '#domain/menu/cheap-dish.ts';
import { atMoment } from '#domain/menu/off-hours.ts';
import { isOffered } from '#domain/menu/product.ts';
import { isSetComplete } from '#domain/menu/set.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import type { UnavailableItem } from '#domain/order/types.ts';
import type { Catalog } from '../catalog/catalog.ts';

const mostSuggestions = 6;

export interface SuggestionQuery {
  readonly lines: readonly CartLine[];
  /** of the restaurant */
  readonly products: ProductsById;
  /** when the order is to be ready, ms since the epoch */
  readonly at: number;
  /** what is missing to the minimum order; 0: nothing */
  readonly minOrderLeft: Som;
}

/**
 * Products that are recommended for the lines, are not in the cart, are available and served at that moment; in the order of the lines.
 * Below the minimum order the first ones are dishes that are enough.
 */
export function suggestionsFor(
  { recommendations }: Pick<Catalog, 'recommendations'>,
  { lines, products, at, minOrderLeft }: SuggestionQuery,
): Id[] {
  const inCart = new Set(lines.map(({ productId }) => productId));
  const isServed = (product: Product) => isOffered(atMoment(product, at));
  const enough = minOrderLeft > 0 ? dishesForMinimum(products.values(), minOrderLeft, [...inCart], isServed) : [];
  const recommended = lines.flatMap(({ productId }) => recommendations.get(productId) ?? []);
  return [...new Set([...enough.map(({ id }) => id), ...recommended])]
    .filter((id) => {
      const product = products.get(id);
      return !inCart.has(id) && product !== undefined && isServed(product);
    })
    .slice(0, mostSuggestions);
}

interface ReplacementQuery extends Pick<SuggestionQuery, 'lines' | 'products' | 'at'> {
  readonly items: readonly UnavailableItem[];
}

/** The unavailable items with what this restaurant serves then in place of each, which no other of them names; a hidden dish has its category. */
export function withReplacements({ hidden }: Pick<Catalog, 'hidden'>, { items, lines, products, at }: ReplacementQuery): UnavailableItem[] {
  const taken = lines.map(({ productId }) => productId);
  const isServed = (product: Product) => isOffered(atMoment(product, at)) && isSetComplete(product, products);
  return items.map((item) => {
    const replaced = products.get(item.productId) ?? hidden?.get(item.productId);
    const found = replaced === undefined ? [] : replacements(products, replaced, taken, isServed).map(({ id }) => id);
    taken.push(...found);
    return found.length === 0 ? item : { ...item, replacements: found };
  });
}

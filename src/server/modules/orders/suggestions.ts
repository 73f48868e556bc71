import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import { atMoment } from '#domain/menu/off-hours.ts';
import { isOffered } from '#domain/menu/product.ts';
import type { ProductsById } from '#domain/menu/types.ts';
import type { Catalog } from '../catalog/catalog.ts';

const mostSuggestions = 6;

/** Products that are recommended for the lines, are not in the cart, are available and served at that moment; in the order of the lines. */
export function suggestionsFor(lines: readonly CartLine[], { recommendations }: Catalog, products: ProductsById, at: number): Id[] {
  const inCart = new Set(lines.map(({ productId }) => productId));
  const recommended = new Set(lines.flatMap(({ productId }) => recommendations.get(productId) ?? []));
  return [...recommended]
    .filter((id) => {
      const product = products.get(id);
      return !inCart.has(id) && product !== undefined && isOffered(atMoment(product, at));
    })
    .slice(0, mostSuggestions);
}

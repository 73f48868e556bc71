import type { Som } from '../money.ts';
import { comboOptionOf } from './combo.ts';
import { cardPrice } from './product.ts';
import type { ChosenComboDish, Product, ProductsById } from './types.ts';

/**
 * How much less a combo or a set costs than its dishes on their own; 0 for a product that is neither, that is not cheaper, or of which a
 * part has no price. Options of the dishes cost the same in both cases.
 */
export function savedSum(product: Product, combo: readonly ChosenComboDish[], products: ProductsById): Som {
  const dishes = combo.map((chosen) => {
    const price = products.get(chosen.productId)?.price ?? null;
    return price === null ? null : price - (comboOptionOf(product, chosen)?.surcharge ?? 0);
  });
  const parts = product.setItems.map(({ productId, quantity }) => {
    const part = products.get(productId);
    const price = part === undefined ? null : cardPrice(part, products);
    return price === null ? null : price * quantity;
  });
  let sum = -(product.price ?? 0);
  for (const price of [...dishes, ...parts]) {
    if (price === null) return 0;
    sum += price;
  }
  return product.price === null ? 0 : Math.max(0, sum);
}

import type { CartLine } from '../cart/cart-line.ts';
import { priceModifiers } from '../menu/modifier.ts';
import { isOrderable } from '../menu/product.ts';
import { isSetComplete } from '../menu/set.ts';
import type { ChosenModifier, Product, ProductsById } from '../menu/types.ts';
import type { UnavailableItem } from './types.ts';

/**
 * The unavailable parts of a line: the product itself (sold out, without a price, or a set with an unavailable part), its options,
 * the dishes of its combo and their options. Expects a line that passed `checkModifiers` and `checkCombo`.
 */
export function unavailableOf(line: CartLine, product: Product, products: ProductsById): UnavailableItem[] {
  const isHad = isOrderable(product) && isSetComplete(product, products);
  const own = isHad ? [] : [{ productId: product.id, name: product.name }];
  const dishes = line.combo.flatMap((chosen) => {
    const dish = products.get(chosen.productId);
    if (dish === undefined) return [];
    const isServed = dish.isAvailable && isSetComplete(dish, products);
    const missing = isServed ? [] : [{ productId: product.id, optionId: dish.id, name: dish.name }];
    return [...missing, ...missingOptions(product, dish, chosen.modifiers)];
  });
  return [...own, ...missingOptions(product, product, line.modifiers), ...dishes];
}

function missingOptions(ofLine: Product, product: Product, chosen: readonly ChosenModifier[]): UnavailableItem[] {
  const missing = priceModifiers(product.modifierGroups, chosen).filter(({ option }) => !option.isAvailable);
  return missing.map(({ option }) => ({ productId: ofLine.id, optionId: option.id, name: option.name }));
}

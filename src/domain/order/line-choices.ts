import type { CartLine } from '../cart/cart-line.ts';
import { comboOptionOf } from '../menu/combo.ts';
import { priceModifiers } from '../menu/modifier.ts';
import type { ChosenModifier, Product, ProductsById } from '../menu/types.ts';
import type { PricedChoice } from './types.ts';

/**
 * The price of a line's choices per unit, in display order: the product's own options, then each combo dish with its
 * surcharge followed by the dish's options. Expects a line that passed `checkModifiers` and `checkCombo`.
 */
export function lineChoices(line: CartLine, product: Product, products: ProductsById): PricedChoice[] {
  const dishes = line.combo.flatMap((chosen) => {
    const dish = products.get(chosen.productId);
    if (dish === undefined) return [];
    const surcharge = comboOptionOf(product, chosen)?.surcharge ?? 0;
    return [{ name: dish.name, amount: 1, price: surcharge }, ...optionChoices(dish, chosen.modifiers)];
  });
  return [...optionChoices(product, line.modifiers), ...dishes];
}

function optionChoices(product: Product, chosen: readonly ChosenModifier[]): PricedChoice[] {
  return priceModifiers(product.modifierGroups, chosen).map(({ option, amount, price }) => ({ name: option.name, amount, price }));
}

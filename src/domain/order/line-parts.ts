import type { CartLine } from '../cart/cart-line.ts';
import { defaultModifiers, priceModifiers } from '../menu/modifier.ts';
import type { ChosenModifier, Product, ProductsById } from '../menu/types.ts';

/** A dish to prepare for one unit of a combo or a set, with its options. */
export interface LinePart {
  readonly name: string;
  readonly amount: number;
  readonly choices: readonly { readonly name: string; readonly amount: number }[];
}

/** A dish of one unit of a line, as the menu has it, with the options that were chosen or are its defaults. */
export interface PartDish {
  readonly dish: Product;
  readonly amount: number;
  readonly modifiers: readonly ChosenModifier[];
}

/** The dishes of a combo as chosen, or those of a set with their defaults; `[]` for a plain product. Amounts are per unit of the line. */
export function lineParts(line: CartLine, products: ProductsById): LinePart[] {
  return partDishes(line, products).map(({ dish, amount, modifiers }) => ({
    name: dish.name,
    amount,
    choices: priceModifiers(dish.modifierGroups, modifiers).map((chosen) => ({ name: chosen.option.name, amount: chosen.amount })),
  }));
}

/** The same with the dishes themselves. */
export function partDishes(line: CartLine, products: ProductsById): PartDish[] {
  const setItems = products.get(line.productId)?.setItems ?? [];
  const dishes = line.combo.map(({ productId, modifiers }) => ({ productId, modifiers, amount: 1 }));
  const parts = setItems.map(({ productId, quantity }) => ({ productId, modifiers: null, amount: quantity }));
  return [...dishes, ...parts].flatMap(({ productId, modifiers, amount }) => {
    const dish = products.get(productId);
    return dish === undefined ? [] : [{ dish, amount, modifiers: modifiers ?? defaultModifiers(dish.modifierGroups) }];
  });
}

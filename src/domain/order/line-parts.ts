import type { CartLine } from '../cart/cart-line.ts';
import { defaultModifiers, priceModifiers } from '../menu/modifier.ts';
import type { ChosenModifier, Product, ProductsById } from '../menu/types.ts';

/** A dish to prepare for one unit of a combo or a set, with its options. */
export interface LinePart {
  readonly name: string;
  readonly amount: number;
  readonly choices: readonly { readonly name: string; readonly amount: number }[];
}

/** The dishes of a combo as chosen, or those of a set with their defaults; `[]` for a plain product. Amounts are per unit of the line. */
export function lineParts(line: CartLine, products: ProductsById): LinePart[] {
  const setItems = products.get(line.productId)?.setItems ?? [];
  const dishes = line.combo.map(({ productId, modifiers }) => ({ productId, modifiers, amount: 1 }));
  const parts = setItems.map(({ productId, quantity }) => ({ productId, modifiers: null, amount: quantity }));
  return [...dishes, ...parts].flatMap(({ productId, modifiers, amount }) => {
    const dish = products.get(productId);
    return dish === undefined ? [] : [{ name: dish.name, amount, choices: choicesOf(dish, modifiers) }];
  });
}

function choicesOf({ modifierGroups }: Product, chosen: readonly ChosenModifier[] | null): LinePart['choices'] {
  const priced = priceModifiers(modifierGroups, chosen ?? defaultModifiers(modifierGroups));
  return priced.map(({ option, amount }) => ({ name: option.name, amount }));
}

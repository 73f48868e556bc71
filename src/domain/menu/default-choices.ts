import { checkCombo, defaultCombo } from './combo.ts';
import { checkModifiers, defaultModifiers } from './modifier.ts';
import { isOrderable } from './product.ts';
import type { ChosenComboDish, ChosenModifier, Product, ProductsById } from './types.ts';

interface DefaultChoices {
  readonly modifiers: readonly ChosenModifier[];
  readonly combo: readonly ChosenComboDish[];
}

/** The preselected options and dishes of a dish that can be added without its sheet; null where they are not enough, or it can't be had. */
export function defaultChoices(product: Product, products: ProductsById): DefaultChoices | null {
  if (!isOrderable(product)) return null;
  const modifiers = defaultModifiers(product.modifierGroups);
  const combo = defaultCombo(product, products);
  if (checkModifiers(product.modifierGroups, modifiers) !== null || checkCombo(product, combo, products) !== null) return null;
  return { modifiers, combo };
}

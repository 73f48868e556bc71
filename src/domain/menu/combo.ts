import { type LineProblem, lineProblem } from './line-problem.ts';
import { checkModifiers, defaultModifiers } from './modifier.ts';
import type { ChosenComboDish, ComboOption, Product, ProductsById } from './types.ts';

/** The combo group's option of a chosen dish, null when the group does not offer it. */
export function comboOptionOf(product: Product, dish: ChosenComboDish): ComboOption | null {
  const group = product.comboGroups.find(({ id }) => id === dish.comboGroupId);
  return group?.options.find(({ productId }) => productId === dish.productId) ?? null;
}

/**
 * Rejects with `INVALID_OPTION` dishes that the combo does not offer, groups outside their minimum and maximum, and modifiers that
 * a chosen dish does not take; with `UNKNOWN_PRODUCT` an offered dish that is missing in the menu. Availability is not checked here.
 */
export function checkCombo(product: Product, combo: readonly ChosenComboDish[], products: ProductsById): LineProblem | null {
  for (const dish of combo) {
    const rejection = checkDish(product, dish, products);
    if (rejection !== null) return rejection;
  }
  const broken = product.comboGroups.find((group) => {
    const amount = combo.filter((dish) => dish.comboGroupId === group.id).length;
    return amount < group.minAmount || amount > group.maxAmount;
  });
  return broken === undefined ? null : lineProblem('INVALID_OPTION', { comboGroupId: broken.id });
}

function checkDish(product: Product, dish: ChosenComboDish, products: ProductsById): LineProblem | null {
  const { comboGroupId, productId } = dish;
  if (comboOptionOf(product, dish) === null) return lineProblem('INVALID_OPTION', { comboGroupId, productId });
  const chosen = products.get(productId);
  return chosen === undefined ? lineProblem('UNKNOWN_PRODUCT', { productId }) : checkModifiers(chosen.modifierGroups, dish.modifiers);
}

/**
 * The dishes that are preselected: in each group the available default ones up to its maximum, with their own default modifiers; all
 * available ones where the group requires as many. Another group without an available default stays empty.
 */
export function defaultCombo(product: Product, products: ProductsById): ChosenComboDish[] {
  return product.comboGroups.flatMap((group) => {
    const available = group.options.flatMap(({ productId, isDefault }) => {
      const dish = products.get(productId);
      return dish?.isAvailable ? [{ dish, isDefault }] : [];
    });
    const dishes = available.filter(({ isDefault }) => isDefault || available.length <= group.minAmount);
    return dishes.slice(0, group.maxAmount).map(({ dish }) => ({
      comboGroupId: group.id,
      productId: dish.id,
      modifiers: defaultModifiers(dish.modifierGroups),
    }));
  });
}

import { takeOptions } from './modifier.ts';
import type { ChosenModifier, ComboOption, ModifierGroup, Product } from './types.ts';

/**
 * The options included in a displayed price: the defaults, sold out or not (R-DISH-4: never the smallest size's); in a
 * required group without any default its cheapest available ones. Only for prices, never for a line.
 */
export function displayedModifiers(groups: readonly ModifierGroup[]): ChosenModifier[] {
  return groups.flatMap((group) => {
    const defaults = group.options.filter((option) => option.isDefault);
    if (defaults.length > 0) return takeOptions(group, defaults.slice(0, group.maxAmount));
    const cheapest = group.options.filter((option) => option.isAvailable).sort((a, b) => a.price - b.price);
    return takeOptions(group, cheapest.slice(0, Math.ceil(group.minAmount / Math.max(1, group.maxPerOption))));
  });
}

/** The dishes included in a combo's displayed price, by the same rule: the defaults, else the cheapest required ones. */
export function displayedDishes(product: Product): ComboOption[] {
  return product.comboGroups.flatMap((group) => {
    const defaults = group.options.filter((option) => option.isDefault);
    if (defaults.length > 0) return defaults.slice(0, group.maxAmount);
    return [...group.options].sort((a, b) => a.surcharge - b.surcharge).slice(0, group.minAmount);
  });
}

import { defaultModifiers } from './modifier.ts';
import type { ModifierGroup, Product, ProductsById } from './types.ts';

/** Whether every part of a set is available (R-OPTION-8: else the set is unavailable); true for a product that is not a set. */
export function isSetComplete(product: Product, products: ProductsById): boolean {
  return product.setItems.every((item) => {
    const part = products.get(item.productId);
    return part?.isAvailable && part.modifierGroups.every(hasDefault);
  });
}

/** A part takes each group's default; in a required group without one, any available option is enough. */
function hasDefault(group: ModifierGroup): boolean {
  if (group.minAmount === 0) return true;
  if (!group.options.some((option) => option.isDefault)) return group.options.some((option) => option.isAvailable);
  return defaultModifiers([group]).length > 0;
}

import { defaultModifiers } from './modifier.ts';
import type { ModifierGroup, Product, ProductsById } from './types.ts';

/** Whether every part of a set can be had (contract §2: else the set is unavailable); true for a product that is no set. */
export function isSetComplete(product: Product, products: ProductsById): boolean {
  return product.setItems.every((item) => {
    const part = products.get(item.productId);
    return part?.isAvailable && part.modifierGroups.every(hasDefault);
  });
}

/** A part takes each group's default; a required group that declares none gives any of its available options. */
function hasDefault(group: ModifierGroup): boolean {
  if (group.minAmount === 0) return true;
  if (!group.options.some((option) => option.isDefault)) return group.options.some((option) => option.isAvailable);
  return defaultModifiers([group]).length > 0;
}

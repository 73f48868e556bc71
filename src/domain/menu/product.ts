import type { Som } from '../money.ts';
import { displayedDishes, displayedModifiers } from './displayed-choices.ts';
import { modifiersPrice } from './modifier.ts';
import type { Product, ProductsById } from './types.ts';

export function productsById(products: readonly Product[]): ProductsById {
  return new Map(products.map((product) => [product.id, product]));
}

/** Whether the option sheet is needed before the product can be added to the cart. */
export function hasChoices(product: Product): boolean {
  return product.modifierGroups.length > 0 || product.comboGroups.length > 0;
}

/** Whether a card offers it: it has a price and is available; parts of sets and combos are checked by `isSetComplete` and the quote. */
export function isOrderable(product: Product): boolean {
  return product.price !== null && product.isAvailable;
}

/** The price a card shows: with the default options and dishes (R-DISH-4); null without a price. */
export function cardPrice(product: Product, products: ProductsById): Som | null {
  if (product.price === null) return null;
  const dishes = displayedDishes(product).map(({ productId, surcharge }) => {
    const groups = products.get(productId)?.modifierGroups ?? [];
    return surcharge + modifiersPrice(groups, displayedModifiers(groups));
  });
  const options = modifiersPrice(product.modifierGroups, displayedModifiers(product.modifierGroups));
  return Math.max(
    0,
    dishes.reduce((sum, price) => sum + price, product.price + options),
  );
}

/** Whether a dish can be ordered for the moment of its menu. */
export function isOffered(product: Product): boolean {
  return isOrderable(product) && product.isOffHours !== true;
}

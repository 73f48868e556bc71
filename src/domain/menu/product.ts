import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import type { ComboGroup, SetItem } from './combo.ts';
import { printedDishes, printedModifiers } from './displayed-choices.ts';
import { type ModifierGroup, modifiersPrice } from './modifier.ts';

export interface Product {
  readonly id: Id;
  readonly name: string;
  readonly categoryId: Id;
  readonly description: string;
  /** null: shown and not orderable (an upstream may leave prices out). */
  readonly price: Som | null;
  readonly oldPrice: Som | null;
  /** A path or absolute URL; null: a drawn tile stands in. */
  readonly image: string | null;
  readonly unit: string | null;
  readonly isAvailable: boolean;
  readonly tags: readonly string[];
  readonly isCombo: boolean;
  readonly isSet: boolean;
  /** The wire's `useModiExtSystem`. */
  readonly usesModifierSystem: boolean;
  readonly modifierGroups: readonly ModifierGroup[];
  readonly comboGroups: readonly ComboGroup[];
  readonly setItems: readonly SetItem[];
}

/** A menu's products by id. */
export type ProductsById = ReadonlyMap<Id, Product>;

export function productsById(products: readonly Product[]): ProductsById {
  return new Map(products.map((product) => [product.id, product]));
}

/** Whether the option sheet is needed before the product can enter the cart. */
export function hasChoices(product: Product): boolean {
  return product.modifierGroups.length > 0 || product.comboGroups.length > 0;
}

/** Whether a card offers it: it has a price and is available; a set's and combo's parts are judged by `isSetComplete` and the quote. */
export function isOrderable(product: Product): boolean {
  return product.price !== null && product.isAvailable;
}

/** The price a card prints: with the default options and dishes (contract §2); null without a price. */
export function cardPrice(product: Product, products: ProductsById): Som | null {
  if (product.price === null) return null;
  const dishes = printedDishes(product).map(({ productId, surcharge }) => {
    const groups = products.get(productId)?.modifierGroups ?? [];
    return surcharge + modifiersPrice(groups, printedModifiers(groups));
  });
  const options = modifiersPrice(product.modifierGroups, printedModifiers(product.modifierGroups));
  return Math.max(
    0,
    dishes.reduce((sum, price) => sum + price, product.price + options),
  );
}

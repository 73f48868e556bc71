import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import { defaultModifiers } from '#domain/menu/modifier.ts';
import type { ChosenModifier, Product, ProductsById } from '#domain/menu/types.ts';
import type { UnavailableItem } from '#domain/order/types.ts';
import { type StockItemKind, stockKey } from '../catalog/stock.ts';

/** How many portions of one product or option an order needs, and how it is reported when they are not available. */
export interface Demand {
  readonly kind: StockItemKind;
  readonly id: Id;
  readonly portions: number;
  readonly item: UnavailableItem;
}

/**
 * The portions that lines need, in the order of their stock keys: the products themselves, dishes of combos, parts of sets with their
 * default options, and all chosen options (R-TEAM-5: parts of combos and sets count).
 */
export function demandOf(lines: readonly CartLine[], products: ProductsById): Map<string, Demand> {
  const demands = new Map<string, Demand>();
  const take = (kind: StockItemKind, id: Id, portions: number, item: UnavailableItem) => {
    const key = stockKey(kind, id);
    demands.set(key, { kind, id, item, portions: portions + (demands.get(key)?.portions ?? 0) });
  };
  const takeDish = (dish: Product, modifiers: readonly ChosenModifier[], portions: number, item: UnavailableItem) => {
    take('product', dish.id, portions, item);
    for (const { groupId, optionId, amount } of modifiers) {
      take('option', optionId, amount * portions, { productId: item.productId, optionId, name: optionName(dish, groupId, optionId) });
    }
  };
  for (const { productId, quantity, modifiers, combo } of lines) {
    const product = products.get(productId);
    if (product === undefined) continue;
    takeDish(product, modifiers, quantity, { productId, name: product.name });
    for (const chosen of combo) {
      const dish = products.get(chosen.productId);
      if (dish !== undefined) takeDish(dish, chosen.modifiers, quantity, { productId, optionId: dish.id, name: dish.name });
    }
    for (const item of product.setItems) {
      const part = products.get(item.productId);
      if (part !== undefined)
        takeDish(part, defaultModifiers(part.modifierGroups), item.quantity * quantity, { productId, name: product.name });
    }
  }
  return new Map([...demands].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function optionName(dish: Product, groupId: Id, optionId: Id): string {
  const group = dish.modifierGroups.find(({ id }) => id === groupId);
  return group?.options.find(({ id }) => id === optionId)?.name ?? '';
}

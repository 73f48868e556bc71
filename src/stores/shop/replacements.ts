import { lineKey } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { defaultChoices } from '#domain/menu/default-choices.ts';
import { cardPrice } from '#domain/menu/product.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import { lineChoices } from '#domain/order/line-choices.ts';
import { $cart } from './cart.ts';
import { type CartViewLine, choiceText } from './cart-view.ts';
import { replaceLine } from './edited-line.ts';

/** A dish that can take the place of a line, in its quantity and with its default choices. */
export interface Replacement {
  readonly product: Product;
  readonly line: CartLine;
  /** of one */
  readonly price: Som;
  readonly choices: readonly string[];
}

/** The dishes that the quote names in place of a line, as this menu has them. */
export function replacementsOf({ unavailable, quantity }: CartViewLine, products: ProductsById): Replacement[] {
  return (unavailable?.replacements ?? []).flatMap((id) => {
    const product = products.get(id);
    const chosen = product && defaultChoices(product, products);
    if (!product || !chosen) return [];
    const line = { productId: id, quantity, ...chosen };
    return [{ product, line, price: cardPrice(product, products) ?? 0, choices: lineChoices(line, product, products).map(choiceText) }];
  });
}

/** Puts the dish in the place of the line with this key. */
export function replaceWith(key: string, { product: { name, image }, line, price, choices }: Replacement): void {
  const old = $cart.get().find((known) => lineKey(known) === key);
  if (old !== undefined) replaceLine(old, line, { name, image, unitPrice: price, choices });
}

/** The dishes in place of a line as they are offered: with the sum of its quantity, and what choosing one does. */
export function replacementChoices(line: CartViewLine, products: ProductsById, locale: Locale) {
  return replacementsOf(line, products).map((replacement) => ({
    id: replacement.product.id,
    name: replacement.product.name,
    sum: formatPrice(replacement.price * line.quantity, locale),
    choose: () => replaceWith(line.key, replacement),
  }));
}

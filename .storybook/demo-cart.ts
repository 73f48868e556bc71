import { type Locale, parseLocale } from '#domain/locale.ts';
import { defaultModifiers } from '#domain/menu/modifier.ts';
import { cardPrice, isOrderable, productsById } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import { addToCart } from '#stores/shop/cart.ts';
import { demoMenu } from './demo-shop.ts';

/** The locale of the toolbar, from a story's `globals`. */
export function localeOf(globals: Record<string, unknown>): Locale {
  return parseLocale(globals['locale']) ?? 'ru';
}

/** Dishes of the demo menu that can be ordered on their own, with the prices shown on their cards. */
export function demoDishes(locale: Locale): { dish: Product; price: number }[] {
  const { products } = demoMenu(locale);
  const byId = productsById(products);
  return products
    .filter((dish) => isOrderable(dish) && !dish.isCombo && !dish.isSet)
    .map((dish) => ({ dish, price: cardPrice(dish, byId) ?? 0 }));
}

/** Adds the first `count` dishes to the cart, each with its default choices. */
export function fillCart(locale: Locale, count: number, quantity = 1): void {
  for (const { dish, price } of demoDishes(locale).slice(0, count)) {
    const modifiers = defaultModifiers(dish.modifierGroups);
    const options = dish.modifierGroups.flatMap((group) => group.options);
    const choices = modifiers.flatMap(({ optionId }) => options.find(({ id }) => id === optionId)?.name ?? []);
    const { id: productId, name, image } = dish;
    addToCart({ productId, quantity, modifiers, combo: [] }, { name, image, unitPrice: price, choices });
  }
}

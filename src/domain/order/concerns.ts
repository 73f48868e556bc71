import { lineKey } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { UnavailableItem } from './types.ts';

/** An unavailable item may be the product itself, one of its options, a dish of its combo, or an option of that dish. */
export function concerns({ productId, optionId, line: key }: UnavailableItem, line: CartLine): boolean {
  if (key) return key === lineKey(line);
  if (productId !== line.productId) return false;
  const chosen = [line, ...line.combo].flatMap((part) => part.modifiers.map((modifier) => modifier.optionId));
  return optionId === undefined || chosen.includes(optionId) || line.combo.some((dish) => dish.productId === optionId);
}

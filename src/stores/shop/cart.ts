import type { ReadableAtom } from 'nanostores';
import { addLine, cartCount, lineKey, setQuantity } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Product } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { localStore } from '../lib/persistent.ts';
import { type LineSnapshot, parseStoredCart, type StoredLine } from './parse-cart.ts';

const $lines = localStore<readonly StoredLine[]>('cart', { decode: parseStoredCart, version: 1 });

/** The cart of this browser, the same in all its tabs; it is kept after signing out (R-SESSION-5). */
export const $cart: ReadableAtom<readonly StoredLine[]> = $lines;

/** The cart after the next paint, for views that may update later than the pressed control: sums, prices, the cart's lines. */
export const $lateCart: ReadableAtom<readonly StoredLine[]> = afterPaint($lines);

/** Adds to the cart and merges equal lines; returns whether all units fit. */
export function addToCart(line: CartLine, snapshot: LineSnapshot): boolean {
  const before = $lines.get();
  const lines = addLine(before, { ...line, snapshot });
  setCart(lines);
  return cartCount(lines) - cartCount(before) === line.quantity;
}

/** Adds one of a dish without choices; returns whether it fits. */
export function addPlain({ id, name, image }: Pick<Product, 'id' | 'name' | 'image'>, unitPrice: Som): boolean {
  return addToCart({ productId: id, quantity: 1, modifiers: [], combo: [] }, { name, image, unitPrice, choices: [] });
}

/** Adds to a line or removes from it, by its stored quantity; `key` is its `lineKey`. Below 1 the line leaves the cart. */
export function changeQuantity(key: string, by: number): void {
  const lines = $lines.get();
  const index = lines.findIndex((line) => lineKey(line) === key);
  const line = lines[index];
  if (line !== undefined) setCart(setQuantity(lines, index, line.quantity + by));
}

/** Replaces all lines. */
export function setCart(lines: readonly StoredLine[]): void {
  $lines.set(lines);
}

export function emptyCart(): void {
  setCart([]);
}

import { computed, type ReadableAtom } from 'nanostores';
import { addLine, cartCount, lineKey, setQuantity } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Som } from '#domain/money.ts';
import { parseStoredCart } from './parse-cart.ts';
import { localStore } from './persistent.ts';

/** What a line looked like when it was added: shown until the server's quote answers. */
export interface LineSnapshot {
  readonly name: string;
  readonly image: string | null;
  readonly unitPrice: Som;
  readonly choices: readonly string[];
}

export interface StoredLine extends CartLine {
  readonly snapshot: LineSnapshot;
}

const $lines = localStore<readonly StoredLine[]>('cart', { decode: parseStoredCart, version: 1 });

/** The cart of this browser, the same in all its tabs; it outlives sign-out (contract §4). */
export const $cart: ReadableAtom<readonly StoredLine[]> = $lines;

/** Portions in the cart. */
export const $cartCount: ReadableAtom<number> = computed($lines, cartCount);

/** Equal lines merge. */
export function addToCart(line: CartLine, snapshot: LineSnapshot): void {
  $lines.set(addLine($lines.get(), { ...line, snapshot }));
}

/** `key` is the line's `lineKey`; 0 removes the line. */
export function setLineQuantity(key: string, quantity: number): void {
  const index = $lines.get().findIndex((line) => lineKey(line) === key);
  if (index >= 0) $lines.set(setQuantity($lines.get(), index, quantity));
}

export function emptyCart(): void {
  $lines.set([]);
}

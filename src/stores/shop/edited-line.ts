import { lineKey, mergeLines } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import { $cart, setCart } from './cart.ts';
import type { LineSnapshot, StoredLine } from './parse-cart.ts';

/** The line of this dish that the page's address names as `#line=KEY`; null: none, or it is not in the cart. */
export function lineInAddress(productId: Id): StoredLine | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('line');
  return $cart.get().find((line) => line.productId === productId && lineKey(line) === key) ?? null;
}

/** Puts a line in the place of another, or at the end when that one has left the cart, and merges it with an equal one. */
export function replaceLine(old: CartLine, line: CartLine, snapshot: LineSnapshot): void {
  const lines = $cart.get();
  const at = lines.findIndex((known) => lineKey(known) === lineKey(old));
  setCart(mergeLines(at < 0 ? [...lines, { ...line, snapshot }] : lines.with(at, { ...line, snapshot })));
}

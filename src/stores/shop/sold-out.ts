import { changeQuantity } from './cart.ts';
import { $cartView, isSoldOut } from './cart-view.ts';
import { refreshQuote } from './quote.ts';

/** Removes the lines that are sold out; their sums were left out before. */
export function removeSoldOut(): void {
  for (const line of $cartView.get().lines) if (isSoldOut(line)) changeQuantity(line.key, -line.quantity);
  refreshQuote();
}

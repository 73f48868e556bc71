import { changeQuantity } from './cart.ts';
import { $cartView, isGone } from './cart-view.ts';
import { refreshQuote } from './quote.ts';

/** Removes the lines that can't be ordered; their sums were left out before. */
export function removeGone(): void {
  for (const line of $cartView.get().lines) if (isGone(line)) changeQuantity(line.key, -line.quantity);
  refreshQuote();
}

import { accountCalls } from '#contract/account-calls.ts';
import type { Id } from '#domain/id.ts';
import type { PricedLine } from '#domain/order/pricing.ts';
import type { Reorder } from '#domain/order/reorder.ts';
import { type ApiAnswer, api } from './api.ts';
import { pathOf } from './call-path.ts';
import { addToCart, emptyCart } from './cart.ts';
import { tellChoice } from './cart-view.ts';

/** What of an old order can be had today, and what is different; changes nothing. */
export function askReorder(id: Id): Promise<ApiAnswer<Reorder>> {
  return api<Reorder>('POST', pathOf(accountCalls.reorder, { id }));
}

/** Puts lines of an old order into the cart, beside what is in it or in its place. */
export function putIntoCart(lines: readonly PricedLine[], into: 'beside' | 'instead'): void {
  if (into === 'instead') emptyCart();
  for (const { productId, quantity, modifiers, combo, comment, name, image, unitPrice, choices } of lines) {
    const line = { productId, quantity, modifiers, combo, ...(comment !== undefined && { comment }) };
    addToCart(line, { name, image, unitPrice, choices: choices.map(tellChoice) });
  }
}

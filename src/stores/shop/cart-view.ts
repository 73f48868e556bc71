import { computed, type ReadableAtom } from 'nanostores';
import { lineKey } from '#domain/cart/cart.ts';
import type { Som } from '#domain/money.ts';
import { concerns } from '#domain/order/concerns.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { PricedChoice, PricedLine, Totals, UnavailableItem } from '#domain/order/types.ts';
import { $lateCart } from './cart.ts';
import type { StoredLine } from './parse-cart.ts';
import { $quote, type QuoteState } from './quote.ts';

export interface CartViewLine {
  readonly key: string;
  readonly productId: string;
  readonly name: string;
  readonly image: string | null;
  readonly choices: readonly string[];
  readonly comment: string | null;
  readonly quantity: number;
  readonly total: Som;
  /** why it can't be ordered as it is, and does not count in the sums; undefined: it can */
  readonly unavailable: UnavailableItem | undefined;
}

/** The displayed cart: immediately from known data, and exact once the quote has arrived. */
export interface CartView extends Omit<Totals, 'maxSumExceeded'> {
  readonly lines: readonly CartViewLine[];
}

/** Lines and sums of the cart; while a quote is pending they are computed from the last one and the snapshots, to avoid jumps. */
export const $cartView: ReadableAtom<CartView> = computed([$lateCart, $quote], viewCart);

export function viewCart(cart: readonly StoredLine[], { status, quote }: QuoteState): CartView {
  const pricedLines = new Map(quote?.lines.map((line) => [lineKey(line), line]));
  const lines = cart.map((line) => viewLine(line, quote, pricedLines));
  if (quote === null) return { ...withoutQuote, lines, itemsTotal: sumOf(lines), total: sumOf(lines) };
  if (status === 'success') return { ...sumsOf(quote), lines };
  return estimate(lines, quote);
}

const withoutQuote = { discount: 0, points: 0, deliveryFee: null, minOrderLeft: 0, freeDeliveryLeft: null };

function viewLine(line: StoredLine, quote: Quote | null, pricedLines: ReadonlyMap<string, PricedLine>): CartViewLine {
  const key = lineKey(line);
  const priced = pricedLines.get(key);
  const { productId, quantity, comment = null, snapshot } = line;
  return {
    key,
    productId,
    name: priced?.name ?? snapshot.name,
    image: priced?.image ?? snapshot.image,
    choices: priced?.choices.map(choiceText) ?? snapshot.choices,
    comment,
    quantity,
    total: (priced?.unitPrice ?? snapshot.unitPrice) * quantity,
    unavailable: quote?.unavailable.find((item) => concerns(item, line)),
  };
}

/** The text of a choice in a line: its name, and the amount when it is more than one. */
export function choiceText({ name, amount }: PricedChoice): string {
  return amount > 1 ? `${name} × ${amount}` : name;
}

function sumsOf({ itemsTotal, discount, points, deliveryFee, total, minOrderLeft, freeDeliveryLeft }: Quote): Omit<CartView, 'lines'> {
  return { itemsTotal, discount, points, deliveryFee, total, minOrderLeft, freeDeliveryLeft };
}

/** Adjusts the last quote's sums by the changes of the items since then. */
function estimate(lines: readonly CartViewLine[], quote: Quote): CartView {
  const itemsTotal = sumOf(lines);
  const change = itemsTotal - quote.itemsTotal;
  const less = (left: Som) => Math.max(0, left - change);
  return {
    lines,
    itemsTotal,
    discount: quote.discount,
    points: quote.points,
    deliveryFee: quote.deliveryFee,
    total: Math.max(0, quote.total + change),
    minOrderLeft: quote.minOrderLeft === 0 ? 0 : less(quote.minOrderLeft),
    freeDeliveryLeft:
      quote.freeDeliveryLeft === null || quote.freeDeliveryLeft === 0 ? quote.freeDeliveryLeft : less(quote.freeDeliveryLeft),
  };
}

/** Without what can't be ordered, as in the quote (R-CART-6). */
function sumOf(lines: readonly CartViewLine[]): Som {
  return lines.reduce((sum, line) => sum + (isGone(line) ? 0 : line.total), 0);
}

export function isGone({ unavailable }: CartViewLine): boolean {
  return unavailable !== undefined;
}

/** The view that the server renders, because it does not know the cart. */
export const emptyView: CartView = viewCart([], { status: 'idle', quote: null, problem: null });

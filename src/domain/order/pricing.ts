import { lineKey, mergeLines } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { type DeliveryTerms, deliveryFeeFor, freeDeliveryLeft } from '../fulfillment/delivery-fee.ts';
import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import type { Id } from '../id.ts';
import { checkCombo } from '../menu/combo.ts';
import { type LineProblem, lineProblem } from '../menu/line-problem.ts';
import { checkModifiers } from '../menu/modifier.ts';
import type { Product, ProductsById } from '../menu/types.ts';
import type { Som } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { concerns } from './concerns.ts';
import { exceedsMaximum, minOrderLeft } from './limits.ts';
import { lineChoices } from './line-choices.ts';
import type { PricedLine, Totals, UnavailableItem } from './types.ts';
import { unavailableOf } from './unavailable.ts';

export interface PricedLines {
  readonly lines: readonly PricedLine[];
  readonly unavailable: readonly UnavailableItem[];
}

/**
 * Prices the lines of a quote or an order by one restaurant's menu, equal lines merged (R-PRICE-1, R-CART-2).
 * Rejects with `UNKNOWN_PRODUCT`, then `INVALID_OPTION`; an item that is sold out or without a price is priced (0 without a price)
 * and listed.
 */
export function priceLines(lines: readonly CartLine[], products: ProductsById): Result<PricedLines, LineProblem> {
  const problems = lines.flatMap((line) => problemOfLine(line, products) ?? []);
  const rejection = problems.find(isUnknownLine) ?? problems[0];
  if (rejection !== undefined) return err(rejection);
  const priced: PricedLine[] = [];
  const unavailable: UnavailableItem[] = [];
  for (const line of mergeLines(lines)) {
    const product = products.get(line.productId);
    if (product === undefined) continue;
    priced.push(priceLine(line, product, products));
    unavailable.push(...unavailableOf(line, product, products));
  }
  return ok({ lines: priced, unavailable: distinct(unavailable) });
}

/** The lines that can be priced, and the others as unavailable items: their product or their choices are not in the menu any more. */
export function separateUnknown(
  lines: readonly CartLine[],
  products: ProductsById,
): { readonly known: readonly CartLine[]; readonly unknown: readonly UnavailableItem[] } {
  const known = lines.filter((line) => problemOfLine(line, products) === null);
  const unknown = lines.filter((line) => !known.includes(line)).map((line) => unknownItem(line, products.get(line.productId)));
  return { known, unknown: distinct(unknown) };
}

function unknownItem(line: CartLine, product: Product | undefined): UnavailableItem {
  const { productId } = line;
  if (product === undefined) return { productId, name: '', reason: 'removed' };
  return { productId, name: product.name, line: lineKey(line), reason: 'changed' };
}

function problemOfLine(line: CartLine, products: ProductsById): LineProblem | null {
  const product = products.get(line.productId);
  if (product === undefined) return lineProblem('UNKNOWN_PRODUCT', { productId: line.productId });
  const rejection = checkModifiers(product.modifierGroups, line.modifiers) ?? checkCombo(product, line.combo, products);
  return rejection && { ...rejection, details: { lineProductId: product.id, ...rejection.details } };
}

/** Whether the product of the line itself is unknown, not a part of it. */
function isUnknownLine({ code, details }: LineProblem): boolean {
  return code === 'UNKNOWN_PRODUCT' && details.lineProductId === undefined;
}

/** The sum of the lines that can be ordered as they are (R-CART-6). */
export function orderableTotal(lines: readonly PricedLine[], unavailable: readonly UnavailableItem[]): Som {
  return lines.reduce((sum, line) => (unavailable.some((item) => concerns(item, line)) ? sum : sum + line.total), 0);
}

function priceLine(line: CartLine, product: Product, products: ProductsById): PricedLine {
  const choices = lineChoices(line, product, products);
  const unitPrice = Math.max(
    0,
    choices.reduce((sum, choice) => sum + choice.price, product.price ?? 0),
  );
  return { ...line, name: product.name, image: product.image, unitPrice, total: unitPrice * line.quantity, choices };
}

/** Each item once. */
export function distinct(items: readonly UnavailableItem[]): UnavailableItem[] {
  const keyOf = ({ productId, optionId, line }: UnavailableItem) => JSON.stringify([productId, optionId, line]);
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

export interface TotalsQuery {
  readonly itemsTotal: Som;
  readonly discount?: Som | undefined;
  readonly points?: Som | undefined;
  /** whether a promo code makes the delivery free */
  readonly isDeliveryFree?: boolean | undefined;
  readonly orderType: OrderType;
  /** null: pickup, or delivery without coordinates */
  readonly zone: DeliveryTerms | null;
  readonly orderMaxSum: Som;
}

/** lines → promo → points → delivery → total, never below 0; both limits and free delivery apply to items minus discount. */
export function priceTotals(query: TotalsQuery): Totals {
  const { itemsTotal, orderMaxSum } = query;
  const own = query.orderType === delivery ? query.zone : null;
  const zone = own !== null && query.isDeliveryFree === true ? { ...own, deliveryFee: 0 } : own;
  const discount = Math.min(Math.max(0, query.discount ?? 0), itemsTotal);
  const discounted = itemsTotal - discount;
  const points = Math.min(Math.max(0, query.points ?? 0), discounted);
  const withoutZone = query.orderType === delivery ? null : 0;
  const deliveryFee = zone === null ? withoutZone : deliveryFeeFor(zone, discounted);
  return {
    itemsTotal,
    discount,
    points,
    deliveryFee,
    total: discounted - points + (deliveryFee ?? 0),
    minOrderLeft: zone === null ? 0 : minOrderLeft(discounted, zone.minOrderSum),
    freeDeliveryLeft: zone === null ? null : freeDeliveryLeft(zone, discounted),
    maxSumExceeded: exceedsMaximum(discounted, orderMaxSum),
  };
}

export interface HashedQuote extends Totals {
  readonly lines: readonly PricedLine[];
  readonly restaurantId: Id | null;
}

/** A short hash that changes with every sum, line and the restaurant of a quote, and not with the language. */
export function quoteHash(quote: HashedQuote): string {
  const { itemsTotal, discount, points, deliveryFee, total, minOrderLeft, freeDeliveryLeft, maxSumExceeded } = quote;
  const lines = quote.lines.map((line) => [lineKey(line), line.quantity, line.unitPrice, line.total]);
  const sums = [itemsTotal, discount, points, deliveryFee, total, minOrderLeft, freeDeliveryLeft, maxSumExceeded];
  const text = JSON.stringify([lines, sums, quote.restaurantId]);
  return fnv1a(text, 0x811c9dc5) + fnv1a(text, 0x9747b28c);
}

/** FNV-1a over UTF-16 units, from a given basis: 8 hexadecimal digits. */
function fnv1a(text: string, basis: number): string {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

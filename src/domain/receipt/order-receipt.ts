import type { CartLine } from '../cart/cart-line.ts';
import type { Id } from '../id.ts';
import type { FiscalCodes } from '../menu/fiscal-codes.ts';
import { modifiersPrice } from '../menu/modifier.ts';
import type { ProductsById } from '../menu/types.ts';
import type { Som } from '../money.ts';
import { partDishes } from '../order/line-parts.ts';
import type { PricedLine, Totals } from '../order/types.ts';
import { type Tiyin, toTiyin } from '../payment/tiyin.ts';
import { sharesOf } from '../table/shares.ts';
import { type FiscalGood, type FiscalLine, fiscalLines, vatWithin } from './fiscal-lines.ts';

/** A priced cart, as it is ordered. */
export interface ReceiptCart extends Pick<Totals, 'discount' | 'points' | 'deliveryFee'> {
  readonly lines: readonly PricedLine[];
}

/** What the restaurant has given codes to. */
export interface ReceiptCodes {
  readonly products: ReadonlyMap<Id, FiscalCodes>;
  /** null: delivery has none */
  readonly delivery: FiscalCodes | null;
}

/** Whether every dish that would be on the receipt of a cart, and its delivery, has its codes; a combo and a set are their dishes. */
export function hasCodes(
  { lines, deliveryFee }: { readonly lines: readonly CartLine[]; readonly deliveryFee: Som | null },
  products: ProductsById,
  codes: ReceiptCodes,
): boolean {
  if ((deliveryFee ?? 0) > 0 && codes.delivery === null) return false;
  return lines.every((line) => {
    const parts = partDishes(line, products).map(({ dish }) => dish.id);
    return (parts.length === 0 ? [line.productId] : parts).every((id) => codes.products.has(id));
  });
}

/**
 * The lines of the receipt of an order, which add up to its total to the tiyin (R-PAY-8): every dish with its options, a combo and a set as
 * their dishes, and the delivery. null: something of it lacks its codes.
 * @param deliveryTitle what the line of the delivery says
 */
export function receiptOf(
  cart: ReceiptCart,
  products: ProductsById,
  codes: ReceiptCodes,
  deliveryTitle: string,
): readonly FiscalLine[] | null {
  if (!hasCodes(cart, products, codes)) return null;
  const goods = cart.lines.flatMap((line) => goodsOf(line, products, codes.products));
  // without a price there is nothing to pay or to take off
  const sold = goods.filter(({ price }) => price > 0);
  return [
    ...fiscalLines(sold, toTiyin(cart.discount + cart.points)),
    ...deliveryLine(cart.deliveryFee ?? 0, codes.delivery, deliveryTitle),
  ];
}

/** Discounts and points are not taken off the delivery. */
function deliveryLine(fee: Som, codes: FiscalCodes | null, title: string): FiscalLine[] {
  if (fee === 0 || codes === null) return [];
  const price = toTiyin(fee);
  return [{ title, price, count: 1, discount: 0, ...codes, vat: vatWithin(price, codes.vatPercent) }];
}

/** The goods of a line: itself, or the dishes of a combo or set, to which its price is spread in proportion to their own. */
function goodsOf(line: PricedLine, products: ProductsById, codes: ReceiptCodes['products']): FiscalGood[] {
  const parts = partDishes(line, products).map(({ dish, amount, modifiers }) => ({
    id: dish.id,
    title: dish.name,
    price: toTiyin(Math.max(0, (dish.price ?? 0) + modifiersPrice(dish.modifierGroups, modifiers))),
    count: amount * line.quantity,
  }));
  const itself = { id: line.productId, title: line.name, price: toTiyin(line.unitPrice), count: line.quantity };
  const sold = parts.length === 0 ? [itself] : parts;
  const paid = sharesOf(
    toTiyin(line.total),
    sold.map(({ price, count }) => price * count),
  );
  return sold.flatMap(({ id, ...part }, index) => {
    const known = codes.get(id);
    return known === undefined ? [] : [{ ...priced(part, paid[index] ?? 0), ...known }];
  });
}

/** At its own price and with a discount; a part of which more is paid, as in a combo with a surcharge, has the least price that holds it. */
function priced({ title, price: own, count }: Omit<FiscalGood, 'discount' | keyof FiscalCodes>, paid: Tiyin) {
  const price = Math.max(own, Math.ceil(paid / count));
  return { title, price, count, discount: price * count - paid };
}

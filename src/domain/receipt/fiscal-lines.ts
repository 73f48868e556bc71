import type { FiscalCodes } from '../menu/fiscal-codes.ts';
import type { Tiyin } from '../payment/tiyin.ts';
import { sharesOf } from '../table/shares.ts';

/** A good of an order before the discounts of the whole order, with the codes that the restaurant has given it. */
export interface FiscalGood extends FiscalCodes {
  readonly title: string;
  /** of one unit, with its options */
  readonly price: Tiyin;
  readonly count: number;
  /** what the combo or set that it belongs to takes off all of its units */
  readonly discount: Tiyin;
}

/** A line of the receipt: `price` times `count` minus `discount` is what is paid for it. */
export interface FiscalLine extends FiscalGood {
  /** The tax within what is paid. */
  readonly vat: Tiyin;
}

/**
 * The lines of a receipt: what an order takes off (discount, points) is spread over its goods in proportion to what they cost, so that the
 * lines add up to the paid amount to the tiyin (R-PAY-8).
 * @param off tiyin, at most the sum of the goods
 */
export function fiscalLines(goods: readonly FiscalGood[], off: Tiyin): readonly FiscalLine[] {
  const sums = goods.map(paidFor);
  const shares = sharesOf(off, sums);
  return goods.map((good, index) => {
    const share = shares[index] ?? 0;
    return { ...good, discount: good.discount + share, vat: vatWithin((sums[index] ?? 0) - share, good.vatPercent) };
  });
}

/** What is paid for a line. */
export function paidFor({ price, count, discount }: Pick<FiscalLine, 'price' | 'count' | 'discount'>): Tiyin {
  return price * count - discount;
}

/** The tax within a sum that contains it, rounded to whole tiyin, half up. */
export function vatWithin(gross: Tiyin, percent: number): Tiyin {
  const whole = 100 + percent;
  return Math.floor((2 * gross * percent + whole) / (2 * whole));
}

import { sharesOf } from '../table/shares.ts';
import type { Tiyin } from './tiyin.ts';

/** A good of an order before its discounts, with the codes that the restaurant has given it. */
export interface FiscalGood {
  readonly title: string;
  /** of one unit, with its options */
  readonly price: Tiyin;
  readonly count: number;
  readonly code: string;
  readonly packageCode: string;
  /** 0 to 100 */
  readonly vatPercent: number;
}

/** A line of the receipt: `price` times `count` minus `discount` is what is paid for it. */
export interface FiscalLine extends FiscalGood {
  readonly discount: Tiyin;
  /** The tax within what is paid. */
  readonly vat: Tiyin;
}

/**
 * The lines of a receipt: what an order takes off (discount, points, the saving of a combo) is spread over its goods in proportion to
 * their sums, so that the lines add up to the paid amount to the tiyin.
 * @param off tiyin, at most the sum of the goods
 */
export function fiscalLines(goods: readonly FiscalGood[], off: Tiyin): readonly FiscalLine[] {
  const sums = goods.map(({ price, count }) => price * count);
  const discounts = sharesOf(off, sums);
  return goods.map((good, index) => {
    const discount = discounts[index] ?? 0;
    return { ...good, discount, vat: vatWithin((sums[index] ?? 0) - discount, good.vatPercent) };
  });
}

/** The tax within a sum that contains it, rounded to whole tiyin, half up. */
export function vatWithin(gross: Tiyin, percent: number): Tiyin {
  const whole = 100 + percent;
  return Math.floor((2 * gross * percent + whole) / (2 * whole));
}

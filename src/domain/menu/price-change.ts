import type { Som } from '../money.ts';

/** A change of many prices: first by per cent or by an amount, then rounded. */
export interface PriceChange {
  readonly kind: 'percent' | 'amount';
  /** per cent with up to two digits after the comma, or whole som; may be negative */
  readonly value: number;
  /** the nearest multiple of this; 1: to whole som */
  readonly roundTo: Som;
}

/** The steps to which prices are rounded. */
export const roundings: readonly Som[] = [1, 100, 500, 1000];

/** A price after a change: whole som, halves up, never below 0. */
export function changedPrice(price: Som, { kind, value, roundTo }: PriceChange): Som {
  // in parts of 10,000, which are whole for hundredths of a per cent
  const parts = kind === 'percent' ? price * (10_000 + Math.round(value * 100)) : (price + value) * 10_000;
  const step = roundTo * 10_000;
  return Math.max(0, Math.floor((parts + step / 2) / step) * roundTo);
}

import type { Som } from '../money.ts';

/** A change of many prices: first by per cent or by an amount, then rounded. */
export interface PriceChange {
  readonly kind: 'percent' | 'amount';
  /** whole per cent or som; may be negative */
  readonly value: number;
  /** the nearest multiple of this; 1: to whole som */
  readonly roundTo: Som;
}

/** The steps to which prices are rounded. */
export const roundings: readonly Som[] = [1, 100, 500, 1000];

/** A price after a change: whole som, halves up, never below 0. */
export function changedPrice(price: Som, { kind, value, roundTo }: PriceChange): Som {
  // in hundredths, which are whole for whole per cent
  const hundredths = kind === 'percent' ? price * (100 + value) : (price + value) * 100;
  const step = roundTo * 100;
  return Math.max(0, Math.floor((hundredths + step / 2) / step) * roundTo);
}

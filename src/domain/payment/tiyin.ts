import type { Som } from '../money.ts';

/** Hundredths of a som, an integer: amounts at the border of payment providers only (R-MONEY-1). */
export type Tiyin = number;

export function toTiyin(som: Som): Tiyin {
  return som * 100;
}

/** Amounts of orders are whole som; what another system has may not be. */
export function toSom(tiyin: Tiyin): Som {
  return tiyin / 100;
}

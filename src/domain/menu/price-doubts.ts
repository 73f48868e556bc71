import type { Som } from '../money.ts';

/** Why a price may be a slip: it is 0, or ten times above or below the price before, the old price, or most prices of its category. */
export type PriceDoubt = 'zero' | 'before' | 'oldPrice' | 'category';

export interface DoubtedPrice {
  readonly price: Som;
  /** the price before; null: a new dish */
  readonly before: Som | null;
  readonly oldPrice: Som | null;
  /** prices of the other dishes of the category */
  readonly neighbors: readonly Som[];
}

const times = 10;
/** Fewer neighbors are no measure. */
const fewest = 3;

/** The question to ask before a price is saved, with the price that it was compared with; null: none. A price that stays is not asked about. */
export function priceDoubt({ price, before, oldPrice, neighbors }: DoubtedPrice): { doubt: PriceDoubt; other: Som } | null {
  if (price === before) return null;
  if (price === 0) return { doubt: 'zero', other: before ?? 0 };
  if (before !== null && before > 0) return isFar(price, before) ? { doubt: 'before', other: before } : null;
  if (oldPrice !== null && isFar(price, oldPrice)) return { doubt: 'oldPrice', other: oldPrice };
  const usual = median(neighbors.filter((neighbor) => neighbor > 0));
  return usual !== null && isFar(price, usual) ? { doubt: 'category', other: usual } : null;
}

function isFar(price: Som, other: Som): boolean {
  return other > 0 && (price >= other * times || price * times <= other);
}

function median(prices: readonly Som[]): Som | null {
  if (prices.length < fewest) return null;
  return [...prices].sort((one, other) => one - other)[Math.floor(prices.length / 2)] ?? null;
}

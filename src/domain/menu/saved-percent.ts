import type { Som } from '../money.ts';

/** How much less a price is than the former one, in whole percent; 0 when it is not less, or when one of them is unknown. */
export function savedPercent(price: Som | null, oldPrice: Som | null): number {
  if (price === null || oldPrice === null || oldPrice <= price) return 0;
  return Math.round((1 - price / oldPrice) * 100);
}

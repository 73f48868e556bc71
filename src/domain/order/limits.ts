import type { Som } from '../money.ts';

/** Whether the sum exceeds the maximum order sum; equal passes, 0 is no limit (R-PRICE-4). Both limits apply to items minus discount. */
export function exceedsMaximum(sum: Som, orderMaxSum: Som): boolean {
  return orderMaxSum > 0 && sum > orderMaxSum;
}

/** The amount missing to a zone's minimum; an equal sum passes (R-PRICE-5). */
export function minOrderLeft(sum: Som, minOrderSum: Som): Som {
  return Math.max(0, minOrderSum - sum);
}

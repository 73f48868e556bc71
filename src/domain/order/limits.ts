import type { Som } from '../money.ts';

/** Above the maximum order sum; equal passes, 0 is no limit (contract §3). Both limits look at items minus discount. */
export function exceedsMaximum(sum: Som, orderMaxSum: Som): boolean {
  return orderMaxSum > 0 && sum > orderMaxSum;
}

/** What is missing to a zone's minimum; equal passes. */
export function minOrderLeft(sum: Som, minOrderSum: Som): Som {
  return Math.max(0, minOrderSum - sum);
}

/**
 * Why money is to be returned: the order was cancelled; it was paid after it had been released; the provider calls it failed after all; the
 * order was changed and costs less.
 */
export const refundCauses = ['cancelled', 'late', 'disputed', 'changed'] as const;
export type RefundCause = (typeof refundCauses)[number];

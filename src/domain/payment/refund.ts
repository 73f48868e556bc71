/** Why money is to be returned: the order was cancelled; it was paid after it had been released; the provider calls it failed after all. */
export const refundCauses = ['cancelled', 'late', 'disputed'] as const;
export type RefundCause = (typeof refundCauses)[number];

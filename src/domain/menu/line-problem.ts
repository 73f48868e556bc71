import type { Id } from '../id.ts';

/** In the cart's line `lineProductId`: the product, group or option that is unknown or violates its group's limits. */
export type InvalidLine = {
  readonly lineProductId?: Id;
  readonly productId?: Id;
  readonly groupId?: Id;
  readonly optionId?: Id;
  readonly comboGroupId?: Id;
};

/** A problem of one line of a cart. */
export interface LineProblem {
  readonly code: 'UNKNOWN_PRODUCT' | 'INVALID_OPTION';
  readonly details: InvalidLine;
}

export function lineProblem(code: LineProblem['code'], details: InvalidLine): LineProblem {
  return { code, details };
}

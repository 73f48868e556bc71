import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import type { ProblemDetails } from '#domain/problem.ts';
import type { ApiProblem } from '#stores/lib/api.ts';

/** The part of the page that caused a problem: the problem is shown there, and the focus moves there. */
export type Cause = 'items' | 'place' | 'address' | 'time' | 'name' | 'comment' | 'sum' | 'price' | 'payment' | 'form';

export interface OrderProblem {
  readonly cause: Cause;
  readonly message: string;
  /** Products that the problem names. */
  readonly productIds: readonly Id[];
  /** The total that was shown and the correct one. */
  readonly totals: { readonly was: Som; readonly now: Som } | null;
  /** Set when the customer has the maximum number of unpaid orders. */
  readonly tooMany: TooMany | null;
  /** The order may have been placed; the order history shows it. */
  readonly isUncertain: boolean;
}

/** A limit that is reached, from the problem's `details`. */
export interface TooMany {
  readonly limit: 'open' | 'hour' | 'slot';
  readonly figure: number;
  /** milliseconds since the epoch; null: unknown */
  readonly opensAt: number | null;
  /** of which there may be several; null: unknown */
  readonly phone: string | null;
}

const causes: Readonly<Record<string, Cause>> = {
  ITEMS_UNAVAILABLE: 'items',
  ITEMS_OFF_HOURS: 'items',
  UNKNOWN_PRODUCT: 'items',
  INVALID_OPTION: 'items',
  ADDRESS_MISSING: 'address',
  MENU_ERROR: 'place',
  OUT_OF_ZONE: 'place',
  RESTAURANT_PAUSED: 'place',
  SLOT_UNAVAILABLE: 'time',
  MIN_ORDER_SUM: 'sum',
  ORDER_MAX_SUM: 'sum',
  PRICE_CHANGED: 'price',
  PAYMENT_UNAVAILABLE: 'payment',
};

/** The part of the body that an invalid field belongs to (R-ERROR-1: `details.field`). */
const fields: readonly (readonly [start: string, cause: Cause])[] = [
  ['contact.firstName', 'name'],
  ['address', 'address'],
  ['comment', 'comment'],
  ['lines', 'items'],
];

export function problemAt(cause: Cause, message: string): OrderProblem {
  return { cause, message, productIds: [], totals: null, tooMany: null, isUncertain: false };
}

/** `shownTotal` is the total shown on the button. */
export function toOrderProblem(problem: ApiProblem, shownTotal: Som): OrderProblem {
  const { status, code, message } = problem;
  const tooMany = problem.code === 'TOO_MANY_ORDERS' ? tooManyOf(problem.details) : null;
  return {
    cause: tooMany?.limit === 'slot' ? 'time' : causeOf(problem),
    message,
    productIds: productIdsOf(problem),
    totals: problem.code === 'PRICE_CHANGED' ? { was: shownTotal, now: problem.details.quote.total } : null,
    tooMany,
    isUncertain: status === 0 || status >= 500 || code === 'IDEMPOTENCY_MISMATCH' || code === 'IDEMPOTENCY_IN_FLIGHT',
  };
}

function causeOf(problem: ApiProblem): Cause {
  if (problem.code !== 'INVALID_BODY') return causes[problem.code ?? ''] ?? 'form';
  const { field } = problem.details;
  return fields.find(([start]) => field.startsWith(start))?.[1] ?? 'form';
}

function productIdsOf(problem: ApiProblem): readonly Id[] {
  if (problem.code === 'ITEMS_UNAVAILABLE') return problem.details.unavailable.map(({ productId }) => productId);
  if (problem.code !== 'UNKNOWN_PRODUCT' && problem.code !== 'INVALID_OPTION') return [];
  const { productId } = problem.details;
  return productId === undefined ? [] : [productId];
}

function tooManyOf({ limit, figure, opensAt, phone }: ProblemDetails['TOO_MANY_ORDERS']): TooMany {
  return { limit, figure, opensAt: opensAt === null ? null : Date.parse(opensAt), phone: phone || null };
}

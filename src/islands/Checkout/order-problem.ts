import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import type { ApiProblem } from '#stores/lib/api.ts';

/** The part of the page that caused a refusal: there it is told, and there the focus goes. */
export type Cause = 'items' | 'place' | 'address' | 'time' | 'name' | 'comment' | 'sum' | 'price' | 'form';

export interface Refusal {
  readonly cause: Cause;
  readonly message: string;
  /** Products that the refusal names. */
  readonly productIds: readonly Id[];
  /** The total that was shown and the one that is right. */
  readonly totals: { readonly was: Som; readonly now: Som } | null;
  /** The customer has as many unpaid orders as one may have. */
  readonly tooMany: TooMany | null;
  /** The order may stand already: the history tells. */
  readonly isUncertain: boolean;
}

/** A limit that is reached, as the server's details tell it. */
export interface TooMany {
  readonly limit: 'open' | 'hour' | 'slot';
  readonly figure: number;
  /** milliseconds since the epoch; null: nobody can tell */
  readonly opensAt: number | null;
  /** digits; null: none is known */
  readonly phone: string | null;
}

const causes: Readonly<Record<string, Cause>> = {
  ITEMS_UNAVAILABLE: 'items',
  UNKNOWN_PRODUCT: 'items',
  INVALID_OPTION: 'items',
  ADDRESS_MISSING: 'address',
  OUT_OF_ZONE: 'place',
  RESTAURANT_PAUSED: 'place',
  SLOT_UNAVAILABLE: 'time',
  MIN_ORDER_SUM: 'sum',
  ORDER_MAX_SUM: 'sum',
  PRICE_CHANGED: 'price',
};

/** The part of the body that a refused field stands for (contract §2: `details.field`). */
const fields: readonly (readonly [start: string, cause: Cause])[] = [
  ['contact.firstName', 'name'],
  ['address', 'address'],
  ['comment', 'comment'],
  ['lines', 'items'],
];

export function refusalAt(cause: Cause, message: string): Refusal {
  return { cause, message, productIds: [], totals: null, tooMany: null, isUncertain: false };
}

/** `shownTotal` is what the button said. */
export function toRefusal({ status, code, message, details }: ApiProblem, shownTotal: Som): Refusal {
  const now = totalOf(details['quote']);
  const tooMany = code === 'TOO_MANY_ORDERS' ? tooManyOf(details) : null;
  return {
    cause: tooMany?.limit === 'slot' ? 'time' : (causes[code ?? ''] ?? causeOfField(details['field'])),
    message,
    productIds: productIdsOf(details),
    totals: now === null ? null : { was: shownTotal, now },
    tooMany,
    isUncertain: status === 0 || status >= 500 || code === 'IDEMPOTENCY_MISMATCH' || code === 'IDEMPOTENCY_IN_FLIGHT',
  };
}

function causeOfField(field: unknown): Cause {
  return fields.find(([start]) => typeof field === 'string' && field.startsWith(start))?.[1] ?? 'form';
}

function productIdsOf(details: ApiProblem['details']): readonly Id[] {
  const listed = Array.isArray(details['unavailable']) ? details['unavailable'] : [details];
  return listed.flatMap((item: unknown) => {
    const id = typeof item === 'object' && item !== null && 'productId' in item ? item.productId : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

function tooManyOf({ limit, figure, opensAt, phone }: ApiProblem['details']): TooMany | null {
  if ((limit !== 'open' && limit !== 'hour' && limit !== 'slot') || typeof figure !== 'number') return null;
  const at = typeof opensAt === 'string' ? Date.parse(opensAt) : Number.NaN;
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : '';
  return { limit, figure, opensAt: Number.isNaN(at) ? null : at, phone: digits || null };
}

function totalOf(quote: unknown): Som | null {
  const total = typeof quote === 'object' && quote !== null && 'total' in quote ? quote.total : null;
  return typeof total === 'number' ? total : null;
}

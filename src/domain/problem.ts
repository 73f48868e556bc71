/** The permanent codes of expected failures; each has an HTTP status and a message in three languages. */
export const problemStatus = {
  INVALID_BODY: 400,
  INVALID_QUERY: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  NOT_SIGNED_IN: 401,
  CODE_WRONG: 401,
  ACCESS_TOKEN_WRONG: 401,
  CROSS_SITE: 403,
  PHONE_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_IN_FLIGHT: 409,
  RESTAURANT_PAUSED: 409,
  SLOT_UNAVAILABLE: 409,
  ITEMS_UNAVAILABLE: 409,
  PRICE_CHANGED: 409,
  ILLEGAL_STATUS: 409,
  PUBLISHED_ELSEWHERE: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  WRONG_HOST: 421,
  IDEMPOTENCY_MISMATCH: 422,
  UNKNOWN_PRODUCT: 422,
  INVALID_OPTION: 422,
  BIRTH_DATE_IN_FUTURE: 422,
  ADDRESS_MISSING: 422,
  OUT_OF_ZONE: 422,
  MIN_ORDER_SUM: 422,
  ORDER_MAX_SUM: 422,
  CODE_EXPIRED: 410,
  DRAFT_CHANGED: 412,
  IMAGE_UNREADABLE: 422,
  IMAGE_TOO_LARGE: 422,
  CONTENT_INCOMPLETE: 422,
  PUBLISH_TIME_PAST: 422,
  IF_MATCH_MISSING: 428,
  TOO_MANY_CODES: 429,
  TOO_MANY_GUESSES: 429,
  TOO_MANY_ORDERS: 429,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_PHONE_CHANGES: 429,
  CODE_NOT_SENT: 503,
  PHONE_CHANGE_NOT_ANNOUNCED: 503,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  TOO_MANY_STREAMS: 503,
  UPSTREAM_REFUSED: 502,
  UPSTREAM_BAD_ANSWER: 502,
  UPSTREAM_TOO_SLOW: 504,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** What an upstream answered in place of what was asked for. */
export interface UpstreamAnswer {
  readonly status: number;
  /** null: nothing that a screen could show */
  readonly content: { readonly type: 'application/json' | 'text/plain'; readonly text: string } | null;
}

/** An expected failure; `details` is plain JSON that the screen may show (amounts in som, ids, free slots). */
export interface Problem {
  readonly code: ProblemCode;
  readonly details?: Readonly<Record<string, unknown>>;
  /** where the problem is an upstream's: its own words, told in place of ours; `isRetried`: asking again was tried, or is no use */
  readonly upstream?: { readonly answer: UpstreamAnswer | null; readonly isRetried: boolean };
}

export function problem(code: ProblemCode, details?: Readonly<Record<string, unknown>>): Problem {
  return details === undefined ? { code } : { code, details };
}

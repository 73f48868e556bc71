import type { PictureUse } from './content/library-picture.ts';
import type { ContentIssue } from './content/lint-content.ts';
import type { BannerIssue } from './content/pages/lint-banners.ts';
import type { PageIssue } from './content/pages/lint-pages.ts';
import type { LocalizedText } from './locale.ts';
import type { InvalidLine } from './menu/line-problem.ts';
import type { Som } from './money.ts';
import type { CatalogIssue } from './office/catalog-issue.ts';
import type { OrderStatus } from './order/order-status.ts';
import type { Quote } from './order/quote.ts';
import type { UnavailableItem } from './order/types.ts';
import type { TimeSlot } from './schedule/time-slot.ts';

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
  NOT_IN_TEAM: 403,
  ROLE_NOT_ALLOWED: 403,
  CUSTOMER_BLOCKED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_IN_FLIGHT: 409,
  RESTAURANT_PAUSED: 409,
  SLOT_UNAVAILABLE: 409,
  ITEMS_UNAVAILABLE: 409,
  ITEMS_OFF_HOURS: 409,
  PRICE_CHANGED: 409,
  ILLEGAL_STATUS: 409,
  CHANGE_OPEN: 409,
  CHANGE_ENDED: 409,
  FEEDBACK_CLOSED: 409,
  CASH_CHANGED: 409,
  CONTACT_NEEDED: 409,
  MAILING_SENT: 409,
  NO_OWN_PLACE: 409,
  BOT_NOT_ALLOWED: 409,
  PUBLISHED_ELSEWHERE: 409,
  MEMBER_PHONE_TAKEN: 409,
  MEMBER_NAME_TAKEN: 409,
  MEMBER_NAME_UNCLEAR: 422,
  OWNER_NEEDED: 409,
  NOT_HOST: 403,
  TABLE_CLOSED: 409,
  TABLE_FULL: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  WRONG_HOST: 421,
  IDEMPOTENCY_MISMATCH: 422,
  UNKNOWN_PRODUCT: 422,
  INVALID_OPTION: 422,
  BIRTH_DATE_IN_FUTURE: 422,
  ADDRESS_MISSING: 422,
  MENU_ERROR: 422,
  OUT_OF_ZONE: 422,
  MIN_ORDER_SUM: 422,
  ORDER_MAX_SUM: 422,
  PAYMENT_UNAVAILABLE: 422,
  CHANGE_IMPOSSIBLE: 422,
  CODE_EXPIRED: 410,
  PICTURE_USED: 409,
  TOO_MANY_PLANS: 422,
  DRAFT_CHANGED: 412,
  MAILING_CHANGED: 412,
  RECORD_CHANGED: 412,
  POINTS_MISSING: 422,
  SLUG_TAKEN: 422,
  SLUG_RESERVED: 422,
  IMAGE_UNREADABLE: 422,
  IMAGE_TOO_LARGE: 422,
  CONTENT_INCOMPLETE: 422,
  CATALOG_INVALID: 422,
  PUBLISH_TIME_PAST: 422,
  IF_MATCH_MISSING: 428,
  TOO_MANY_CODES: 429,
  TOO_MANY_GUESSES: 429,
  TOO_MANY_ORDERS: 429,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_PHONE_CHANGES: 429,
  TOO_MANY_PROMO_NAMES: 429,
  CODE_NOT_SENT: 503,
  PHONE_CHANGE_NOT_ANNOUNCED: 503,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  TOO_MANY_STREAMS: 503,
  REFUND_REFUSED: 422,
  REFUND_UNKNOWN: 504,
  UPSTREAM_REFUSED: 502,
  UPSTREAM_BAD_ANSWER: 502,
  UPSTREAM_TOO_SLOW: 504,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** An upstream's response that is passed on in place of the expected one. */
export interface RelayedResponse {
  readonly status: number;
  /** null: no content that can be displayed */
  readonly content: { readonly type: 'application/json' | 'text/plain'; readonly text: string } | null;
}

/** A record of the catalog whose draft differs from what the request was based on. */
export interface RecordConflict {
  readonly section: string;
  readonly id: string;
  /** of the values that both changed differently; '': one of them removed the record */
  readonly paths: readonly string[];
  /** the record of the draft; null: removed */
  readonly theirs: object | null;
}

type Empty = Record<never, never>;

/** The path of a value in a body or a query (`lines.0.quantity`; '' for the whole), and the rule that it violates. */
type InvalidField = { readonly field: string; readonly rule: string };

/** Seconds until the request may be retried. */
type Wait = { readonly retryAfter: number };

/** The details of a problem besides its code: plain JSON that may be displayed. The other codes have no details. */
export interface ProblemDetails {
  INVALID_BODY: InvalidField;
  INVALID_QUERY: InvalidField;
  CODE_WRONG: { readonly guessesLeft: number };
  PHONE_NOT_VERIFIED: { readonly missing?: readonly ('oldPhone' | 'newPhone')[]; readonly reason?: 'taken' };
  NOT_FOUND: { readonly what?: 'order' };
  /** why the menu of this place has no dishes, as its system says it */
  MENU_ERROR: { readonly reason: LocalizedText };
  /** ISO 8601; null: unknown */
  RESTAURANT_PAUSED: { readonly opensAt: string | null };
  /** the next free slots */
  SLOT_UNAVAILABLE: { readonly slots: readonly TimeSlot[] };
  ITEMS_UNAVAILABLE: { readonly unavailable: readonly UnavailableItem[] };
  /** the dishes with their times, and the first free slot at whose start all of them are served; null: there is none */
  ITEMS_OFF_HOURS: { readonly unavailable: readonly UnavailableItem[]; readonly servedSlot: TimeSlot | null };
  PRICE_CHANGED: { readonly quote: Quote };
  /** the current status */
  ILLEGAL_STATUS: { readonly status: OrderStatus };
  /** `line`: the order has another line there; `same`: nothing changes; `empty`: nothing is left; `paid`: more than was paid online; `many`: no more changes */
  CHANGE_IMPOSSIBLE: { readonly reason: 'line' | 'same' | 'empty' | 'paid' | 'many' };
  /** what the courier has to hand in by now, whole som */
  CASH_CHANGED: { readonly sum: Som };
  UNKNOWN_PRODUCT: InvalidLine;
  INVALID_OPTION: InvalidLine;
  MIN_ORDER_SUM: { readonly minOrderSum: Som; readonly minOrderLeft: Som };
  ORDER_MAX_SUM: { readonly itemsTotal: Som; readonly orderMaxSum: Som };
  /** the draft saved by another editor, in the wire format; absent where it is not yet sent */
  DRAFT_CHANGED: { readonly etag?: string; readonly draft?: object; readonly saved?: object | null };
  /** the values that someone else changed too, in the order of the request */
  RECORD_CHANGED: { readonly conflicts: readonly RecordConflict[] };
  CATALOG_INVALID: { readonly issues: readonly CatalogIssue[] };
  IMAGE_TOO_LARGE: { readonly megapixels: number };
  PICTURE_USED: { readonly places: readonly PictureUse[] };
  TOO_MANY_PLANS: { readonly most: number };
  SLUG_TAKEN: { readonly slug: string };
  SLUG_RESERVED: { readonly slug: string };
  CONTENT_INCOMPLETE: { readonly remarks: readonly (ContentIssue | PageIssue | BannerIssue)[] };
  TOO_MANY_CODES: { readonly resendAfter: number };
  TOO_MANY_GUESSES: Partial<Wait>;
  TOO_MANY_ORDERS: {
    readonly limit: 'open' | 'hour' | 'slot';
    readonly figure: number;
    /** ISO 8601; null: unknown */
    readonly opensAt: string | null;
    /** the phone number of a contact who can help */
    readonly phone: string | null;
  } & Partial<Wait>;
  /** the phone of a restaurant or the shop */
  CUSTOMER_BLOCKED: { readonly phone: string | null };
  /** how many there are */
  POINTS_MISSING: { readonly balance: Som };
  /** the provider's own words */
  REFUND_REFUSED: { readonly reason: string };
  TOO_MANY_REQUESTS: Wait;
  TOO_MANY_PHONE_CHANGES: Wait;
  TOO_MANY_PROMO_NAMES: Wait;
  UNAVAILABLE: Partial<Wait>;
  TOO_MANY_STREAMS: Wait;
}

type DetailsOf<Code extends ProblemCode> = Code extends keyof ProblemDetails ? ProblemDetails[Code] : Empty;

interface ProblemOptions {
  /** for a problem of an upstream: its response, shown in place of the app's text; `isRetried`: a retry was made or is pointless */
  readonly upstream?: { readonly response: RelayedResponse | null; readonly isRetried: boolean };
}

/** The problem of one code; its details may be left out where everything in them may. */
export type ProblemOf<Code extends ProblemCode> = Code extends ProblemCode
  ? { readonly code: Code } & (Empty extends DetailsOf<Code>
      ? { readonly details?: DetailsOf<Code> }
      : { readonly details: DetailsOf<Code> }) &
      ProblemOptions
  : never;

/** An expected failure. */
export type Problem = ProblemOf<ProblemCode>;

type DetailsArgument<Code extends ProblemCode> = Empty extends DetailsOf<Code> ? [details?: DetailsOf<Code>] : [details: DetailsOf<Code>];

export function problem<Code extends ProblemCode>(code: Code, ...[details]: DetailsArgument<Code>): ProblemOf<Code>;
export function problem(code: ProblemCode, details?: object): { readonly code: ProblemCode; readonly details?: object } {
  return details === undefined ? { code } : { code, details };
}

import type { Locale } from '#domain/locale.ts';
import type { ProblemCode, ProblemDetails } from '#domain/problem.ts';
import type { WireWorkspace } from './editor/editor-wire.ts';
import { type FailedResponse, readProblem } from './lib/read-problem.ts';

/** The details of all problems in wire format. */
interface WireDetails extends Omit<ProblemDetails, 'DRAFT_CHANGED'> {
  DRAFT_CHANGED: Pick<WireWorkspace, 'etag' | 'draft' | 'saved'>;
}

/** The required type of a value; with `?` it may be null or absent. */
type KindOf<Value> = null extends Value
  ? `${Kind<NonNullable<Value>>}?`
  : undefined extends Value
    ? `${Kind<NonNullable<Value>>}?`
    : Kind<Value>;
type Kind<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [readonly unknown[]]
      ? 'array'
      : 'object';

type Kinds = { readonly [Code in keyof WireDetails]?: { readonly [Name in keyof WireDetails[Code]]?: KindOf<WireDetails[Code][Name]> } };

const line = { lineProductId: 'string?', productId: 'string?' } as const;
const field = { field: 'string', rule: 'string' } as const;

/** The problem details that screens read, and the type of each; others are not in the type of a problem. */
const kinds = {
  INVALID_BODY: field,
  CODE_WRONG: { guessesLeft: 'number' },
  TOO_MANY_CODES: { resendAfter: 'number' },
  TOO_MANY_ORDERS: { limit: 'string', figure: 'number', opensAt: 'string?', phone: 'string?', retryAfter: 'number?' },
  ITEMS_UNAVAILABLE: { unavailable: 'array' },
  UNKNOWN_PRODUCT: line,
  INVALID_OPTION: line,
  PRICE_CHANGED: { quote: 'object' },
  DRAFT_CHANGED: { etag: 'string', draft: 'object', saved: 'object?' },
} as const satisfies Kinds;

/** Codes of the back office alone, which reads their details in `stores/office/problem-details.ts`: every page loads the list above. */
type OfficeCode = 'RECORD_CHANGED' | 'CATALOG_INVALID';
type ReadCode = keyof typeof kinds;
type ReadDetails<Code extends ReadCode> = Pick<WireDetails[Code], keyof WireDetails[Code] & keyof (typeof kinds)[Code]>;

interface Failure {
  /** 0 when there was no response */
  readonly status: number;
  readonly message: string;
}

type CodedProblem<Code extends ProblemCode> = Code extends ReadCode
  ? Failure & { readonly code: Code; readonly details: ReadDetails<Code> }
  : Code extends OfficeCode
    ? Failure & { readonly code: Code; readonly details: Readonly<Record<string, unknown>> }
    : Failure & { readonly code: Code };

/** A failed request: what the screen may show and decide on. `code` is null for an unknown code or one without its required details. */
export type ApiProblem = CodedProblem<ProblemCode> | (Failure & { readonly code: null });

/** Reads any failed response by the toast rules of R-ERROR-2; `message` is '' when neither body nor status provides one. */
export function readApiProblem(response: FailedResponse, locale: Locale): ApiProblem {
  const { code, details, message } = readProblem(response, locale);
  // an unknown code matches none of the codes that callers compare with
  const coded = code !== null && fits(code, details) ? { code, details } : { code: null };
  return { status: response.status, message, ...coded } as ApiProblem;
}

function fits(code: string, details: Readonly<Record<string, unknown>>): boolean {
  // a name of Object.prototype has no entries
  return Object.entries((kinds as Kinds)[code as ReadCode] ?? {}).every(([name, kind]) => {
    const value = details[name];
    return value == null ? kind.endsWith('?') : kind.startsWith(Array.isArray(value) ? 'array' : typeof value);
  });
}

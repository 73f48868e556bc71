import type { LocalizedText } from '#domain/locale.ts';
import type { ProblemCode } from '#domain/problem.ts';

/**
 * The body of every error of this API (R-ERROR-1), sent with the matching status.
 * `details` of INVALID_BODY and INVALID_QUERY is `{ field, rule }`: the path of the value (`lines.0.quantity`) and the rule it violates.
 */
export interface ProblemBody {
  readonly code: ProblemCode;
  readonly message: LocalizedText;
  readonly details?: Readonly<Record<string, unknown>>;
}

import type { LocalizedText } from '#domain/locale.ts';
import type { ProblemCode } from '#domain/problem.ts';

/**
 * The body of every error of ours (contract §2); the status says the rest.
 * `details` of INVALID_BODY and INVALID_QUERY is `{ field, rule }`: where the value stands (`lines.0.quantity`) and what it broke.
 */
export interface ProblemBody {
  readonly code: ProblemCode;
  readonly message: LocalizedText;
  readonly details?: Readonly<Record<string, unknown>>;
}

import type { LocalizedText } from '#domain/locale.ts';

/**
 * The body of every error of ours (contract §2); the status says the rest.
 * `details` of INVALID_BODY and INVALID_QUERY is `{ field, rule }`: where the value stands (`lines.0.quantity`) and what it broke.
 */
export interface ProblemBody {
  readonly code: string;
  readonly message: LocalizedText;
  readonly details?: Readonly<Record<string, unknown>>;
}

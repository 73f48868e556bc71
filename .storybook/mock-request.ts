import type { CallBody, CallParams, CallQuery } from '#contract/lib/call-types.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { Locale } from '#domain/locale.ts';

/** A call of the API, read by the contract's own schemas. */
export interface MockRequest<Call extends CallDefinition> {
  readonly locale: Locale;
  readonly path: CallParams<Call>;
  readonly query: CallQuery<Call>;
  readonly headers: Headers;
  readonly body: CallBody<Call>;
}

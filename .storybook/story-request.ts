import type { calls } from '#contract/calls.ts';
import type { CallBody, CallParams, CallQuery, CallValue } from '#contract/lib/call-types.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { Locale } from '#domain/locale.ts';
import type { Problem } from '#domain/problem.ts';

/** An API call in a story, parsed by the contract's own schemas. */
export interface StoryRequest<Call extends CallDefinition> {
  readonly locale: Locale;
  readonly path: CallParams<Call>;
  readonly query: CallQuery<Call>;
  readonly body: CallBody<Call>;
}

/** An error response of the API for an order that can't be placed. */
export class RejectedCall {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

type Calls = typeof calls;

/** The API's responses in stories by the names of the calls; a response of the wrong shape does not compile. */
export type StoryResponses = {
  readonly [Name in keyof Calls]?: (request: StoryRequest<Calls[Name]>) => CallValue<Calls[Name]> | RejectedCall;
};

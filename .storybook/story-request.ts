import type { calls } from '#contract/calls.ts';
import type { CallBody, CallParams, CallQuery, CallValue } from '#contract/lib/call-types.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { Locale } from '#domain/locale.ts';
import type { Problem } from '#domain/problem.ts';

/** A call of the API in a story, read by the contract's own schemas. */
export interface StoryRequest<Call extends CallDefinition> {
  readonly locale: Locale;
  readonly path: CallParams<Call>;
  readonly query: CallQuery<Call>;
  readonly body: CallBody<Call>;
}

/** What the API refuses: an order that can't be. */
export class Refusal {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

type Calls = typeof calls;

/** What the API responds in stories, by the names of the calls; a wrong shape does not compile. */
export type StoryResponses = {
  readonly [Name in keyof Calls]?: (request: StoryRequest<Calls[Name]>) => CallValue<Calls[Name]> | Refusal;
};

import type { calls } from '#contract/calls.ts';
import type { MockRequest } from './mock-request.ts';
import type { MockValue } from './mock-response.ts';

type Calls = typeof calls;

/** What the API responds in stories, by the names of the calls; a wrong shape does not compile. */
export type StoryResponses = {
  readonly [Name in keyof Calls]?: (request: MockRequest<Calls[Name]>) => MockValue<Calls[Name]>;
};

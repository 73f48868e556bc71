import type { Problem } from '#domain/problem.ts';

/** Ends a call that an upstream did not answer as it should; pages and API tell its problem. */
export class UpstreamFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, reason: string) {
    super(reason);
    this.problem = problem;
  }
}

import type { Problem } from '#domain/problem.ts';

/** Thrown when an upstream does not respond as expected; pages and the API return its problem. */
export class UpstreamFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, reason: string) {
    super(reason);
    this.problem = problem;
  }
}

import type { Problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import { UpstreamFailure } from '../../ports/upstream-failure.ts';

/** An id that the upstream does not know is refused, with its own words. */
export async function answerOf<Value>(ask: () => Promise<Value>): Promise<Result<Value, Problem>> {
  try {
    return accept(await ask());
  } catch (error) {
    if (error instanceof UpstreamFailure && error.problem.upstream?.answer?.status === 404) {
      return refuse({ ...error.problem, code: 'NOT_FOUND' });
    }
    throw error;
  }
}

import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import { UpstreamFailure } from '../../ports/upstream-failure.ts';

/** An id that the upstream does not know is refused, with its own words. */
export async function answerOf<Value>(ask: () => Promise<Value>): Promise<Result<Value, Problem>> {
  try {
    return accept(await ask());
  } catch (error) {
    const upstream = error instanceof UpstreamFailure ? error.problem.upstream : undefined;
    if (upstream?.answer?.status === 404) return refuse({ ...problem('NOT_FOUND'), upstream });
    throw error;
  }
}

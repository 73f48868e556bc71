import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { UpstreamFailure } from '../../ports/upstream-failure.ts';

/** An id that the upstream does not have is rejected with the upstream's own message. */
export async function resultOf<Value>(sendRequest: () => Promise<Value>): Promise<Result<Value, Problem>> {
  try {
    return ok(await sendRequest());
  } catch (error) {
    const upstream = error instanceof UpstreamFailure ? error.problem.upstream : undefined;
    if (upstream?.response?.status === 404) return err({ ...problem('NOT_FOUND'), upstream });
    throw error;
  }
}

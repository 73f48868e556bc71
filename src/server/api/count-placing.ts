import { createMiddleware } from 'hono/factory';
import { isDatabaseAway } from '../db/db-errors.ts';
import { record } from '../metrics/record.ts';
import { UpstreamFailure } from '../ports/upstream-failure.ts';
import { type ApiEnv, ProblemError } from './context.ts';

/** Counts placed orders, and rejected ones by their code; a replayed order counts as neither. */
export const countPlacing = createMiddleware<ApiEnv>(async (context, next) => {
  await next();
  if (context.error !== undefined) {
    const code = codeOf(context.error);
    record(({ ordersRejected }) => ordersRejected.inc({ code }));
  } else if (context.res.status === 201) record(({ ordersPlaced }) => ordersPlaced.inc());
});

function codeOf(error: unknown): string {
  if (error instanceof ProblemError || error instanceof UpstreamFailure) return error.problem.code;
  return isDatabaseAway(error) ? 'UNAVAILABLE' : 'INTERNAL';
}

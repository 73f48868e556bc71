import { defineMiddleware } from 'astro:middleware';
import { problemStatus } from '#domain/problem.ts';
import { isDatabaseAway } from '#server/db/db-errors.ts';
import { fallbackErrorPage } from '#server/http/fallback-error-page.ts';
import { UpstreamFailure } from '#server/ports/upstream-failure.ts';

/** A page that the upstream or the database could not answer: a problem page with the status of the failure. */
export const problemPage = defineMiddleware(async ({ locals, rewrite, url }, next) => {
  try {
    return await next();
  } catch (error) {
    if (isDatabaseAway(error)) return fallbackErrorPage(url.pathname);
    if (!(error instanceof UpstreamFailure)) throw error;
    locals.problemStatus = problemStatus[error.problem.code];
    const { body, headers } = await rewrite('/500');
    return new Response(body, { status: locals.problemStatus, headers });
  }
});

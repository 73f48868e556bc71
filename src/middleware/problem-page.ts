import { defineMiddleware } from 'astro:middleware';
import { problemStatus } from '#domain/problem.ts';
import { isDatabaseAway } from '#server/db/db-errors.ts';
import { fallbackErrorPage } from '#server/http/fallback-error-page.ts';
import { UpstreamFailure } from '#server/ports/upstream-failure.ts';

/** Renders an error page with the status of the failure when the upstream or the database could not respond. */
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

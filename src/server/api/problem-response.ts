import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { type Problem, problemStatus, type RelayedResponse } from '#domain/problem.ts';
import { problemSentence, waitOf } from '../problems/problem-sentence.ts';
import type { ApiContext } from './context.ts';

/** The body of a problem: its code, the message in three languages, and the details (R-ERROR-1). */
export function problemBody(problem: Problem): ProblemBody {
  const { code, details } = problem;
  const message: LocalizedText = {
    ru: problemSentence(problem, 'ru'),
    en: problemSentence(problem, 'en'),
    uz: problemSentence(problem, 'uz'),
  };
  return details === undefined ? { code, message } : { code, message, details };
}

export function problemResponse(context: ApiContext, rejection: Problem): Response {
  context.header('Cache-Control', 'no-store');
  if (rejection.upstream?.isRetried) context.header('x-retried', '1');
  if (rejection.upstream?.response) return relay(context, rejection.upstream.response);
  const status: ContentfulStatusCode = problemStatus[rejection.code];
  const seconds = waitOf(rejection);
  if (seconds !== null) context.header('Retry-After', String(seconds));
  return context.json(problemBody(rejection), status);
}

/** An upstream's own error, with its status and content (R-UPSTREAM-9). */
function relay(context: ApiContext, { status, content }: RelayedResponse): Response {
  if (content === null) return context.body(null, status as StatusCode);
  return context.body(content.text, status as ContentfulStatusCode, { 'Content-Type': `${content.type}; charset=UTF-8` });
}

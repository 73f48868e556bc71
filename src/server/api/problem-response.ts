import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { type Problem, problemStatus, type UpstreamAnswer } from '#domain/problem.ts';
import { problemSentence, waitOf } from '../lib/problem-sentence.ts';
import type { ApiContext } from './context.ts';

/** The body of a problem: its code, what to do about it in three languages, and the details (contract §2). */
export function problemBody(problem: Problem): ProblemBody {
  const { code, details } = problem;
  const message: LocalizedText = {
    ru: problemSentence(problem, 'ru'),
    en: problemSentence(problem, 'en'),
    uz: problemSentence(problem, 'uz'),
  };
  return details === undefined ? { code, message } : { code, message, details };
}

export function answerProblem(context: ApiContext, refusal: Problem): Response {
  context.header('Cache-Control', 'no-store');
  if (refusal.upstream?.isRetried) context.header('x-retried', '1');
  if (refusal.upstream?.answer) return relay(context, refusal.upstream.answer);
  const status: ContentfulStatusCode = problemStatus[refusal.code];
  const seconds = waitOf(refusal);
  if (seconds !== null) context.header('Retry-After', String(seconds));
  return context.json(problemBody(refusal), status);
}

/** An upstream's own error, with its status and what it said (contract §8). */
function relay(context: ApiContext, { status, content }: UpstreamAnswer): Response {
  if (content === null) return context.body(null, status as StatusCode);
  return context.body(content.text, status as ContentfulStatusCode, { 'Content-Type': `${content.type}; charset=UTF-8` });
}

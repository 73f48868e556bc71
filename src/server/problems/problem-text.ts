import { STATUS_CODES } from 'node:http';
import { readProblem } from '#contract/lib/read-problem.ts';
import type { Locale } from '#domain/locale.ts';
import type { Problem, RelayedResponse } from '#domain/problem.ts';
import { problemSentence } from './problem-sentence.ts';

/** A problem in the visitor's language; an upstream's own message by the toast rules of R-ERROR-2. */
export function problemText(problem: Problem, locale: Locale): string {
  const response = problem.upstream?.response;
  return (response ? wordsOf(response, locale) : '') || problemSentence(problem, locale);
}

function wordsOf({ status, content }: RelayedResponse, locale: Locale): string {
  const body: unknown = content?.type === 'application/json' ? JSON.parse(content.text) : content?.text;
  return readProblem({ status, statusText: STATUS_CODES[status] ?? '', isText: true, body }, locale).message;
}

import { STATUS_CODES } from 'node:http';
import { readProblem } from '#contract/failed-answer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Problem, UpstreamAnswer } from '#domain/problem.ts';
import { formatWait } from '#domain/wait.ts';
import { createTranslator } from '#i18n/create-translator.ts';

/** A problem in the visitor's language; an upstream's own words by the toast rules of specification §8. */
export function problemText(refusal: Problem, locale: Locale): string {
  const theirs = refusal.upstream?.answer ? wordsOf(refusal.upstream.answer, locale) : '';
  return theirs || ownText(refusal, locale);
}

/** Our words for a problem; one that ends by itself tells in how long. */
export function ownText(refusal: Problem, locale: Locale): string {
  const { code } = refusal;
  const say = createTranslator(locale, 'problems');
  const seconds = waitOf(refusal);
  if (seconds === null) return say(code);
  return say(code === 'TOO_MANY_GUESSES' ? 'TOO_MANY_GUESSES_WAIT' : code, { wait: formatWait(seconds, locale) });
}

/** The seconds after which the same may be tried again; null: waiting does not help. */
export function waitOf({ details }: Problem): number | null {
  const seconds = details?.['resendAfter'] ?? details?.['retryAfter'];
  return typeof seconds === 'number' ? seconds : null;
}

function wordsOf({ status, content }: UpstreamAnswer, locale: Locale): string {
  const body: unknown = content?.type === 'application/json' ? JSON.parse(content.text) : content?.text;
  return readProblem({ status, statusText: STATUS_CODES[status] ?? '', isText: true, body }, locale).message;
}

import { formatDateTime, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Problem } from '#domain/problem.ts';
import { formatWait } from '#domain/wait.ts';
import { translateUnknown } from '#domain/words.ts';
import { createTranslator } from '#i18n/create-translator.ts';

/** What to do about a problem, in one language; the wait, the figure or the date of its details stands in it where it has one. */
export function problemSentence(problem: Problem, locale: Locale): string {
  const { code, details = {} } = problem;
  const say = createTranslator(locale, 'problems');
  const seconds = waitOf(problem);
  const sentence = (key: string, values?: Readonly<Record<string, string>>) => translateUnknown(say, key, values) ?? key;
  if (seconds !== null) {
    return sentence(code === 'TOO_MANY_GUESSES' ? 'TOO_MANY_GUESSES_WAIT' : code, { wait: formatWait(seconds, locale) });
  }
  const { opensAt, minOrderSum, orderMaxSum, what } = details;
  if (code === 'NOT_FOUND' && what === 'order') return say('NOT_FOUND_order');
  if (code === 'RESTAURANT_PAUSED' && typeof opensAt === 'string')
    return say('RESTAURANT_PAUSED_exactly', { time: formatDateTime(opensAt, locale) });
  const sum = { MIN_ORDER_SUM: minOrderSum, ORDER_MAX_SUM: orderMaxSum }[code as string];
  return typeof sum === 'number' && sum > 0 ? sentence(`${code}_exactly`, { sum: formatPrice(sum, locale) }) : sentence(code);
}

/** The seconds after which the same may be tried again; null: waiting does not help. */
export function waitOf({ details }: Problem): number | null {
  const seconds = details?.['resendAfter'] ?? details?.['retryAfter'];
  return typeof seconds === 'number' ? seconds : null;
}
